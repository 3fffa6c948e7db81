import { useId } from 'react'
import { Box, Button, Field, Flex } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { hoursProblem, type Hours } from '../../rules/hours'
import { untilWithUsualOpening } from '../../rules/reading/hours/until'
import type { InputProps } from '../forms/form-field'
import { DayRow } from './day-row'
import { changeMode, copyDay, DAYS, readHours, usualWeek } from './hours-model'
import { PasteBox } from './paste-box'

/** Form field of the panel: the opening hours of a week, a row for each day. */
export function HoursInput(props: InputProps) {
  const { name, label, hint, disabled = false, required = false } = props
  const field = useField<unknown>(name)
  const hours = readHours(field.value)
  const change = (next: Hours) => field.onChange(name, next)
  // What was refused is told at its day, for as long as it is wrong.
  const problemOf = (day: keyof Hours) =>
    field.error && hours[day] ? hoursProblem({ [day]: hours[day] }) : null
  // The form moves to the element that its first error describes: the first wrong day, or all.
  const id = useId()
  const errorId = `${id}-error`
  const firstWrong = DAYS.find(([day]) => problemOf(day) !== null)?.[0]
  return (
    <Field.Root id={id} name={name} error={field.error} hint={hint} required={required}>
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Field.Label>{label}</Field.Label>
        <Button variant="tertiary" disabled={disabled} onClick={() => change(usualWeek())}>
          Semana habitual
        </Button>
      </Flex>
      <Box
        hasRadius
        borderColor="neutral200"
        padding={4}
        role="group"
        aria-label={label}
        aria-describedby={firstWrong ? undefined : errorId}
        tabIndex={-1}
      >
        <PasteBox hours={hours} disabled={disabled} onChange={change} />
        {DAYS.map(([day, dayLabel]) => (
          <DayRow
            key={day}
            name={day}
            label={dayLabel}
            day={hours[day]}
            supposed={untilWithUsualOpening(hours, day)}
            problem={problemOf(day)}
            errorId={day === firstWrong ? errorId : undefined}
            disabled={disabled}
            onMode={(mode) => change(changeMode(hours, day, mode))}
            onCopy={(days) => change(copyDay(hours, day, days))}
            onDay={(next) => change({ ...hours, [day]: next })}
          />
        ))}
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
