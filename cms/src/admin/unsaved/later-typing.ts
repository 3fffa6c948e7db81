import { documentIdOf, type RelationItem, type RelationValue } from '../choices/relation-value'
import { changedValues, type Values } from './unsaved-model'
import { isObject } from '../../rules/is-object'

type Items = readonly RelationItem[]

const isRelation = (value: unknown): value is Required<RelationValue> =>
  isObject(value) && Array.isArray(value.connect) && Array.isArray(value.disconnect)

function without(items: Items, gone: Items): RelationItem[] {
  const ids = new Set(gone.map(documentIdOf))
  return items.filter((item) => !ids.has(documentIdOf(item)))
}

/** What is saved needs no second time; what was taken back meanwhile is to be undone. */
const laterRelation = (
  typed: Required<RelationValue>,
  sent: Required<RelationValue>,
): RelationValue => ({
  connect: [
    ...without(typed.connect, sent.connect),
    ...without(without(sent.disconnect, typed.disconnect), typed.connect),
  ],
  disconnect: [
    ...without(typed.disconnect, sent.disconnect),
    ...without(without(sent.connect, typed.connect), typed.disconnect),
  ],
})

const NO_CHANGES = { connect: [], disconnect: [] }

function laterValue(typed: unknown, sent: unknown, saved: unknown): unknown {
  if (isRelation(typed)) return laterRelation(typed, isRelation(sent) ? sent : NO_CHANGES)
  // A group that was made by the save goes on as that one.
  const isGroup = isObject(typed) && isObject(saved) && 'id' in saved && !('id' in typed)
  return isGroup ? { ...typed, id: saved.id } : typed
}

/**
 * What was typed while a save was on its way, by top-level field, as it stands on top of the answer.
 * laterTyping({ name: 'Ab' }, { name: 'A' }, { name: 'A', id: 1 }) → { name: 'Ab' }
 * @param typed what the form held when the answer came
 * @param sent what it held when the save began
 * @param saved what the answer fills it with
 */
export const laterTyping = (typed: Values, sent: Values, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(changedValues(typed, sent)).map(([field, value]) => [
      field,
      laterValue(value, sent[field], saved[field]),
    ]),
  )
