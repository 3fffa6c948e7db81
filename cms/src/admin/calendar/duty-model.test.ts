import { expect, test } from 'vitest'
import {
  monthAfter,
  monthState,
  placesFor,
  readHolidays,
  readHoursOfDates,
  repeatsForDays,
  tellsOnce,
} from './duty-model'

const PLACES = [
  { name: 'Bar Ceibo', isPharmacy: false },
  { name: 'Farmacia Ceibo', isPharmacy: true },
  { name: 'Farmacia del Puente', isPharmacy: true },
  { name: 'Farmacia San José Norte', isPharmacy: true },
  { name: 'Farmacia San José Sur', isPharmacy: true },
]

test('months are turned', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test.each([
  [0, 0, 0, 'Todos los días tienen farmacia.'],
  [0, 0, 1, 'Falta un día.'],
  [0, 0, 4, 'Faltan 4 días.'],
  [1, 0, 0, 'Corregí primero el renglón que no se entendió.'],
  [3, 0, 2, 'Corregí primero los 3 renglones que no se entendieron. Faltan 2 días.'],
  [0, 1, 0, 'Falta escribir el año.'],
  [1, 1, 2, 'Corregí primero el renglón que no se entendió. Falta escribir el año. Faltan 2 días.'],
])(
  '%i lines that were not understood, %i months without a year and %i days missing: «%s»',
  (wrong, yearless, missing, text) => {
    const isComplete = wrong + yearless + missing === 0
    expect(monthState({ wrong, yearless, missing })).toEqual({ isComplete, text })
  },
)

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

test.each([
  ['22/12 al 5/1 = cerrado', true],
  ['1/2 al 3/2 = cerrado', true],
  ['24/12 = cerrado\n25/12 = cerrado\n1/1 = cerrado', false],
  ['1/5 = cerrado\n8/12 = cerrado\n25/12 = cerrado', false],
  ['22/12/2026 al 5/1/2027 = cerrado', false],
])('«%s» is a vacation of every year: %s', (text, isOne) => {
  expect(repeatsForDays(readHoursOfDates(text).lines)).toBe(isOne)
})

test.each([
  ['El 8/12 abrimos de 9 a 13', true],
  ['25/12 = cerrado\nlunes 8/12 = cerrado', true],
  ['25/12 = cerrado', false],
  ['El 8/12/2026 abrimos de 9 a 13', false],
  ['martes 8/12/26 = cerrado', false],
  ['Diciembre 2026\nmartes 8 = cerrado', false],
])('«%s» tells of one year: %s', (text, isOne) => {
  expect(tellsOnce(text)).toBe(isOne)
})
