import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TypeDescription } from './content-type'
import { fieldLabel, KINDS, TYPES } from './types'

const API = path.join(import.meta.dirname, '..', 'api')

/** Fields that no screen and no report names. */
const INTERNAL = new Set(['importHashes', 'publishedSlug'])

interface Schema {
  attributes: Record<string, { relation?: string }>
}

function attributesOf(kind: string): Schema['attributes'] {
  const file = path.join(API, kind, 'content-types', kind, 'schema.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as Schema).attributes
}

const fieldsOf = (kind: string): string[] => Object.keys(attributesOf(kind))

describe.each(KINDS)('of %s', (kind) => {
  test('each field that the form shows has a label', () => {
    const { rows, moreRows = [] }: TypeDescription = TYPES[kind]
    const shown = [...rows, ...moreRows].flat()
    expect(shown.filter((field) => !fieldLabel(kind, field))).toEqual([])
    expect(shown.filter((field) => !fieldsOf(kind).includes(field))).toEqual([])
  })

  test('the list has fields of its own, and is in the order that staff gave, if they give one', () => {
    const { list, sortBy }: TypeDescription = TYPES[kind]
    const fields = [...fieldsOf(kind), 'createdAt']
    expect(list.filter((field) => !fields.includes(field))).toEqual([])
    if (!fields.includes('order')) return
    expect(sortBy).toEqual({ field: 'order', order: 'ASC' })
    expect(list).toContain('order')
  })

  test('each other field has one too, or is internal', () => {
    const unnamed = fieldsOf(kind).filter((field) => !fieldLabel(kind, field))
    expect(unnamed.filter((field) => !INTERNAL.has(field))).toEqual([])
  })

  test('what the panel adds to its filters and columns has a name as well', () => {
    const added = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']
    expect(added.filter((field) => !fieldLabel(kind, field))).toEqual([])
  })

  test('no column of the list opens a box of its own where the document is to open', () => {
    const toMany = (field: string) => attributesOf(kind)[field]?.relation?.endsWith('ToMany')
    expect(TYPES[kind].list.filter(toMany)).toEqual([])
  })
})

test('a name of every object is no label', () => {
  expect(fieldLabel('store', 'constructor')).toBeUndefined()
})

test('the list of offers says until when each stands', () => {
  expect(TYPES.offer.list).toEqual(expect.arrayContaining(['store', 'startsOn', 'endsOn']))
})
