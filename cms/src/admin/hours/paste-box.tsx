import { useRef, useState } from 'react'
import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import type { Hours } from '../../rules/hours'
import { readWeek } from '../../rules/reading/hours-text'
import { WEEK } from '../../rules/reading/day-names'
import { daysInWords, weekInWords } from './week-in-words'

/** What the last reading did. */
interface Reading {
  days: (keyof Hours)[]
  unread: string[]
  before: Hours
}

interface PasteBoxProps {
  hours: Hours
  disabled: boolean
  onChange(hours: Hours): void
}

const LONGEST_TEXT = 10_000

/** Hours as the store sent them: pasting fills the days that the text tells of, and no other. */
export function PasteBox({ hours, disabled, onChange }: PasteBoxProps) {
  const [text, setText] = useState('')
  const [reading, setReading] = useState<Reading | null>(null)
  const isPasted = useRef(false)
  const read = (written: string) => {
    const { hours: found, unread } = readWeek(written)
    setReading({ days: WEEK.filter((day) => found[day]), unread, before: hours })
    if (Object.keys(found).length > 0) onChange({ ...hours, ...found })
  }
  const type = (written: string) => {
    setText(written)
    if (isPasted.current) read(written)
    isPasted.current = false
  }
  return (
    <Box paddingBottom={4}>
      <Field.Root hint="Por ejemplo: L a V 8 a 12 y 16 a 20, sáb 8 a 13, dom cerrado. Cambia solo los días que nombra.">
        <Field.Label>Pegá lo que mandó el comercio</Field.Label>
        <Textarea
          rows={3}
          maxLength={LONGEST_TEXT}
          value={text}
          disabled={disabled}
          onPaste={() => {
            isPasted.current = true
          }}
          onChange={(event: { target: { value: string } }) => type(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Flex gap={2} paddingTop={2} wrap="wrap">
        <Button
          variant="secondary"
          disabled={disabled || text.trim() === ''}
          onClick={() => read(text)}
        >
          Leer los horarios
        </Button>
        {reading !== null && reading.days.length > 0 && (
          <Button
            variant="tertiary"
            disabled={disabled}
            onClick={() => {
              onChange(reading.before)
              setReading(null)
            }}
          >
            Deshacer
          </Button>
        )}
      </Flex>
      <div role="status">{reading && <Result reading={reading} hours={hours} />}</div>
    </Box>
  )
}

function Result({ reading, hours }: { reading: Reading; hours: Hours }) {
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
              </Typography>
            ))}
          </Box>
        </>
      )}
      {(unread.length > 0 || days.length === 0) && <Unread reading={reading} />}
    </Box>
  )
}

const HOLIDAY = /feriado|festivo/i

function Unread({ reading: { days, unread } }: { reading: Reading }) {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3} marginTop={2}>
      <Typography tag="p" fontWeight="bold" textColor="warning700">
        {days.length > 0 ? 'Esto no se cargó:' : 'No se cargó ningún día:'}
      </Typography>
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
    </Box>
  )
}

/** What a person can do about it. */
function adviceFor(unread: string[]): string {
  if (unread.every((piece) => HOLIDAY.test(piece)) && unread.length > 0) {
    return 'Los feriados no son un día de la semana: van con su fecha, en «Horarios especiales».'
  }
  return 'Puede leerse de dos maneras, no dice qué días o no es un horario. Cargalo abajo a mano, o corregilo arriba y tocá «Leer los horarios».'
}
