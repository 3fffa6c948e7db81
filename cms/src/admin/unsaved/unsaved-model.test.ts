import { describe, expect, test } from 'vitest'
import {
  changedValues,
  forgetUnsaved,
  holds,
  keepUnsaved,
  MOST_CHARACTERS,
  MOST_FORMS,
  readUnsaved,
  type Shelf,
  type Unsaved,
} from './unsaved-model'

/** A tab's storage. */
function makeShelf(): Shelf & { keys(): string[] } {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
    keys: () => [...items.keys()],
  }
}

const NOON = Date.parse('2026-11-26T12:00:00.000Z')
const typed = (values: Unsaved['values'], minutes = 0): Unsaved => ({
  at: new Date(NOON + minutes * 60_000).toISOString(),
  by: 1,
  values,
})

test.each([
  [{ name: 'A' }, { name: 'A' }, {}],
  [{ name: 'B' }, { name: 'A' }, { name: 'B' }],
  [{}, { name: 'A' }, { name: null }],
  [{ name: undefined }, { name: null }, {}],
  [{ name: 'A' }, {}, { name: 'A' }],
  [{ social: { x: 'a' } }, { social: { x: 'b' } }, { social: { x: 'a' } }],
])('of %j over %j is kept %j', (values, initial, changed) => {
  expect(changedValues(values, initial)).toEqual(changed)
})

test.each([
  [{ name: 'B', phone: '1' }, { name: 'B' }, true],
  [{ name: 'A', phone: '1' }, { name: 'B' }, false],
  [{ phone: '1' }, { name: null }, true],
  [{}, { name: 'B' }, false],
])('%j holds %j: %s', (values, kept, isThere) => {
  expect(holds(values, kept)).toBe(isThere)
})

describe('what was typed', () => {
  test('is offered to who typed it, for twelve hours', () => {
    const shelf = makeShelf()
    const unsaved = typed({ phone: '43-1' })
    keepUnsaved(shelf, 'store/a', unsaved)
    expect(readUnsaved(shelf, 'store/a', 1, NOON + 60_000)).toEqual([
      { ...unsaved, form: 'store/a' },
    ])
    expect(readUnsaved(shelf, 'store/a', 2, NOON + 60_000)).toEqual([])
    expect(readUnsaved(shelf, 'store/b', 1, NOON + 60_000)).toEqual([])
    expect(readUnsaved(shelf, 'store/a', 1, NOON + 13 * 3_600_000)).toEqual([])
    forgetUnsaved(shelf, 'store/a')
    expect(readUnsaved(shelf, 'store/a', 1, NOON)).toEqual([])
  })

  test('into several new documents is told apart, newest first', () => {
    const shelf = makeShelf()
    keepUnsaved(shelf, 'store/new/1', typed({ name: 'A', phone: '43-1' }))
    keepUnsaved(shelf, 'store/new/2', typed({ name: 'B' }, 5))
    keepUnsaved(shelf, 'store/newer', typed({ name: 'C' }))
    const kept = readUnsaved(shelf, 'store/new', 1, NOON + 3_600_000)
    expect(kept.map(({ form, values }) => [form, values])).toEqual([
      ['store/new/2', { name: 'B' }],
      ['store/new/1', { name: 'A', phone: '43-1' }],
    ])
  })

  test('is forgotten when nothing of it is left', () => {
    const shelf = makeShelf()
    keepUnsaved(shelf, 'store/a', typed({ phone: '43-1' }))
    keepUnsaved(shelf, 'store/a', typed({}))
    expect(shelf.keys()).toEqual([])
  })

  test('stays within bounds: the newest forms, none that is too large', () => {
    const shelf = makeShelf()
    shelf.setItem('of somebody else', 'kept')
    for (let form = 0; form < MOST_FORMS + 3; form += 1) {
      keepUnsaved(shelf, `store/${form}`, typed({ phone: '43-1' }, form))
    }
    expect(shelf.keys()).toHaveLength(MOST_FORMS + 1)
    expect(readUnsaved(shelf, 'store/2', 1, NOON + 3_600_000)).toEqual([])
    expect(readUnsaved(shelf, 'store/12', 1, NOON + 3_600_000)).toHaveLength(1)
    keepUnsaved(shelf, 'large', typed({ text: 'x'.repeat(MOST_CHARACTERS) }))
    expect(readUnsaved(shelf, 'large', 1, NOON)).toEqual([])
  })

  test.each(['', 'null', '{', '[]', '{"at":1,"values":{}}', '{"at":"x","values":null}'])(
    'is nothing when the storage holds %j',
    (text) => {
      const shelf = makeShelf()
      shelf.setItem('guia-unsaved:store/a', text)
      expect(readUnsaved(shelf, 'store/a', 1, NOON)).toEqual([])
    },
  )

  test('is no reason to fail when the storage is full', () => {
    const shelf = makeShelf()
    shelf.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    expect(() => keepUnsaved(shelf, 'store/a', typed({ phone: '43-1' }))).not.toThrow()
  })
})
