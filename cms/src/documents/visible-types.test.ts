import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Shape } from '../rules/content-type'
import { describeUid, kindOf } from '../rules/types'
import { uniqueFields } from './unique'
import { isVisibleType, VISIBLE_TYPES, type VisibleType } from './visible-types'

/** What a type's `schema.json` calls unique. */
function uniqueInSchema(type: VisibleType): string[] {
  const name = kindOf(type)
  const file = path.join(__dirname, '..', 'api', name, 'content-types', name, 'schema.json')
  const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
    attributes: Record<string, { unique?: boolean }>
  }
  return Object.keys(attributes).filter((field) => attributes[field]?.unique)
}

const isRelation = (shape: Shape) =>
  shape === 'references' || (typeof shape === 'object' && 'relation' in shape)

test('visitors see what something is published of, and no lead', () => {
  expect(VISIBLE_TYPES.length).toBeGreaterThan(5)
  expect(isVisibleType('api::store.store')).toBe(true)
  expect(isVisibleType('api::lead.lead')).toBe(false)
})

test.each(VISIBLE_TYPES)('what Strapi calls unique of %s is held unique', (type) => {
  expect(uniqueFields(type)).toEqual(uniqueInSchema(type))
})

test.each(VISIBLE_TYPES)('every relation that visitors see of %s has to be published', (type) => {
  const { published = {}, shows = {} } = describeUid(type)!
  const relations = Object.keys(published).filter((field) => isRelation(published[field]!))
  expect(Object.keys(shows).sort()).toEqual(relations.sort())
})

test.each(VISIBLE_TYPES)('how pages show every image of %s is said', (type) => {
  const { published = {}, images = {} } = describeUid(type)!
  const fields = Object.keys(published).filter((field) =>
    ['media', 'gallery'].includes(published[field] as string),
  )
  expect(Object.keys(images).sort()).toEqual(fields.sort())
})
