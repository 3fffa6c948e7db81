import type { ReactNode } from 'react'
import { Box, Field, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useErrorOfValue } from '../error-of-value'
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

/** Lines that say nothing certain, and why. */
export function WrongLines({ wrong }: { wrong: readonly WrongLine[] }) {
  if (wrong.length === 0) return null
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3} marginBottom={3}>
      <Typography tag="p" fontWeight="bold" textColor="neutral800">
        {wrong.length === 1 ? 'Este renglón no se entendió:' : 'Estos renglones no se entendieron:'}
      </Typography>
      <Box tag="ul" paddingTop={1}>
        {wrong.map(({ line, why }, at) => (
          <Typography key={at} tag="li" style={{ overflowWrap: 'anywhere' }}>
            «{line}» {why}.
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
