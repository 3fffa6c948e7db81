import { describe, expect, test } from 'vitest'
import { buildUsefulContacts } from '../testing/documents.ts'
import { pharmacyOfContacts, toDuties, toHolidays } from './calendar-records.ts'

const calendar = (duties: string, holidays = '') => ({ updatedAt: '', duties, holidays })
const CEIBO = {
  direccion: 'Colón 1',
  telefono: '3777 55-5001',
  whatsapp: '',
  location: null,
  slug: '',
}
const find = (name: string) => (name.includes('Ceibo') ? CEIBO : undefined)
const dutiesOf = (text: string, today: string) => toDuties(calendar(text), find, today)

describe('duties', () => {
  test('go from yesterday on for a month, over the end of a year', () => {
    const { duties } = dutiesOf('desde 1/12/2026 = Ceibo', '2026-12-15')
    expect(duties).toHaveLength(33)
    expect(duties[0]).toEqual({ fecha: '2026-12-14', farmacias: [{ nombre: 'Ceibo', ...CEIBO }] })
    expect(duties.at(-1)?.fecha).toBe('2027-01-15')
  })

  test('take turns; a day with a line of its own is that day’s', () => {
    const text = 'desde 1/12/2026 = A, B, C\n3/12/2026 = Ceibo, D'
    const names = dutiesOf(text, '2026-12-01').duties.map(({ fecha, farmacias }) => [
      fecha.slice(5),
      farmacias.map(({ nombre }) => nombre).join(),
    ])
    expect(names.slice(0, 5)).toEqual([
      ['12-01', 'A'],
      ['12-02', 'B'],
      ['12-03', 'Ceibo,D'],
      ['12-04', 'A'],
      ['12-05', 'B'],
    ])
  })

  test('of two rotations the later counts, from its day on', () => {
    const { duties } = dutiesOf('desde 2/12/2026 = B\ndesde 1/12/2026 = A', '2026-12-01')
    expect(duties.slice(0, 2).map(({ farmacias }) => farmacias[0]?.nombre)).toEqual(['A', 'B'])
  })

  test('staff are told of gaps, of lines, and of pharmacies that are gone', () => {
    const { duties, problems } = dutiesOf(
      '1/12/2026 = Ceibo\n3/12/2026 = Vieja\nnada',
      '2026-12-01',
    )
    expect(duties.map(({ fecha }) => fecha)).toEqual(['2026-12-01', '2026-12-03'])
    expect(duties[1]?.farmacias[0]).toMatchObject({ nombre: 'Vieja', telefono: '' })
    expect(problems.map(({ field }) => field)).toEqual(Array(3).fill('Farmacias de turno'))
    expect(problems.map(({ message }) => message).join(' ')).toMatch(
      /«nada» no se entiende.*«Vieja» se muestra sin teléfono.*2\/12, 4\/12, 5\/12, 6\/12, 7\/12\.$/,
    )
  })

  test('nobody is bothered where no duties are kept', () => {
    expect(toDuties(undefined, find, '2026-12-01')).toEqual({ duties: [], problems: [] })
    expect(dutiesOf('', '2026-12-01')).toEqual({ duties: [], problems: [] })
  })
})

test('a pharmacy is found among the useful contacts, however it is written', () => {
  const entry = { name: 'Farmacia Ceibo', address: '-', phone: '3777 55-5001' }
  const categories = [buildUsefulContacts(1, { entries: [entry] })]
  expect(pharmacyOfContacts(categories, 'FARMACIA  ceibo')).toMatchObject({
    direccion: '',
    telefono: '3777 55-5001',
  })
  expect(pharmacyOfContacts(categories, 'Farmacia')).toBeUndefined()
})

test('holidays are those of the year and of the first days of the next, each day once', () => {
  const text =
    '25/12 = Navidad\n1/1 = Año Nuevo\n16/2/2026 = Carnaval\n16/2 = Otro\n8/2/2027 = Carnaval\n29/2 = Bisiesto'
  expect(toHolidays(calendar('', text), '2026-11-25')).toEqual([
    { fecha: '2026-01-01', nombre: 'Año Nuevo' },
    { fecha: '2026-02-16', nombre: 'Carnaval' },
    { fecha: '2026-12-25', nombre: 'Navidad' },
    { fecha: '2027-01-01', nombre: 'Año Nuevo' },
  ])
  expect(toHolidays(undefined, '2026-11-25')).toEqual([])
})
