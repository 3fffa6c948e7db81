import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCalendar } from './calendar'
import { datedLine } from './dated-cells'
import { withDuty, withNameChanged } from './duties'

test.each([
  ['1/12/2026;Farmacia Ceibo', '1/12/2026 = Farmacia Ceibo'],
  ['01/12/2026,Farmacia Ceibo', '01/12/2026 = Farmacia Ceibo'],
  ['1/12/2026\tFarmacia Ceibo', '1/12/2026 = Farmacia Ceibo'],
  ['"1/12/2026";"Farmacia ""El 10"""', '1/12/2026 = Farmacia "El 10"'],
  ['1/12/2026;"Ceibo; Del Puente"', '1/12/2026 = Ceibo; Del Puente'],
  ['1/12/2026,Ceibo,Del Puente,,', '1/12/2026 = Ceibo, Del Puente'],
  ['Martes;1/12/2026;Ceibo', '1/12/2026 = Ceibo'],
  ['1/12/26;martes;Ceibo', '1/12/26 = Ceibo'],
  ['martes 1,Ceibo', '1 = Ceibo'],
  ['2026-12-01;Ceibo', '1/12/2026 = Ceibo'],
  ['01/12/2026 00:00:00;Ceibo', '01/12/2026 = Ceibo'],
  ['1/12/2026\tFarmacia Ceibo\tColón 520\t3777-421234', '1/12/2026 = Farmacia Ceibo'],
  ['1/12/2026;Ceibo;Av. Mitre esq. Colón;(03777) 15-421234;Sur', '1/12/2026 = Ceibo, Sur'],
  ['1/12/2026;Ceibo;421234;2/12/2026;Sur', '1/12/2026 = Ceibo, 2/12/2026, Sur'],
  ['1/12/2026;9 a 13;17:30 a 21:30', '1/12/2026 = 9 a 13, 17:30 a 21:30'],
  ['1/12/2026;900 a 1300;1700 a 2100', '1/12/2026 = 900 a 1300, 1700 a 2100'],
  ['01-dic-26\tFarmacia Ceibo\tColón 520', '01-dic-26 = Farmacia Ceibo'],
  ['Fecha;Farmacia', ''],
  ['Día,Farmacia de turno', ''],
  [';;;', ''],
  ['Diciembre 2026;;', 'Diciembre 2026'],
])('the row %j says %j', (row, line) => {
  expect(datedLine(row)).toBe(line)
})

test.each([
  '1 = Ceibo, Del Puente',
  'desde 1/12/2026 = A, B',
  '1/12/2026 = A,',
  '25/12 = Navidad',
  'Farmacia Ceibo, Colón 123',
  'Farmacia 1, Farmacia 2',
  '1/12/2026 Farmacia Ceibo',
  'hoy 1, Ceibo',
])('%j is no such row', (line) => {
  expect(datedLine(line)).toBe(line)
})

test('no text makes it fail, nor takes it long', () => {
  fc.assert(fc.property(fc.string(), (text) => void datedLine(text)))
  expect(datedLine('"'.repeat(100_000)).length).toBeLessThanOrEqual(100_000)
})

const FILE = '\ufeffFecha;Farmacia\r\n01/12/2026;"Farmacia Ceibo"\r\n02/12/2026;Del Puente\r\n;\r\n'

test('a month of duty is read as a spreadsheet has it', () => {
  const { days, wrong } = readCalendar(FILE)
  expect(days.map(({ day, text }) => [day, text])).toEqual([
    ['2026-12-01', 'Farmacia Ceibo'],
    ['2026-12-02', 'Del Puente'],
  ])
  expect(wrong).toEqual([])
  expect(readCalendar('31/2/2026;Ceibo').wrong[0]?.line).toBe('31/2/2026;Ceibo')
})

test('of a sheet with addresses and telephones the pharmacies alone are read', () => {
  const sheet = `Fecha\tFarmacia\tDirección\tTeléfono
01/12/2026\tFarmacia Ceibo\tColón 520\t421234
02-dic-26\tFarmacia del Puente\tAv. Mitre s/n\t(03777) 15-421234`
  expect(readCalendar(sheet).days.map(({ text }) => text)).toEqual([
    'Farmacia Ceibo',
    'Farmacia del Puente',
  ])
  expect(withNameChanged(sheet, 'Farmacia Ceibo', 'Ceibo')).toContain('\n1/12/2026 = Ceibo\n')
})

test('a day of it can be corrected, and a pharmacy named as the guide has it', () => {
  const daysAfter = (text: string) => readCalendar(text).days.map(({ text: names }) => names)
  expect(daysAfter(withDuty(FILE, '2026-12-02', ['Otra']))).toEqual(['Farmacia Ceibo', 'Otra'])
  expect(daysAfter(withNameChanged(FILE, 'farmacia ceibo', 'Ceibo Norte'))).toEqual([
    'Ceibo Norte',
    'Del Puente',
  ])
  const two = withNameChanged('25/12;"Ceibo"\nDiciembre 2026\n2 al 3;"Ceibo"', 'ceibo', 'Nueva')
  expect(readCalendar(two).days.map(({ day, text }) => [day, text])).toEqual([
    ['12-25', 'Nueva'],
    ['2026-12-02', 'Nueva'],
    ['2026-12-03', 'Nueva'],
  ])
})
