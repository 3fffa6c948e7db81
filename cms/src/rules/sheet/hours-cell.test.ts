import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../../tests/support/hostile-text.ts'
import { cleanTexts } from '../../documents/clean-text.ts'
import { hoursProblem, type DayHours, type Hours } from '../hours.ts'
import { WEEKDAY_KEYS } from '../weekdays.ts'
import { readHoursCell, writeHoursCell } from './hours-cell.ts'

const morning = { opens: '08:00', closes: '12:00' }
const evening = { opens: '16:00', closes: '20:30' }
const split: DayHours = { mode: 'ranges', ranges: [morning, evening] }
const week: Hours = {
  monday: split,
  tuesday: split,
  wednesday: split,
  thursday: { mode: 'text', text: 'A coordinar' },
  friday: split,
  saturday: { mode: 'ranges', ranges: [{ opens: '20:00', closes: '02:00' }] },
  sunday: { mode: 'closed' },
}

test('a week is one line that a person writes as well', () => {
  expect(writeHoursCell(week)).toBe(
    'Lunes a miércoles: 8:00 a 12:00 y 16:00 a 20:30; Jueves: «A coordinar»; ' +
      'Viernes: 8:00 a 12:00 y 16:00 a 20:30; Sábado: 20:00 a 2:00; Domingo: cerrado',
  )
  expect(readHoursCell(writeHoursCell(week))).toEqual({ ok: true, value: week })
})

test('days that nothing is known of part those beside them', () => {
  const hours: Hours = { monday: { mode: 'closed' }, wednesday: { mode: 'closed' } }
  expect(writeHoursCell(hours)).toBe('Lunes: cerrado; Miércoles: cerrado')
})

describe('what people write instead', () => {
  test.each([
    ['L a V 8 a 12', { opens: '08:00', closes: '12:00' }],
    ['lunes a viernes de 8:00 a 12:00', { opens: '08:00', closes: '12:00' }],
    ['Lunes a viernes: 8:30 a 13:00; Sábado: cerrado', { opens: '08:30', closes: '13:00' }],
  ])('%s', (text, range) => {
    const read = readHoursCell(text)
    expect(read.ok && read.value?.friday).toEqual({ mode: 'ranges', ranges: [range] })
  })

  test.each([
    'Lunes a viernes: 8:00 a 12:00; feriados cerrado',
    'preguntar a Marta por el jueves a la tarde',
    'Lunes: 25:00 a 26:00',
    'Lunes: 8:00 a 12:00 y 10:00 a 14:00',
    '=1+1',
  ])('of %s nothing is taken', (text) => {
    expect(readHoursCell(text)).toMatchObject({ ok: false, message: expect.any(String) })
  })
})

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const ranges = fc.array(fc.record({ opens: time, closes: time }), { minLength: 1, maxLength: 3 })
const day = fc.oneof(
  fc.constant<DayHours>({ mode: 'closed' }),
  ranges.map((some): DayHours => ({ mode: 'ranges', ranges: some })),
  fc
    .oneof(hostileText, fc.constantFrom('»', '«a»; Martes: cerrado', 'cerrado', '8:00 a 12:00'))
    .map((text): DayHours => cleanTexts({ mode: 'text', text })),
)
const anyWeek = fc
  .record(Object.fromEntries(WEEKDAY_KEYS.map((key) => [key, day])), { requiredKeys: [] })
  .map((hours) => hours as Hours)
  .filter((hours) => hoursProblem(hours) === null)

test('any right week comes back from its cell', () => {
  let days = 0
  fc.assert(
    fc.property(anyWeek, (hours) => {
      const text = writeHoursCell(hours)
      days += Object.keys(hours).length
      const expected = Object.keys(hours).length === 0 ? null : hours
      expect(readHoursCell(text)).toEqual({ ok: true, value: expected })
    }),
    { numRuns: 1_000 },
  )
  expect(days).toBeGreaterThan(1_000)
})

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const read = readHoursCell(text)
      if (read.ok) expect(hoursProblem(read.value)).toBeNull()
      else expect(read.message).not.toBe('')
    }),
  )
})
