import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseHolidays } from '../calendar/holidays.ts'
import { momentOf } from './moment.ts'
import { openStatus, todayInWords, weekOf } from './opening-hours.ts'
import { parseHours, parseSpecialHours } from './parse-hours.ts'

/** A Friday, the first of its month. */
const HOLIDAYS = parseHolidays([{ fecha: '2026-05-01', nombre: 'Día del Trabajador' }])
const DAILY = ['08:00 - 12:00', '20:00 - 24:00']
const usual = { hours: parseHours({ jueves: DAILY, viernes: DAILY, sábado: DAILY }) }
const special = { ...usual, specialHours: parseSpecialHours({ '05-01': ['08:00 - 23:59'] }) }

const DOUBTFUL = { isOpen: false, isHoliday: true, label: null }

describe.each(['America/Argentina/Buenos_Aires', 'UTC', 'Asia/Tokyo', 'Europe/Madrid'])(
  'over a holiday that begins a month, by a clock of %s',
  (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone))
    afterEach(() => void vi.unstubAllEnvs())

    /** What the visitor's own clock shows, wherever it is. */
    const clock = (day: string, time: string) => momentOf(new Date(`2026-${day}T${time}`), HOLIDAYS)

    test.each([
      ['04-30', '23:59', { isOpen: true, label: 'Cierra en 1 min' }],
      // The end of a range is inclusive (spec section 4).
      ['05-01', '00:00', { isOpen: true, label: 'Cierra a medianoche' }],
      ['05-01', '00:01', DOUBTFUL],
      ['05-01', '07:59', DOUBTFUL],
      ['05-01', '08:00', DOUBTFUL],
      ['05-01', '23:59', DOUBTFUL],
      ['05-02', '00:01', { isOpen: false, label: 'Abre 8:00' }],
      ['05-02', '07:59', { isOpen: false, label: 'Abre 8:00' }],
      ['05-02', '08:00', { isOpen: true, label: 'Cierra 12:00' }],
    ])('on %s at %s the badge of a store without special hours', (day, time, expected) => {
      expect(openStatus(usual, clock(day, time))).toEqual(expected)
    })

    test.each([
      ['05-01', '00:01', { isOpen: false, label: 'Abre 8:00' }],
      ['05-01', '07:59', { isOpen: false, label: 'Abre 8:00' }],
      ['05-01', '08:00', { isOpen: true, label: 'Cierra a medianoche' }],
      ['05-01', '23:59', { isOpen: true, label: 'Cierra a medianoche' }],
      ['05-02', '00:01', { isOpen: false, label: 'Abre 8:00' }],
    ])('on %s at %s that of one with special hours', (day, time, expected) => {
      expect(openStatus(special, clock(day, time))).toEqual(expected)
    })

    test.each([
      ['04-30', '23:59', 'jueves', 'Hoy: 8:00 a 12:00 y 20:00 a 0:00', undefined],
      ['05-01', '00:01', 'viernes', 'Hoy es feriado: consultá el horario', 'Día del Trabajador'],
      ['05-01', '23:59', 'viernes', 'Hoy es feriado: consultá el horario', 'Día del Trabajador'],
      ['05-02', '00:01', 'sábado', 'Hoy: 8:00 a 12:00 y 20:00 a 0:00', undefined],
    ])('on %s at %s today is %s', (day, time, weekday, words, holiday) => {
      const now = clock(day, time)
      expect(now.holidays.get(now.day)).toBe(holiday)
      expect(todayInWords(usual, now)).toBe(words)
      expect(weekOf(usual, now).find(({ isToday }) => isToday)?.weekday).toBe(weekday)
    })

    test.each([
      ['04-30', '1/5, feriado (Día del Trabajador): consultá el horario', '1/5, horario especial'],
      ['05-01', '1/5, feriado (Día del Trabajador): consultá el horario', '1/5, horario especial'],
      // The Friday that comes next is the 8th.
      ['05-02', '', ''],
    ])('on %s the week says of Friday “%s”, or “%s”', (day, ofUsual, ofSpecial) => {
      const friday = (store: typeof usual) =>
        weekOf(store, clock(day, '07:59')).find(({ weekday }) => weekday === 'viernes')?.note
      expect([friday(usual), friday(special)]).toEqual([ofUsual, ofSpecial])
    })
  },
)

test('what opened before a holiday lasts past its midnight, and what opened on it is doubted', () => {
  const bar = { hours: parseHours({ jueves: ['20:00 - 02:00'], viernes: ['20:00 - 02:00'] }) }
  const at = (text: string) => openStatus(bar, momentOf(new Date(`2026-${text}`), HOLIDAYS))
  expect(at('05-01T00:01')).toEqual({ isOpen: true, label: 'Cierra 2:00' })
  expect(at('05-01T02:01')).toEqual(DOUBTFUL)
  expect(at('05-02T00:01')).toEqual(DOUBTFUL)
})

describe('one moment', () => {
  afterEach(() => void vi.unstubAllEnvs())

  // 23:30 of the eve in Goya: by spec section 4 each visitor's own weekday and time count.
  test.each([
    ['America/Argentina/Buenos_Aires', '2026-04-30', undefined],
    ['Europe/Madrid', '2026-05-01', 'Día del Trabajador'],
    ['Asia/Tokyo', '2026-05-01', 'Día del Trabajador'],
    ['America/Los_Angeles', '2026-04-30', undefined],
  ])('is a holiday or not by a clock of %s', (zone, day, holiday) => {
    vi.stubEnv('TZ', zone)
    const now = momentOf(new Date('2026-05-01T02:30:00Z'), HOLIDAYS)
    expect([now.day, now.holidays.get(now.day)]).toEqual([day, holiday])
  })
})
