import { useRef } from 'react'
import { useForm } from '@strapi/strapi/admin'
import type { Piece } from '../../rules/reading/message/read-message'
import { connectOptions } from '../choices/connect-options'
import { filledValue, pathOf } from './message-model'

type Values = Record<string, unknown>

/** The fields of the form that a piece changes: a category comes with its subcategories. */
const fieldsOf = (piece: Piece): string[] =>
  piece.field === 'categories' ? ['categories', 'subcategories'] : [pathOf(piece)[0]]

/** Puts what a message says into the fields of the form, and back what was there before. */
export function useFillForm() {
  const onChange = useForm('useFillForm', (form) => form.onChange)
  const getValues = useForm('useFillForm', (form) => form.getValues)
  const before = useRef<Values>({})
  const values = () => getValues() as Values

  return {
    values,
    fill(piece: Piece) {
      for (const field of fieldsOf(piece)) {
        if (!(field in before.current)) before.current[field] = values()[field]
      }
      if (piece.field === 'categories' || piece.field === 'paymentMethods') {
        connectOptions({ values: values(), onChange }, piece.value)
        return
      }
      onChange(pathOf(piece)[0], filledValue(values(), piece))
    },
    restore(piece: Piece) {
      const [field, part] = pathOf(piece)
      if (part === undefined) {
        for (const one of fieldsOf(piece)) onChange(one, before.current[one] ?? null)
        return
      }
      const group = before.current[field] as Values | null | undefined
      onChange(field, { ...(values()[field] as object | null), [part]: group?.[part] ?? null })
    },
    addToDescription: (change: (text: unknown) => string) =>
      onChange('description', change(values().description)),
  }
}
