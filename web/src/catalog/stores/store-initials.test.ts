import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { firstOfGroups, groupByInitial, initialOf } from './store-initials.ts'

test.each([
  ['Óptica', 'O'],
  ['ñandú', 'Ñ'],
  [' bazar', 'B'],
  ['7 Mares', '#'],
  ['“Comillas”', '#'],
])('%s begins with %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

const named = (name: string, id: number, isActive = true) => makeStore({ name, id, isActive })

test('groups go from A to Z and then the others, active stores first, then by name', () => {
  const groups = groupByInitial([
    named('7 Mares', 1),
    named('Óptica', 2),
    named('Ñandú', 3),
    named('Nube', 4),
    named('Antes', 5, false),
    named('Azul', 6),
    named('Ámbar', 7),
  ])
  expect(groups.map(({ initial, stores }) => [initial, ...stores.map(({ name }) => name)])).toEqual(
    [
      ['A', 'Ámbar', 'Azul', 'Antes'],
      ['N', 'Nube'],
      ['Ñ', 'Ñandú'],
      ['O', 'Óptica'],
      ['#', '7 Mares'],
    ],
  )
})

test('the first so many stores keep groups and order, and none is empty', () => {
  const stores = fc.array(fc.string({ minLength: 1 }).filter((name) => /\w/.test(name)))
  fc.assert(
    fc.property(stores, fc.nat(20), (names, count) => {
      const groups = groupByInitial(names.map((name, id) => named(name, id + 1)))
      const shown = firstOfGroups(groups, count)
      const all = groups.flatMap((group) => group.stores)
      expect(all).toHaveLength(names.length)
      expect(shown.flatMap((group) => group.stores)).toEqual(all.slice(0, count))
      expect(shown.every((group) => group.stores.length > 0)).toBe(true)
    }),
  )
})
