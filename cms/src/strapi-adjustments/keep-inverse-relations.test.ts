import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { VISIBLE_TYPES, type VisibleType } from '../documents/visible-types'
import { describeUid } from '../rules/types'
import { dropInverseRelations } from './keep-inverse-relations'

/** Fields of a type's schema that another type's field is the owner of. */
function mappedFields(type: VisibleType): string[] {
  const name = type.split('.')[1] ?? ''
  const file = path.join(__dirname, '..', 'api', name, 'content-types', name, 'schema.json')
  const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
    attributes: Record<string, { mappedBy?: string }>
  }
  return Object.keys(attributes).filter((field) => attributes[field]?.mappedBy)
}

test.each(VISIBLE_TYPES)('every inverse relation of %s is known', (type) => {
  expect(Object.keys(describeUid(type)?.writtenElsewhere ?? {}).sort()).toEqual(
    mappedFields(type).sort(),
  )
})

test.each([
  [undefined, 0],
  [null, 0],
  [[], 0],
  [{ connect: [], disconnect: [] }, 0],
  [{ connect: [{ documentId: 'a' }] }, 1],
  [{ disconnect: [{ documentId: 'a' }] }, 1],
  [{ set: [{ documentId: 'a' }] }, 1],
  [['a'], 1],
  ['a', 1],
])('offers of a store sent as %j are %i problems, and never written', (offers, problems) => {
  const data = { name: 'x', offers }
  expect(dropInverseRelations('api::store.store', 'update', data)).toHaveLength(problems)
  expect(data).toEqual({ name: 'x' })
  const copy = { offers }
  expect(dropInverseRelations('api::store.store', 'clone', copy)).toEqual([])
  expect(copy).toEqual({})
})
