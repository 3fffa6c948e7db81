import type { ReactNode } from 'react'
import { Box, Field, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useErrorOfValue } from '../error-of-value'
import { WarningBox } from '../page/warning-box'
import type { WrongLine } from '../../rules/calendar'

export interface LinesInputProps {
  name: string
  label: string
  hint?: string
  disabled?: boolean
  required?: boolean
}

interface LinesFieldProps extends LinesInputProps {
  rows?: number
  /** What is understood of the text, below it. */
  children(text: string, onText: (text: string) => void): ReactNode
}

/** A field of the form that holds dated lines, as text, with what they say below. */
export function LinesField({
  name,
  label,
  hint,
  disabled = false,
  required = false,
  rows = 7,
  children,
}: LinesFieldProps) {
  const field = useField<unknown>(name)
  const error = useErrorOfValue(name)
  const text = typeof field.value === 'string' ? field.value : ''
  const change = (next: string) => field.onChange(name, next)
  return (
    <Box>
      <Field.Root name={name} error={error} hint={hint} required={required}>
        <Field.Label>{label}</Field.Label>
        <Textarea
          rows={rows}
          value={text}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => change(event.target.value)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
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
