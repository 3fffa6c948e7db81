import { describe, expect, test } from 'vitest'
import {
  dateText,
  dayText,
  monthAfter,
  monthText,
  placesFor,
  readHolidays,
  readHoursOfDates,
  suggestionFor,
  unknownNames,
} from './duty-model'

const PLACES = [
  { name: 'Bar Ceibo', isPharmacy: false },
  { name: 'Farmacia Ceibo', isPharmacy: true },
  { name: 'Farmacia del Puente', isPharmacy: true },
  { name: 'Farmacia San José Norte', isPharmacy: true },
  { name: 'Farmacia San José Sur', isPharmacy: true },
]

test('days and months are told in words', () => {
  expect([monthText('2026-12'), dayText('2026-12-01')]).toEqual(['Diciembre de 2026', 'Martes 1'])
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(dateText('2026-12-25')).toBe('Viernes, 25 de diciembre de 2026')
  expect(dateText('12-25')).toBe('Todos los 25 de diciembre')
})

describe('a name that the guide does not have', () => {
  test.each([
    ['Ceibo', 'Farmacia Ceibo'],
    ['FARM. DEL PUENTE', 'Farmacia del Puente'],
    ['San Jose', null],
    ['Farmacia', null],
    ['Los Naranjos', null],
  ])('%s may be %s', (name, suggestion) => expect(suggestionFor(name, PLACES)).toBe(suggestion))

  test('is told of once, one that it has never', () => {
    const text =
      '1/12/2026 = Ceibo, farmacia CEIBO\n2/12/2026 = Ceibo\ndesde 3/12/2026 = Naranjos, Ceibo'
    expect(unknownNames(text, PLACES)).toEqual([
      { name: 'Ceibo', suggestion: 'Farmacia Ceibo' },
      { name: 'Naranjos', suggestion: null },
    ])
  })
})

test('pharmacies are offered first, and the rest to who asks for it', () => {
  const names = (text: string) => placesFor(text, PLACES).map(({ name }) => name)
  expect(names('')).toHaveLength(4)
  expect(names('ceibo')).toEqual(['Farmacia Ceibo', 'Bar Ceibo'])
  expect(names('josé nor')).toEqual(['Farmacia San José Norte'])
})

test('holidays and hours of a date are shown by date, with what is wrong', () => {
  expect(readHolidays('25/12 = Navidad\n16/2/2026 = Carnaval\nmañana')).toMatchObject({
    lines: [{ day: '12-25' }, { day: '2026-02-16', text: 'Carnaval' }],
    wrong: [{ line: 'mañana' }],
  })
  expect(
    readHoursOfDates('24/12/2026 = 9 a 13 y 17 a 21\n25/12 = cerrado\n1/1 = 24 hs').lines,
  ).toEqual([
    { day: '01-01', text: 'Las 24 horas' },
    { day: '12-25', text: 'Cerrado' },
    { day: '2026-12-24', text: '09:00 a 13:00 y 17:00 a 21:00' },
  ])
})
