import {
  Box,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { styled } from 'styled-components'
import type { DayHours, HoursRange } from '../../rules/hours'
import type { WeekdayKey } from '../../rules/weekdays'
import { CopyMenu } from './copy-menu'
import type { DayMode } from './hours-model'
import { Ranges } from './ranges'
import { UsualOpening } from './usual-opening'

const MODES: [DayMode, string][] = [
  ['unknown', 'Sin datos'],
  ['closed', 'Cerrado'],
  ['ranges', 'Abierto'],
  ['text', 'Texto'],
]

/** The day's name with «Copiar» under it; where the hours are below, on one line with its kind. */
const DayName = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  width: 10rem;
  padding-top: 8px;
  @media (max-width: 30rem) {
    display: contents;
    & > :first-child {
      width: 7.8rem;
      padding-top: 14px;
    }
    & > [data-copy] {
      order: 1;
      padding-top: 4px;
    }
  }
`

interface DayRowProps {
  name: WeekdayKey
  label: string
  day: DayHours | undefined
  /** What its text, 'hasta las 13', may mean; null: nothing to ask. */
  supposed: HoursRange | null
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
  const { name, label, day, supposed, problem, errorId, disabled, onMode, onCopy, onDay } = props
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
      <DayName>
        <Typography fontWeight="bold">{label}</Typography>
        {day && (
          <div data-copy>
            <CopyMenu day={name} label={label} disabled={disabled} onCopy={onCopy} />
          </div>
        )}
      </DayName>
      <Box width="13rem">
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
      <Box flex="1 1 25rem" order={2}>
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
          <Flex direction="column" alignItems="stretch" gap={2}>
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
            {supposed && (
              <UsualOpening
                label={label}
                range={supposed}
                disabled={disabled}
                onAccept={() => onDay({ mode: 'ranges', ranges: [supposed] })}
              />
            )}
          </Flex>
        )}
        {problem !== null && (
          <Typography variant="pi" textColor="danger600">
            {problem}
          </Typography>
        )}
      </Box>
    </Flex>
  )
}
