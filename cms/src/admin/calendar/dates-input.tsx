import { Box, Flex, Typography } from '@strapi/design-system'
import type { WrongLine } from '../../rules/calendar'
import type { InputProps } from '../forms/form-field'
import { WarningBox } from '../page/warning-box'
import {
  readHolidays,
  readHoursOfDates,
  repeatsForDays,
  tellsOnce,
  type ReadLine,
} from './duty-model'
import { DoubtfulLines, LinesField, WrongLines } from './lines-field'
import { datedText } from '../days/day-words'

interface DatesProps {
  lines: readonly ReadLine[]
  wrong: readonly WrongLine[]
  doubtful: readonly WrongLine[]
}

function Dates({ lines, wrong, doubtful }: DatesProps) {
  return (
    <>
      <div role="status">
        <WrongLines wrong={wrong} />
        <DoubtfulLines doubtful={doubtful} />
      </div>
      {lines.length > 0 && (
        <>
          <Typography tag="p" fontWeight="bold">
            Así se entendió:
          </Typography>
          <Box tag="ul" paddingTop={1}>
            {lines.map(({ day, text }) => (
              <Flex key={day} tag="li" gap={2} wrap="wrap" paddingTop={1} alignItems="baseline">
                <Typography textColor="neutral600">{datedText(day)}:</Typography>
                <Typography style={{ overflowWrap: 'anywhere' }}>{text}</Typography>
              </Flex>
            ))}
          </Box>
        </>
      )}
    </>
  )
}

/** Dates without a year are of every year, which nobody thinks of who writes down his vacation. */
const EveryYear = () => (
  <WarningBox marginBottom={3}>
    <Typography role="status">
      Sin el año, se repite todos los años. Si es solo esta vez, escribí el año: «8/12/2026 = 9 a
      13», «22/12/2026 al 5/1/2027 = cerrado por vacaciones».
    </Typography>
  </WarningBox>
)

/** Form field of the panel: holidays, a line each. */
export function HolidaysInput(props: InputProps) {
  return <LinesField {...props}>{(text) => <Dates {...readHolidays(text)} />}</LinesField>
}

/** Form field of the panel: a store's hours on certain dates, a line each. */
export function SpecialHoursInput(props: InputProps) {
  return (
    <LinesField {...props} rows={4}>
      {(text) => {
        const read = readHoursOfDates(text)
        return (
          <>
            {(repeatsForDays(read.lines) || tellsOnce(text)) && <EveryYear />}
            <Dates {...read} />
          </>
        )
      }}
    </LinesField>
  )
}
