import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distinctPairs } from '../distinct-pairs'
import { findDuplicates } from './find-duplicates'
import { storeKeys, type Comparable } from './store-keys'

const find = (stores: Record<string, Omit<Comparable, 'documentId'>>) =>
  findDuplicates(Object.entries(stores).map(([id, one]) => storeKeys({ documentId: id, ...one })))

test('stores that have nothing in common, or nothing at all, are no duplicates', () => {
  expect(
    find({ a: { name: 'Kiosco Sol', phone: '' }, b: { name: 'Bar Luna' }, c: {}, d: { name: '' } }),
  ).toEqual([])
})

test('a number is enough, wherever it stands', () => {
  expect(
    find({
      a: { name: 'Kiosco Sol', phone: '3777 55-5101' },
      b: { name: 'Bar Luna' },
      c: { name: 'Sol', whatsapp: '5493777555101' },
    }),
  ).toEqual([{ documentIds: ['a', 'c'], reasons: ['number'] }])
})

test('what has more in common comes first', () => {
  const groups = find({
    a: { name: 'Kiosco Sol', address: 'Colón 1' },
    b: { name: 'Bar Luna', address: 'Colón 1' },
    c: { name: 'Farmacia Ceibo' },
    d: { name: 'El Ceibo Farmacia' },
    e: { name: 'Gomería Río', phone: '3777 55-5102', address: 'Mitre 4' },
    f: { name: 'GOMERIA RIO', whatsapp: '5493777555102', address: 'calle Mitre 4' },
  })
  expect(groups).toEqual([
    { documentIds: ['e', 'f'], reasons: ['number', 'name', 'address'] },
    { documentIds: ['c', 'd'], reasons: ['name'] },
    { documentIds: ['a', 'b'], reasons: ['address'] },
  ])
})

test('three of one store are one group; an address joins no strangers to it', () => {
  const groups = find({
    a: { name: 'Farmacia Ceibo', phone: '3777 55-5103', address: 'Mitre 9' },
    b: { name: 'Farmacia Seibo' },
    c: { name: 'Droguería', phone: '3777 55-5103' },
    d: { name: 'Otra cosa', address: 'Mitre 9' },
  })
  expect(groups).toEqual([
    { documentIds: ['a', 'b', 'c'], reasons: ['number', 'name'] },
    { documentIds: ['a', 'd'], reasons: ['address'] },
  ])
})

const anyStores = fc.array(
  fc.record({
    name: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('Farmacia Ceibo', 'Farmacia Seibo', 'Bar', 'de la'),
    ),
    phone: fc.constantFrom(null, '', '3777 55-5101', '3777 55-5102', '107', 'x'),
    whatsapp: fc.constantFrom(null, '5493777555101'),
    address: fc.constantFrom(null, 'Colón 1', 'Colon 1', 'Centro'),
  }),
  { maxLength: 12 },
)

test('every group has two members or more, each once, all of them given, and a reason', () => {
  fc.assert(
    fc.property(anyStores, (stores) => {
      const keys = stores.map((store, at) => storeKeys({ documentId: `${at}`, ...store }))
      const groups = findDuplicates(keys)
      const known = new Set(keys.map(({ documentId }) => documentId))
      for (const { documentIds, reasons } of groups) {
        expect(documentIds.length).toBeGreaterThan(1)
        expect(new Set(documentIds).size).toBe(documentIds.length)
        expect(documentIds.every((id) => known.has(id))).toBe(true)
        expect(reasons.length).toBeGreaterThan(0)
      }
      // Whichever of two comes first: they are in one group of numbers, or in none.
      for (const a of keys) {
        for (const b of keys) {
          if (a === b || !a.numbers.some((one) => b.numbers.includes(one))) continue
          const together = groups.some(
            ({ documentIds }) =>
              documentIds.includes(a.documentId) && documentIds.includes(b.documentId),
          )
          expect(together).toBe(true)
        }
      }
    }),
  )
})

const timed = (names: readonly string[]) => {
  const keys = names.map((name, at) => storeKeys({ documentId: `${at}`, name }))
  const begin = performance.now()
  const groups = findDuplicates(keys)
  return { groups, milliseconds: performance.now() - begin }
}
const range = (size: number) => Array.from({ length: size }, (_, at) => at)
const letters = (at: number) =>
  [...String(at).padStart(5, '0')].map((digit) => 'bcdfghklmn'[Number(digit)]).join('')

test.each([
  ['of their own', (at: number) => `Farmacia ${letters(at)}${letters(at * 7919)} Hermanos`],
  ['that differ by a letter', (at: number) => `Farmacia ${letters(at)}`],
  ['that are all one', () => 'Farmacia Ceibo'],
  ['of 255 characters', (at: number) => `${letters(at)} ${'abcdefgh '.repeat(28)}`.slice(0, 255)],
])('ten thousand names %s take seconds at most', (_what, nameOf) => {
  // All pairs of them, fifty million, take minutes.
  expect(timed(range(10_000).map(nameOf)).milliseconds).toBeLessThan(4_000)
})

describe('stores that staff called distinct', () => {
  const keys = (stores: Record<string, Omit<Comparable, 'documentId'>>) =>
    Object.entries(stores).map(([id, one]) => storeKeys({ documentId: id, ...one }))
  const phone = '3777 55-5101'
  const without = (stores: Parameters<typeof keys>[0], ...pairs: string[]) =>
    findDuplicates(
      keys(stores),
      distinctPairs(pairs.map((ids) => ({ oneId: ids[0] ?? '', otherId: ids[1] ?? '' }))),
    )

  test('are no group, whatever they have in common', () => {
    const same = { name: 'Kiosco Sol', phone, address: 'Colón 1' }
    expect(without({ a: same, b: same }, 'ab')).toEqual([])
    expect(without({ a: same, b: same }, 'ac')).toHaveLength(1)
  })

  test('are together with a third that may be either', () => {
    expect(without({ a: { phone }, b: { phone }, c: { phone } }, 'ab')).toEqual([
      { documentIds: ['a', 'b', 'c'], reasons: ['number'] },
    ])
    expect(without({ a: { phone }, b: { phone }, c: { phone } }, 'ab', 'ac')).toEqual([
      { documentIds: ['b', 'c'], reasons: ['number'] },
    ])
    expect(without({ a: { phone }, b: { phone }, c: { phone } }, 'ab', 'ac', 'bc')).toEqual([])
  })

  test('leave the reasons that others have', () => {
    expect(
      without(
        {
          a: { name: 'Bar Luna', phone },
          b: { name: 'Kiosco Sol', phone, address: 'Colón 1' },
          c: { name: 'Sol Kiosco', address: 'Colón 1' },
        },
        'ab',
      ),
    ).toEqual([{ documentIds: ['b', 'c'], reasons: ['name', 'address'] }])
  })

  test('in a gallery leave each of its others', () => {
    const address = 'Colón 1'
    expect(
      without(
        { a: { address }, b: { address }, c: { address }, d: { address } },
        'ab',
        'ac',
        'ad',
        'bc',
      ),
    ).toEqual([{ documentIds: ['b', 'c', 'd'], reasons: ['address'] }])
  })
})
