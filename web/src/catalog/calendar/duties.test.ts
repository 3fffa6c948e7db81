import { describe, expect, test } from 'vitest'
import { dutyAt, dutyDay, parseDuties, withGaps, type Duty } from './duties.ts'

const duty = (day: string, name: string) => ({ fecha: day, farmacias: [{ nombre: name }] })
const duties = parseDuties([
  duty('2026-11-29', 'Ceibo'),
  duty('2026-11-30', 'Del Puente'),
  duty('2026-12-01', 'Madrugada'),
])
/** A moment in Goya, three hours behind UTC. */
const inGoya = (text: string) => new Date(`${text}:00-03:00`)
const nameAt = (text: string) => dutyAt(duties, inGoya(text)).current?.pharmacies[0]?.name

describe('who is on duty', () => {
  test.each([
    ['2026-11-30T07:59', 'Ceibo', true],
    ['2026-11-30T08:00', 'Del Puente', false],
    ['2026-11-30T23:59', 'Del Puente', false],
    ['2026-12-01T00:01', 'Del Puente', true],
    ['2026-12-01T07:59', 'Del Puente', true],
    ['2026-12-01T08:00', 'Madrugada', false],
  ])('at %s is %s', (moment, name, endsToday) => {
    expect(nameAt(moment)).toBe(name)
    expect(dutyAt(duties, inGoya(moment)).endsToday).toBe(endsToday)
  })

  test('is told by the clock of Goya, whatever the visitor’s zone', () => {
    // Half past seven in Goya is noon in Madrid.
    expect(dutyDay(new Date('2026-11-30T10:30:00Z'))).toBe('2026-11-29')
    expect(dutyDay(new Date('2026-11-30T11:00:00Z'))).toBe('2026-11-30')
  })

  test('on a day without an entry is not known; what follows is', () => {
    const now = dutyAt(duties, inGoya('2026-11-28T10:00'))
    expect(now.current).toBeNull()
    expect(now.next.map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
    expect(dutyAt(duties, inGoya('2026-12-24T10:00'))).toMatchObject({ current: null, next: [] })
  })
})

test('entries without day or pharmacy are left out, and no list is an error', () => {
  expect(parseDuties([{}, null, 'x', { fecha: 'hoy', farmacias: [{ nombre: 'A' }] }])).toEqual([])
  expect(parseDuties([{ fecha: '2026-99-99', farmacias: [{ nombre: 'A' }] }])).toEqual([])
  expect(parseDuties([{ fecha: '2026-12-01', farmacias: [{ nombre: '' }] }])).toEqual([])
  expect(() => parseDuties({})).toThrow(TypeError)
})

test('days are listed one by one, and no list without end', () => {
  const at = (day: string): Duty => ({ day, pharmacies: [] })
  expect(withGaps([at('2026-12-30'), at('2027-01-01')]).map(({ day }) => day)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ])
  expect(withGaps([at('1000-01-01'), at('9000-01-01')]).length).toBeLessThan(100)
  expect(withGaps([])).toEqual([])
})
