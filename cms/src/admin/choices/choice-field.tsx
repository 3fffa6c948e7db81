import type { ReactNode } from 'react'
import type { Choices } from '../../rules/reading/choices/choices'
import { FormField, type InputProps } from '../forms/form-field'
import { useChoices } from './choices-api'
import { Unknown } from './unknown'

interface ChoiceFieldProps extends InputProps {
  children(choices: Choices, disabled: boolean): ReactNode
}

/** A field of the form in which something is chosen, once it is known what there is to choose. */
export function ChoiceField({ disabled = false, children, ...field }: ChoiceFieldProps) {
  const { data, isError, refetch } = useChoices()
  return (
    <FormField {...field} isGroup>
      {data ? (
        children(data, disabled)
      ) : (
        <Unknown hasFailed={isError} onRetry={() => void refetch()} />
      )}
    </FormField>
  )
}
