import { Box, Button, Field, Flex } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { hoursProblem, type Hours } from '../../rules/hours'
import { DayRow } from './day-row'
import { changeMode, copyMondayToWeek, DAYS, readHours, usualWeek } from './hours-model'

interface HoursInputProps {
  name: string
  label: string
  hint?: string
  disabled?: boolean
  required?: boolean
}

/** Form field of the panel: the opening hours of a week, a row for each day. */
export function HoursInput({
  name,
  label,
  hint,
  disabled = false,
  required = false,
}: HoursInputProps) {
  const field = useField<unknown>(name)
  const hours = readHours(field.value)
  const change = (next: Hours) => field.onChange(name, next)
  // What was refused is told at its day, for as long as it is wrong.
  const problemOf = (day: keyof Hours) =>
    field.error && hours[day] ? hoursProblem({ [day]: hours[day] }) : null
  return (
    <Field.Root name={name} error={field.error} hint={hint} required={required}>
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Field.Label>{label}</Field.Label>
        <Flex gap={2} wrap="wrap">
          <Button variant="tertiary" disabled={disabled} onClick={() => change(usualWeek())}>
            Semana habitual
          </Button>
          <Button
            variant="tertiary"
            disabled={disabled || !hours.monday}
            onClick={() => change(copyMondayToWeek(hours))}
          >
            Copiar el lunes hasta el viernes
          </Button>
        </Flex>
      </Flex>
      <Box hasRadius borderColor="neutral200" padding={4} role="group" aria-label={label}>
        {DAYS.map(([day, dayLabel]) => (
          <DayRow
            key={day}
            label={dayLabel}
            day={hours[day]}
            problem={problemOf(day)}
            disabled={disabled}
            onMode={(mode) => change(changeMode(hours, day, mode))}
            onDay={(next) => change({ ...hours, [day]: next })}
          />
        ))}
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
