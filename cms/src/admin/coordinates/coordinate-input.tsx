import { useEffect, useState } from 'react'
import { TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { FormField, type InputProps } from '../forms/form-field'
import { readCoordinate, writeCoordinate } from './coordinate-model'

const NO_NUMBER = 'No es un número. Ejemplo: -29,1403'

/** Stands in the form for what cannot be read: no number, so that nobody saves over it. */
const UNREAD = {}

const isUnread = (value: unknown) => typeof value === 'object' && value !== null

/**
 * Form field of the panel: degrees. Strapi's own field for numbers takes the point of a coordinate,
 * as maps give it, for one of thousands.
 */
export function CoordinateInput({ disabled = false, ...props }: InputProps) {
  const { name } = props
  const field = useField<unknown>(name)
  const [text, setText] = useState(writeCoordinate(field.value))
  useEffect(() => {
    // What is being typed stays as it is while it means the same, or cannot be read.
    setText((typed) =>
      isUnread(field.value) || readCoordinate(typed) === field.value
        ? typed
        : writeCoordinate(field.value),
    )
  }, [field.value])
  const change = (typed: string) => {
    setText(typed)
    const value = readCoordinate(typed)
    field.onChange(name, value === undefined ? UNREAD : value)
  }
  const problem = readCoordinate(text) === undefined ? NO_NUMBER : undefined
  return (
    <FormField {...props} problem={problem}>
      <TextInput
        inputMode="text"
        autoComplete="off"
        maxLength={40}
        value={text}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
      />
    </FormField>
  )
}
