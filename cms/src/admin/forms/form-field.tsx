import { useState, type ReactNode } from 'react'
import { Field } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'

/** What the panel gives to the input of a field. */
export interface InputProps {
  name: string
  label: string
  hint?: string
  disabled?: boolean
  required?: boolean
}

/**
 * The error of a field of the form for as long as the field has the value that was refused:
 * undefined otherwise. The form itself keeps it on until the next save.
 */
export function useErrorOfValue(name: string): string | undefined {
  const { value, error } = useField<unknown>(name)
  const [refused, setRefused] = useState({ value, error })
  if (error !== refused.error) setRefused({ value, error })
  return error === refused.error && value === refused.value ? error : undefined
}

interface FormFieldProps extends Omit<InputProps, 'disabled'> {
  /** What is wrong with what is typed, sooner than a save refuses it. */
  problem?: string
  /** Whether it holds several inputs. */
  isGroup?: boolean
  children: ReactNode
}

/**
 * A field of the form: what it is called above its input, its hint and what is wrong with it below. What
 * else the panel gives to an input may be given to it, and counts for nothing.
 */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, required = false, problem, isGroup = false, children } = props
  const refusal = useErrorOfValue(name)
  return (
    <Field.Root
      name={name}
      error={problem ?? refusal}
      hint={hint}
      required={required}
      {...(isGroup && { role: 'group', 'aria-label': label })}
    >
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
