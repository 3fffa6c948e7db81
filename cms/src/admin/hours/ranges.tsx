import { Button, Flex, IconButton, Typography } from '@strapi/design-system'
import { Plus, Trash } from '@strapi/icons'
import type { HoursRange } from '../../rules/hours'
import { readClosing, readTime } from '../../rules/reading/hours/times'
import { addRange } from './hours-model'
import { TimeInput } from './time-input'

interface RangesProps {
  label: string
  ranges: HoursRange[]
  isWrong: boolean
  disabled: boolean
  onChange(ranges: HoursRange[]): void
}

/** A day of two ranges is the usual one: a third needs no line of its own. */
const USUAL_RANGES = 2

/** The ranges of a day that is open. */
export function Ranges({ label, ranges, isWrong, disabled, onChange }: RangesProps) {
  const replace = (index: number, change: Partial<HoursRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...change } : range)))
  const add = () => onChange(addRange(ranges))
  const addLabel = `${label}: agregar otro horario`
  const isUsual = ranges.length >= USUAL_RANGES
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
          {isUsual && index === ranges.length - 1 && (
            <IconButton label={addLabel} disabled={disabled} onClick={add}>
              <Plus />
            </IconButton>
          )}
        </Flex>
      ))}
      {!isUsual && (
        <Flex>
          <Button
            variant="tertiary"
            startIcon={<Plus />}
            disabled={disabled}
            aria-label={addLabel}
            onClick={add}
          >
            Otro horario
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
