import { useState } from 'react'
import { useField } from '@strapi/strapi/admin'

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
