import type { ReactNode } from 'react'
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
  /** What else there is to do with the day. */
  children: ReactNode
}

/** The ranges of a day that is open. */
export function Ranges({ label, ranges, isWrong, disabled, onChange, children }: RangesProps) {
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
        </Flex>
      ))}
      <Flex gap={2} wrap="wrap">
        <Button
          variant="tertiary"
          startIcon={<Plus />}
          disabled={disabled}
          aria-label={`${label}: agregar otro horario`}
          onClick={() => onChange(addRange(ranges))}
        >
          Otro horario
        </Button>
        {children}
      </Flex>
    </Flex>
  )
}
