import { useRef } from 'react'
import { useField, useForm } from '@strapi/strapi/admin'
import type { Choice } from '../../rules/reading/choices/choices'
import { useSavedRelation } from './choices-api'
import {
  chosenIn,
  connectChoices,
  disconnectChoices,
  isChanged,
  type Chosen,
  type RelationValue,
} from './relation-value'

const NOTHING: Chosen[] = []

/**
 * A relation of the document in the form, also of one that is open in a dialog over another: what
 * is chosen, and what changes it. `isKnown` is false until the CMS has told what it has.
 */
export function useRelation(model: string, field: string) {
  const { value, onChange } = useField<RelationValue | undefined>(field)
  const documentId = useField<string | undefined>('documentId').value ?? ''
  const isPublishedTab = useForm('useRelation', ({ disabled }) => disabled)
  const status = isPublishedTab ? 'published' : 'draft'
  const saved = useSavedRelation({ model, documentId, field, status })
  const current = saved.currentData ?? NOTHING
  const chosen = chosenIn(value, current)
  // A save empties the form's value a moment before the CMS tells what it has now.
  const isSettling = saved.isFetching && saved.currentData !== undefined && !isChanged(value)
  const settled = useRef(chosen)
  if (!isSettling) settled.current = chosen
  return {
    chosen: settled.current,
    isKnown: documentId === '' || saved.currentData !== undefined,
    hasFailed: saved.isError,
    retry: () => void saved.refetch(),
    connect: (choices: readonly Choice[]) =>
      onChange(field, connectChoices(value, choices, current)),
    replace: (choice: Choice) =>
      onChange(field, connectChoices(disconnectChoices(value, chosen, current), [choice], current)),
    disconnect: (choices: readonly { documentId: string }[]) =>
      onChange(field, disconnectChoices(value, choices, current)),
  }
}
