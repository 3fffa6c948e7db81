import {
  Box,
  Field,
  Flex,
  IconButton,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
  Button,
} from '@strapi/design-system'
import { Plus, Trash } from '@strapi/icons'
import type { DayHours, HoursRange } from '../../rules/hours'
import { readClosing, readTime } from '../../rules/reading/times'
import type { WeekdayKey } from '../../rules/weekdays'
import { CopyMenu } from './copy-menu'
import { addRange, type DayMode } from './hours-model'
import { TimeInput } from './time-input'

const MODES: [DayMode, string][] = [
  ['unknown', 'Sin datos'],
  ['closed', 'Cerrado'],
  ['ranges', 'Abierto'],
  ['text', 'Texto libre'],
]

interface RangesProps {
  label: string
  ranges: HoursRange[]
  isWrong: boolean
  disabled: boolean
  onChange(ranges: HoursRange[]): void
}

function Ranges({ label, ranges, isWrong, disabled, onChange }: RangesProps) {
  const replace = (index: number, change: Partial<HoursRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...change } : range)))
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {ranges.map((range, index) => (
        <Flex key={index} gap={2} wrap="wrap" alignItems="center">
          <TimeInput
            label={`${label}: abre (horario ${index + 1})`}
            value={range.opens}
            isWrong={isWrong}
            disabled={disabled}
            read={readTime}
            onChange={(opens) => replace(index, { opens })}
          />
          <Typography textColor="neutral600">a</Typography>
          <TimeInput
            label={`${label}: cierra (horario ${index + 1})`}
            value={range.closes}
            isWrong={isWrong}
            disabled={disabled}
            read={(text) => readClosing(text, range.opens)}
            onChange={(closes) => replace(index, { closes })}
          />
          <IconButton
            label={`${label}: quitar el horario ${index + 1}`}
            disabled={disabled || ranges.length === 1}
            onClick={() => onChange(ranges.filter((_, at) => at !== index))}
          >
            <Trash />
          </IconButton>
          {index === ranges.length - 1 && (
            <Button
              variant="tertiary"
              startIcon={<Plus />}
              disabled={disabled}
              aria-label={`${label}: agregar otro horario`}
              onClick={() => onChange(addRange(ranges))}
            >
              Otro horario
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  )
}

interface DayRowProps {
  name: WeekdayKey
  label: string
  day: DayHours | undefined
  /** What is wrong with it, in Spanish. */
  problem: string | null
  /** Of the error that the form shows, where this is the first day that is wrong. */
  errorId: string | undefined
  disabled: boolean
  onMode(mode: DayMode): void
  onCopy(days: WeekdayKey[]): void
  onDay(day: DayHours): void
}

/**
 * One weekday: what kind of day it is and, beside it, its hours or its text. Each of its
 * inputs is a field of its own: inputs of one field share its id and its error.
 */
export function DayRow(props: DayRowProps) {
  const { name, label, day, problem, errorId, disabled, onMode, onCopy, onDay } = props
  return (
    <Flex
      role="group"
      aria-label={label}
      aria-describedby={errorId}
      // The form brings the eye to what the error describes.
      tabIndex={-1}
      gap={2}
      alignItems="flex-start"
      paddingTop={2}
      paddingBottom={2}
      wrap="wrap"
    >
      <Box width="9rem" paddingTop={2}>
        <Typography fontWeight="bold">{label}</Typography>
      </Box>
      <Box width="14rem">
        <Field.Root>
          <SingleSelect
            aria-label={`${label}: qué día es`}
            value={day?.mode ?? 'unknown'}
            disabled={disabled}
            onChange={(mode: string | number) => onMode(mode as DayMode)}
          >
            {MODES.map(([mode, text]) => (
              <SingleSelectOption key={mode} value={mode}>
                {text}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
      <Box flex="1 1 26rem">
        {day?.mode === 'ranges' && (
          <Ranges
            label={label}
            ranges={day.ranges}
            isWrong={problem !== null}
            disabled={disabled}
            onChange={(ranges) => onDay({ mode: 'ranges', ranges })}
          />
        )}
        {day?.mode === 'text' && (
          <Field.Root error={problem !== null}>
            <TextInput
              aria-label={`${label}: texto`}
              placeholder="Contactar y coordinar"
              value={day.text}
              disabled={disabled}
              onChange={(event: { target: { value: string } }) =>
                onDay({ mode: 'text', text: event.target.value })
              }
            />
          </Field.Root>
        )}
        {problem !== null && (
          <Typography variant="pi" textColor="danger600">
            {problem}
          </Typography>
        )}
      </Box>
      {day !== undefined && (
        <CopyMenu day={name} label={label} disabled={disabled} onCopy={onCopy} />
      )}
    </Flex>
  )
}
