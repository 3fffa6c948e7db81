import { useEffect, useState } from 'react'
import { Box, Field, TextInput } from '@strapi/design-system'

interface TimeInputProps {
  label: string
  value: string
  isWrong: boolean
  disabled: boolean
  /** What was typed, as a time. */
  read(text: string): string
  onChange(time: string): void
}

/**
 * A time of day of 24 hours. The browser's own field would ask for AM and PM wherever its language
 * does; here '830' or '8.30 hs' becomes 08:30 on leaving the field.
 */
export function TimeInput({ label, value, isWrong, disabled, read, onChange }: TimeInputProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const finish = () => {
    const time = read(text)
    setText(time)
    if (time !== value) onChange(time)
  }
  return (
    <Box width="8rem">
      <Field.Root error={isWrong}>
        <TextInput
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder="08:30"
          value={text}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => setText(event.target.value)}
          onBlur={finish}
          onKeyDown={(event: { key: string }) => {
            if (event.key === 'Enter') finish()
          }}
        />
      </Field.Root>
    </Box>
  )
}
