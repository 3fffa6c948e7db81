import { useRef, useState } from 'react'
import { Box, Button, Field, Flex, Textarea } from '@strapi/design-system'
import type { Hours } from '../../rules/hours'
import { readWeek } from '../../rules/reading/hours/hours-text'
import { WEEK } from '../../rules/reading/hours/day-names'
import { LeftOver, showBox } from '../unsaved/left-over'
import { useFilledBox } from '../unsaved/filled-boxes'
import { withDaysOf } from './hours-model'
import { ReadingResult, type Reading } from './reading-result'

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
  const [lastRead, setLastRead] = useState('')
  const [leftOver, setLeftOver] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const isPasted = useRef(false)
  const read = (written: string) => {
    const { hours: found, unread } = readWeek(written)
    setLastRead(written)
    setLeftOver(null)
    setReading({ days: WEEK.filter((day) => found[day]), unread, before: hours })
    if (Object.keys(found).length > 0) onChange({ ...hours, ...found })
  }
  const type = (written: string) => {
    setText(written)
    setLeftOver(null)
    if (isPasted.current) read(written)
    isPasted.current = false
  }
  useFilledBox(text.trim() !== '' && text !== lastRead, () => {
    const { hours: found, unread } = readWeek(text)
    if (Object.keys(found).length > 0 && unread.length === 0) {
      read(text)
      return true
    }
    setLeftOver('Esto no está cargado: tocá «Leer los horarios» y fijate cómo quedó, o borralo.')
    showBox(box.current)
    return false
  })
  return (
    <Box paddingBottom={4}>
      <Field.Root hint="Por ejemplo: L a V 8 a 12 y 16 a 20, sáb 8 a 13, dom cerrado. Cambia solo los días que nombra.">
        <Field.Label>Pegá lo que mandó el comercio</Field.Label>
        <Textarea
          ref={box}
          hasError={leftOver !== null}
          rows={2}
          style={{ minHeight: '6.4rem' }}
          maxLength={LONGEST_TEXT}
          value={text}
          disabled={disabled}
          onPaste={() => {
            isPasted.current = true
          }}
          onChange={(event: { target: { value: string } }) => type(event.target.value)}
        />
        <LeftOver message={leftOver} />
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
              onChange(withDaysOf(hours, reading.before, reading.days))
              setReading(null)
            }}
          >
            Deshacer
          </Button>
        )}
      </Flex>
      <div role="status">{reading && <ReadingResult reading={reading} hours={hours} />}</div>
    </Box>
  )
}
