import { Field, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useErrorOfValue } from '../error-of-value'
import { inThisCentury } from './this-century'

interface DayFieldProps {
  name: string
  label: string
  hint?: string
  disabled?: boolean
  required?: boolean
}

/**
 * Form field of the panel for a day, the browser's own: what is typed is in the form at once. Strapi's
 * keeps it to itself until the field is left, when «Publicar» has read the form already.
 */
export function DayField({ name, label, hint, disabled = false, required = false }: DayFieldProps) {
  const { value, onChange } = useField<string | null>(name)
  const error = useErrorOfValue(name)
  const change = (day: string) => onChange(name, day === '' ? null : day)
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type="date"
        max="2099-12-31"
        value={value ?? ''}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
        onBlur={() => value && change(inThisCentury(value))}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
