import { Box, Typography } from '@strapi/design-system'
import type { Hours } from '../../rules/hours'
import { untilWithUsualOpening } from '../../rules/reading/hours/until'
import type { WeekdayKey } from '../../rules/weekdays'
import { WarningBox } from '../page/warning-box'
import { adviceFor } from './unread-advice'
import { daysInWords, weekInWords } from './week-in-words'

/** What the last reading did. */
export interface Reading {
  /** The days that it filled. */
  days: WeekdayKey[]
  /** What it did not understand. */
  unread: string[]
  /** The week as it was. */
  before: Hours
}

/** Which days a reading filled, the whole week for a person to check, and what was left out. */
export function ReadingResult({ reading, hours }: { reading: Reading; hours: Hours }) {
  const { days, unread } = reading
  return (
    <Box paddingTop={3}>
      {days.length > 0 && (
        <>
          <Typography tag="p" fontWeight="bold">
            Listo: {daysInWords(days)}. Revisá cómo quedó la semana:
          </Typography>
          <Box tag="ul" paddingTop={1}>
            {weekInWords(hours).map(({ key, day, text }) => (
              <Typography
                key={key}
                tag="li"
                textColor={days.includes(key) ? 'neutral800' : 'neutral600'}
              >
                {day}: {text}
                {untilWithUsualOpening(hours, key) && ' (no dice desde qué hora: confirmalo abajo)'}
              </Typography>
            ))}
          </Box>
        </>
      )}
      {(unread.length > 0 || days.length === 0) && <Unread reading={reading} />}
    </Box>
  )
}

function Unread({ reading: { days, unread } }: { reading: Reading }) {
  return (
    <WarningBox
      title={days.length > 0 ? 'Esto no se cargó:' : 'No se cargó ningún día:'}
      marginTop={2}
    >
      <Box tag="ul" paddingTop={1} paddingBottom={1}>
        {unread.map((piece, at) => (
          <Typography key={at} tag="li" style={{ overflowWrap: 'anywhere' }}>
            «{piece}»
          </Typography>
        ))}
      </Box>
      <Typography tag="p" textColor="neutral700">
        {adviceFor(unread)}
      </Typography>
    </WarningBox>
  )
}
