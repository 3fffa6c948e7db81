import type { ReactNode } from 'react'
import { Box, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { FormField, type InputProps } from '../forms/form-field'
import { WarningBox } from '../page/warning-box'
import type { WrongLine } from '../../rules/calendar'

interface LinesFieldProps extends InputProps {
  rows?: number
  /** What is understood of the text, below it. */
  children(text: string, onText: (text: string) => void): ReactNode
}

/** A field of the form that holds dated lines, as text, with what they say below. */
export function LinesField({ disabled = false, rows = 7, children, ...props }: LinesFieldProps) {
  const { name } = props
  const field = useField<unknown>(name)
  const text = typeof field.value === 'string' ? field.value : ''
  const change = (next: string) => field.onChange(name, next)
  return (
    <Box>
      <FormField {...props}>
        <Textarea
          rows={rows}
          value={text}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => change(event.target.value)}
        />
      </FormField>
      <Box paddingTop={3}>{children(text, change)}</Box>
    </Box>
  )
}

interface ToldLinesProps {
  title: string
  lines: readonly WrongLine[]
}

function ToldLines({ title, lines }: ToldLinesProps) {
  if (lines.length === 0) return null
  return (
    <WarningBox title={title} marginBottom={3}>
      <Box tag="ul" paddingTop={1}>
        {lines.map(({ line, why }, at) => (
          <Typography key={at} tag="li" style={{ overflowWrap: 'anywhere' }}>
            «{line}» {why}.
          </Typography>
        ))}
      </Box>
    </WarningBox>
  )
}

/** Lines that say nothing certain, and why. */
export const WrongLines = ({ wrong }: { wrong: readonly WrongLine[] }) => (
  <ToldLines
    title={
      wrong.length === 1 ? 'Este renglón no se entendió:' : 'Estos renglones no se entendieron:'
    }
    lines={wrong}
  />
)

/** Lines whose day of the week is not that of their date: all of them, when a list is of another month. */
export const DoubtfulLines = ({ doubtful }: { doubtful: readonly WrongLine[] }) => (
  <ToldLines title="Fijate la fecha: ¿es de otro mes, o de otro año?" lines={doubtful} />
)
