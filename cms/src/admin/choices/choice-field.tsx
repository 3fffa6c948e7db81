import type { ReactNode } from 'react'
import { Field } from '@strapi/design-system'
import type { Choices } from '../../rules/reading/choices/choices'
import { useErrorOfValue } from '../error-of-value'
import { useChoices } from './choices-api'
import { Unknown } from './unknown'

/** What the panel gives to the input of a custom field. */
export interface ChoiceInputProps {
  name: string
  label: string
  hint?: string
  disabled?: boolean
  required?: boolean
}

interface ChoiceFieldProps extends ChoiceInputProps {
  children(choices: Choices): ReactNode
}

/** A field of the form in which something is chosen, once it is known what there is to choose. */
export function ChoiceField({ name, label, hint, required = false, children }: ChoiceFieldProps) {
  const error = useErrorOfValue(name)
  const { data, isError, refetch } = useChoices()
  return (
    <Field.Root
      name={name}
      error={error}
      hint={hint}
      required={required}
      role="group"
      aria-label={label}
    >
      <Field.Label>{label}</Field.Label>
      {data ? children(data) : <Unknown hasFailed={isError} onRetry={() => void refetch()} />}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
