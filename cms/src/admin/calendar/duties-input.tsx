import { useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { KnownPlace } from '../../calendar/pharmacy-names'
import { capital } from '../../rules/capital'
import { doubtfulLines, readCalendar } from '../../rules/calendar'
import {
  dutiesOfMonth,
  linesFarBack,
  monthToShow,
  withDuty,
  withYears,
  yearlessMonths,
  type WithYears,
} from '../../rules/duties'
import { dayInGoya } from '../../rules/goya-time'
import { slug } from '../../rules/slug'
import { useAnswer } from '../page/use-answer'
import type { InputProps } from '../forms/form-field'
import { WarningBox } from '../page/warning-box'
import { DutyDayRow } from './duty-day'
import { monthAfter, monthState } from './duty-model'
import { LinesFile } from './lines-file'
import { DoubtfulLines, LinesField, WrongLines } from './lines-field'
import { withLines } from './read-lines-file'
import {
  placesByName,
  suggestionText,
  unknownNames,
  withSuggestion,
  type UnknownName,
} from './unknown-names'
import { monthText } from '../days/day-words'

interface UnknownProps {
  unknown: readonly UnknownName[]
  disabled: boolean
  onSuggestion(name: string, suggestion: string): void
}

/** Names of which visitors would get neither telephone nor address. */
function Unknown({ unknown, disabled, onSuggestion }: UnknownProps) {
  if (unknown.length === 0) return null
  return (
    <WarningBox
      title="No están en la guía con ese nombre: saldrían sin teléfono ni dirección."
      marginBottom={3}
    >
      <Box tag="ul">
        {unknown.map(({ name, suggestion }) => (
          <Flex key={name} tag="li" gap={2} wrap="wrap" paddingTop={2}>
            <Typography style={{ overflowWrap: 'anywhere' }}>«{name}»</Typography>
            {suggestion !== null && !disabled && (
              <Button
                variant="secondary"
                aria-label={`«${name}» ${suggestionText(suggestion)}`}
                onClick={() => onSuggestion(name, suggestion)}
              >
                {capital(suggestionText(suggestion))}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </WarningBox>
  )
}

interface MissingYearsProps {
  proposed: WithYears
  disabled: boolean
  onText(text: string): void
}

/** A month without its year, as the college writes it: below, it is read as the next one. */
function MissingYears({ proposed: { text, headings }, disabled, onText }: MissingYearsProps) {
  const months = headings.map((heading) => `«${heading}»`).join(', ')
  return (
    <WarningBox title={`Falta el año. Abajo se lee como ${months}.`} marginBottom={3}>
      {!disabled && (
        <Box paddingTop={2}>
          <Button variant="secondary" onClick={() => onText(text)}>
            Escribir {months}
          </Button>
        </Box>
      )}
    </WarningBox>
  )
}

/** A list of a month of every year: next year it would still be shown. */
const EveryYear = () => (
  <WarningBox marginBottom={3}>
    <Typography>
      Hay días sin el año: se repiten todos los años. Si son solo de este, escribí arriba de la
      lista el mes y el año: «Diciembre 2026».
    </Typography>
  </WarningBox>
)

interface Places {
  places?: readonly KnownPlace[]
}

interface BoardProps {
  text: string
  disabled: boolean
  onText(text: string): void
}

/** What a text of duties says, day by day of a month, each to be corrected by hand. */
function DutyBoard({ text: written, disabled, onText }: BoardProps) {
  const today = dayInGoya(new Date())
  const proposed = withYears(written, today)
  const text = proposed?.text ?? written
  /** What a line of duty may name; null while that is not known. */
  const places = useAnswer<Places>('/calendar/pharmacies').value?.places ?? null
  const [chosen, setChosen] = useState<{ month: string; insteadOf: string } | null>(null)
  const told = monthToShow(text, today)
  // Who pastes another month wants to see that one.
  const month = chosen?.insteadOf === told ? chosen.month : told
  const turnBy = (months: number) =>
    setChosen({ month: monthAfter(month, months), insteadOf: told })
  const days = dutiesOfMonth(text, month)
  const read = readCalendar(text)
  const missing = days.filter(({ names }) => names.length === 0).length
  const state = monthState({
    wrong: read.wrong.length,
    yearless: proposed?.headings.length ?? 0,
    missing,
  })
  const known = placesByName(places ?? [])
  return (
    <>
      <div role="status">
        {proposed && <MissingYears proposed={proposed} disabled={disabled} onText={onText} />}
        <WrongLines wrong={read.wrong} />
        <DoubtfulLines doubtful={[...doubtfulLines(read.days), ...linesFarBack(text, today)]} />
        {yearlessMonths(read).length > 0 && <EveryYear />}
      </div>
      {places && (
        <Unknown
          unknown={unknownNames(text, places)}
          disabled={disabled}
          onSuggestion={(name, suggestion) => onText(withSuggestion(text, name, suggestion))}
        />
      )}
      <Flex gap={2} wrap="wrap" justifyContent="space-between" paddingBottom={2}>
        <Box role="status">
          <Typography tag="p" fontWeight="bold">
            {monthText(month)}
          </Typography>
          <Typography textColor={state.isComplete ? 'success700' : 'danger700'}>
            {state.text}
          </Typography>
        </Box>
        <Flex gap={2}>
          <Button variant="tertiary" onClick={() => turnBy(-1)}>
            Mes anterior
          </Button>
          <Button variant="tertiary" onClick={() => turnBy(1)}>
            Mes siguiente
          </Button>
        </Flex>
      </Flex>
      <Box tag="ul">
        {days.map((duty) => (
          <DutyDayRow
            key={duty.day}
            duty={duty}
            places={places ?? []}
            isKnown={(name) => places === null || known.has(slug(name))}
            disabled={disabled}
            onNames={(names) => onText(withDuty(text, duty.day, names))}
          />
        ))}
      </Box>
    </>
  )
}

/** Form field of the panel: the pharmacies on duty, as pasted, and day by day. */
export function DutiesInput(props: InputProps) {
  return (
    <LinesField {...props}>
      {(text, onText) => (
        <>
          <LinesFile
            disabled={props.disabled ?? false}
            onLines={(lines) => onText(withLines(text, lines))}
          />
          <DutyBoard text={text} disabled={props.disabled ?? false} onText={onText} />
        </>
      )}
    </LinesField>
  )
}
