import { expect, test } from 'vitest'
import type { Moment } from '../../catalog/hours/opening-hours.ts'
import { makeStore } from '../../testing/stores.ts'
import { prepareStores, searchLists, type Searched } from './search-lists.ts'

const NO_HOLIDAYS = new Map<string, string>()
const at = (minutes: number): Moment => ({
  day: '2026-11-24',
  weekday: 2,
  minutes,
  holidays: NO_HOLIDAYS,
})
const searched = async (): Promise<Searched> => ({
  stores: await prepareStores([
    makeStore({ id: 1, name: 'Kiosco Sur', hours: { martes: ['08:00 - 12:00'] } }),
    makeStore({ id: 2, name: 'Kiosco Norte', hours: { martes: ['16:00 - 20:00'] } }),
  ]),
  professionals: undefined,
  contacts: undefined,
  synonyms: undefined,
})

test('what was looked for is not looked for again, until something of it is another', async () => {
  const lists = await searched()
  const first = (query: string, minutes: number, among = lists) =>
    searchLists(among, query, at(minutes)).stores.hits[0]?.item.id
  const outcome = searchLists(lists, 'kiosco abierto', at(600))
  expect(searchLists({ ...lists }, 'kiosco abierto', at(600))).toBe(outcome)
  expect(first('kiosco abierto', 600)).toBe(1)
  expect(first('kiosco abierto', 1_020)).toBe(2)
  expect(first('kiosco sur', 1_020)).toBe(1)
  const synonyms = [{ word: 'quiosquito', means: 'sur' }]
  expect(first('quiosquito', 600)).not.toBe(1)
  expect(first('quiosquito', 600, { ...lists, synonyms })).toBe(1)
})
