import { TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { FormField, type InputProps } from '../forms/form-field'
import { inThisCentury } from './this-century'

/**
 * Form field of the panel for a day, the browser's own: what is typed is in the form at once. Strapi's
 * keeps it to itself until the field is left, when «Publicar» has read the form already.
 */
export function DayField({ disabled = false, ...field }: InputProps) {
  const { name } = field
  const { value, onChange } = useField<string | null>(name)
  const change = (day: string) => onChange(name, day === '' ? null : day)
  return (
    <FormField {...field}>
      <TextInput
        type="date"
        max="2099-12-31"
        value={value ?? ''}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
        onBlur={() => value && change(inThisCentury(value))}
      />
    </FormField>
  )
}
