import { WEEKDAYS, type DayHoursRecord, type Weekday } from '@guia/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatHoursLine,
  isOpenAt,
  longestOwnText,
  openStatus,
  specialDays,
  todayInWords,
  weekOf,
  type Moment,
} from './opening-hours.ts'
import { parseHours, parseRange, parseSpecialHours } from './parse-hours.ts'

const at = (weekday: Weekday, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return moment(WEEKDAYS.indexOf(weekday), hours * 60 + minutes)
}

/** In a week without holidays: Sunday is the 6th of December 2026. */
const moment = (weekday: number, minutes: number) => ({
  day: `2026-12-${String(6 + weekday).padStart(2, '0')}`,
  weekday,
  minutes,
  holidays: new Map<string, string>(),
})

const statusOf = (hours: Record<string, DayHoursRecord>, weekday: Weekday, time: string) =>
  openStatus({ hours: parseHours(hours) }, at(weekday, time))

const split = ['08:00 - 12:00', '16:00 - 20:00']
const week = { lunes: split, martes: split, domingo: 'cerrado' }

describe('a day with two ranges', () => {
  test.each([
    ['7:59', false, 'Abre 8:00'],
    ['8:00', true, 'Cierra 12:00'],
    ['12:00', true, 'Cierra 12:00'],
    ['12:01', false, 'Abre 16:00'],
    ['20:00', true, 'Cierra 20:00'],
    ['11:35', true, 'Cierra en 25 min'],
    ['19:59', true, 'Cierra en 1 min'],
    ['20:01', false, 'Abre mañana 8:00'],
  ])('at %s it is open: %s, and says %s', (time, isOpen, label) => {
    expect(statusOf(week, 'lunes', time)).toEqual({ isOpen, label })
  })
})

describe('a range past midnight', () => {
  const bar = { viernes: ['20:00 - 01:00'], sábado: ['20:00 - 02:30'] }

  test.each<[Weekday, string, boolean, string]>([
    ['viernes', '19:59', false, 'Abre 20:00'],
    ['viernes', '23:59', true, 'Cierra 1:00'],
    ['sábado', '0:00', true, 'Cierra 1:00'],
    ['sábado', '1:00', true, 'Cierra 1:00'],
    ['sábado', '1:01', false, 'Abre 20:00'],
    ['domingo', '2:30', true, 'Cierra 2:30'],
    ['domingo', '2:31', false, 'Abre viernes 20:00'],
  ])('on %s at %s it is open: %s, and says %s', (weekday, time, isOpen, label) => {
    expect(statusOf(bar, weekday, time)).toEqual({ isOpen, label })
  })

  test('of saturday night counts on sunday, the first day of the week', () => {
    expect(statusOf({ sábado: ['22:00 - 03:00'] }, 'domingo', '2:00').isOpen).toBe(true)
  })
})

test('a day without ranges is closed and the next opening is named with its day', () => {
  expect(statusOf(week, 'domingo', '10:00')).toEqual({ isOpen: false, label: 'Abre mañana 8:00' })
  expect(statusOf(week, 'sábado', '10:00')).toEqual({ isOpen: false, label: 'Abre lunes 8:00' })
})

test('the same day of next week is named with its day', () => {
  const hours = { lunes: ['08:00 - 12:00'] }
  expect(statusOf(hours, 'lunes', '15:00')).toEqual({ isOpen: false, label: 'Abre lunes 8:00' })
})

test('without any range it is closed and announces nothing', () => {
  const closed = { isOpen: false, label: null }
  expect(statusOf({ lunes: 'cerrado' }, 'lunes', '10:00')).toEqual(closed)
})

test('without any hours it is closed and says to ask, once the moment is known', () => {
  expect(statusOf({}, 'lunes', '10:00')).toEqual({ isOpen: false, label: 'Consultá el horario' })
  expect(openStatus({ hours: {} }, null)).toEqual({ isOpen: null, label: '' })
})

test('of special hours alone the next opening is told, otherwise it says to ask', () => {
  const specialHours = parseSpecialHours({ '12-09': ['08:00 - 12:00'] })
  const labelOn = (day: Weekday) => openStatus({ hours: {}, specialHours }, at(day, '10:00')).label
  expect(labelOn('lunes')).toBe('Abre miércoles 8:00')
  expect(labelOn('jueves')).toBe('Consultá el horario')
})

test('a day with a text of its own says that, unless it opens the same day', () => {
  const text = 'Contactar y coordinar'
  const days = { lunes: text, martes: [text, '16:00 - 20:00'], jueves: ['08:00 - 12:00'] }
  expect(statusOf(days, 'lunes', '10:00').label).toBe(text)
  expect(statusOf(days, 'martes', '10:00').label).toBe('Abre 16:00')
  expect(statusOf(days, 'martes', '21:00').label).toBe(text)
  expect(statusOf(days, 'miércoles', '10:00').label).toBe('Abre mañana 8:00')
})

test('midnight is called by its name', () => {
  for (const end of ['00:00', '24:00', '23:59']) {
    const { label } = statusOf({ lunes: [`20:00 - ${end}`] }, 'lunes', '21:00')
    expect(label).toBe('Cierra a medianoche')
  }
})

test('the next opening is the next one, in whatever order a day names its ranges', () => {
  const hours = { lunes: ['16:00 - 20:00', '08:00 - 12:00'] }
  expect(statusOf(hours, 'lunes', '7:00').label).toBe('Abre 8:00')
  expect(statusOf(hours, 'domingo', '7:00').label).toBe('Abre mañana 8:00')
})

test('ranges that touch are one opening', () => {
  const hours = { lunes: ['08:00 - 12:00', '12:00 - 23:59'], martes: ['00:00 - 03:00'] }
  expect(statusOf(hours, 'lunes', '9:00')).toEqual({ isOpen: true, label: 'Cierra 3:00' })
})

test('a store that never closes announces no closing', () => {
  const always = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ['00:00 - 24:00']]))
  expect(statusOf(always, 'jueves', '3:33')).toEqual({ isOpen: true, label: null })
})

test('unreadable ranges do not open a store, the readable ones beside them do', () => {
  const hours = { lunes: ['25:00 - 30:00', '08:70 - 12:00', '16:00 - 20:00'] }
  expect(statusOf(hours, 'lunes', '9:00')).toEqual({ isOpen: false, label: 'Abre 16:00' })
})

describe('parsing', () => {
  test.each([
    ['08:00 - 12:30', { start: 480, end: 750 }],
    ['8:00-12:30', { start: 480, end: 750 }],
    ['08:00 | 12:30', { start: 480, end: 750 }],
    ['20:00 - 24:00', { start: 1200, end: 1440 }],
    ['25:00 - 30:00', null],
    ['08:60 - 09:00', null],
    ['24:00 - 25:00', null],
    ['cerrado', null],
  ])('%s gives %o', (text, range) => {
    expect(parseRange(text)).toEqual(range)
  })

  test("one text may hold ranges parted by ' | '", () => {
    const { lunes } = parseHours({ lunes: ['08:00 - 12:00 | 16:00 - 20:00'] })
    expect(lunes?.map(formatHoursLine)).toEqual(['8:00 a 12:00', '16:00 a 20:00'])
  })

  test('a whole day is told as such', () => {
    const { lunes, martes } = parseHours({ lunes: ['00:00 - 23:59'], martes: ['00:00 - 24:00'] })
    expect([...(lunes ?? []), ...(martes ?? [])].map(formatHoursLine)).toEqual(
      Array(2).fill('Las 24 horas'),
    )
  })

  test('free text and unreadable ranges are shown as they are written', () => {
    const { lunes, martes } = parseHours({ lunes: 'cerrado', martes: ['25:00 - 30:00'] })
    expect(lunes?.map(formatHoursLine)).toEqual(['Cerrado'])
    expect(martes?.map(formatHoursLine)).toEqual(['25:00 - 30:00'])
  })

  test('nothing unreadable makes it fail', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseHours(value)))
  })

  test('of any text only times that exist open a store', { timeout: 60_000 }, () => {
    const piece = fc.constantFrom(
      ...['25:00', '8:00', '08:60', '24:00', '12:30', '00:00', '23:59', '7', '99:99', '-1:00'],
      ...['٠٨:٠٠', '8:00:00', '8.00', ' - ', '-', '–', ' | ', '|', ' a ', ' ', 'cerrado', '\n'],
    )
    const text = fc
      .array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ maxLength: 4 })), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''))
    const hasRange =
      /(?<!\d)([01]?\d|2[0-3]):[0-5]\d\s*[-–—|]\s*(([01]?\d|2[0-3]):[0-5]\d|24:00)(?!\d)/
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 1439 }), (line, minute) => {
        const hours = parseHours({ lunes: [line], domingo: [line] })
        const { isOpen } = openStatus({ hours }, moment(1, minute))
        if (isOpen) expect(line).toMatch(hasRange)
      }),
      { numRuns: 20_000 },
    )
  })
})

test('open means: some range of today, or of yesterday past midnight, holds the minute', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const text = (m: number) =>
    `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
  const days = fc.array(fc.array(fc.tuple(minute, minute), { maxLength: 3 }), {
    minLength: 7,
    maxLength: 7,
  })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 6 }), minute, (ranges, weekday, now) => {
      const hours: Record<string, string[]> = {}
      ranges.forEach((day, index) => {
        hours[WEEKDAYS[index] ?? ''] = day.map(([start, end]) => `${text(start)} - ${text(end)}`)
      })
      const today = ranges[weekday]?.some(([start, end]) =>
        end > start ? start <= now && now <= end : now >= start,
      )
      const yesterday = ranges[(weekday + 6) % 7]?.some(
        ([start, end]) => end <= start && now <= end,
      )
      const { isOpen } = openStatus({ hours: parseHours(hours) }, moment(weekday, now))
      expect(isOpen).toBe(today || yesterday)
      for (const days of [[], [5], [6], [5, 6]]) {
        const holidays = new Map(days.map((day) => [`2026-12-0${day + weekday}`, 'Feriado']))
        const then = { ...moment(weekday, now), holidays }
        for (const special of [{}, { '2026-12-06': hours['domingo'] ?? [] }]) {
          const specialHours = parseSpecialHours(special)
          const schedule = { hours: parseHours(hours), specialHours }
          expect(isOpenAt(schedule, then)).toBe(openStatus(schedule, then).isOpen)
        }
      }
    }),
  )
})

test('the week begins on Monday and marks today', () => {
  const week = weekOf(
    { hours: parseHours({ lunes: ['08:00 - 12:00'], domingo: 'cerrado' }) },
    moment(0, 600),
  )
  expect(week).toHaveLength(7)
  expect(week[0]).toEqual({ weekday: 'lunes', lines: ['8:00 a 12:00'], note: '', isToday: false })
  expect(week[1]).toEqual({ weekday: 'martes', lines: [], note: '', isToday: false })
  expect(week[6]).toEqual({ weekday: 'domingo', lines: ['Cerrado'], note: '', isToday: true })
})

test('today is told in a line', () => {
  const hours = parseHours({
    lunes: ['08:00 - 12:00', '16:00 - 20:30'],
    martes: 'cerrado',
    miércoles: ['00:00 - 24:00'],
    jueves: 'Reparto por la mañana',
  })
  const words = [1, 2, 3, 4, 5].map((weekday) => todayInWords({ hours }, moment(weekday, 600)))
  expect(words).toEqual([
    'Hoy: 8:00 a 12:00 y 16:00 a 20:30',
    'Hoy: cerrado',
    'Hoy: Las 24 horas',
    'Hoy: Reparto por la mañana',
    'Hoy: sin información',
  ])
  expect(todayInWords({ hours }, null)).toBe('')
})

test('without a known day there is no week', () => {
  expect(weekOf({ hours: {} }, moment(0, 600))).toEqual([])
})

describe('a store’s own words', () => {
  test('the longest of its week keeps its place in a list, and no special day’s', () => {
    const hours = parseHours({
      lunes: 'cerrado',
      martes: 'Por encargo',
      domingo: 'Contactar y coordinar',
    })
    const specialHours = { '2026-12-08': [{ text: 'Cerrado por un festejo largo', range: null }] }
    expect(longestOwnText({ hours, specialHours })).toBe('Contactar y coordinar')
  })

  test('is nothing where the days say nothing else', () => {
    expect(longestOwnText({ hours: parseHours(week) })).toBe('')
  })
})

describe('holidays and special hours', () => {
  const hours = parseHours({
    jueves: ['08:00 - 12:00', '16:00 - 20:00'],
    viernes: ['08:00 - 12:00', '20:00 - 02:00'],
    sábado: ['09:00 - 12:00'],
  })
  const holidays = new Map([['2026-12-25', 'Navidad']])
  /** Christmas of 2026 is a Friday. */
  const onDay = (day: number, time: string): Moment => {
    const weekday = (day - 20 + 7) % 7
    return { ...at(WEEKDAYS[weekday] ?? 'lunes', time), day: `2026-12-${day}`, holidays }
  }
  const special = (record: Record<string, unknown>) => ({
    hours,
    specialHours: parseSpecialHours(record),
  })

  test('on a holiday the weekday says nothing for certain', () => {
    const doubtful = { isOpen: false, isHoliday: true, label: null }
    expect(openStatus({ hours }, onDay(25, '9:00'))).toEqual(doubtful)
    expect(openStatus({ hours }, onDay(25, '0:00'))).toEqual(doubtful)
    // What is open past midnight of a holiday is as doubtful as the holiday.
    expect(openStatus({ hours }, onDay(26, '1:00'))).toEqual(doubtful)
    expect(openStatus({ hours }, onDay(26, '2:01'))).toEqual({ isOpen: false, label: 'Abre 9:00' })
  })

  test('the next opening is a certain one', () => {
    const { label } = openStatus({ hours }, onDay(24, '20:01'))
    expect(label).toBe('Abre sábado 9:00')
  })

  test('a day on which it is closed anyway needs no doubt', () => {
    const free = { hours: parseHours({ sábado: ['09:00 - 12:00'] }) }
    expect(openStatus(free, onDay(25, '9:00'))).toEqual({
      isOpen: false,
      label: 'Abre mañana 9:00',
    })
  })

  test('what a holiday may prolong announces no closing', () => {
    const always = parseHours(Object.fromEntries(WEEKDAYS.map((day) => [day, ['00:00 - 24:00']])))
    expect(openStatus({ hours: always }, onDay(24, '23:00'))).toEqual({ isOpen: true, label: null })
  })

  test('special hours count instead, on a holiday and on any day', () => {
    const store = special({ '12-25': ['10:00 - 11:00'], '2026-12-24': 'cerrado' })
    expect(openStatus(store, onDay(25, '10:30'))).toEqual({
      isOpen: true,
      label: 'Cierra en 30 min',
    })
    expect(openStatus(store, onDay(25, '9:00'))).toEqual({ isOpen: false, label: 'Abre 10:00' })
    expect(openStatus(store, onDay(24, '9:00'))).toEqual({
      isOpen: false,
      label: 'Abre mañana 10:00',
    })
    expect(openStatus(store, onDay(31, '9:00')).isOpen).toBe(true)
  })

  test('those of one year count before those of every year', () => {
    const store = special({ '12-25': 'cerrado', '2026-12-25': ['10:00 - 11:00'] })
    expect(openStatus(store, onDay(25, '10:30')).isOpen).toBe(true)
  })

  test('the week shows the coming days as they will be', () => {
    const week = weekOf(special({ '2026-12-24': ['10:00 - 11:00'] }), onDay(23, '9:00'))
    expect(week[3]).toMatchObject({ lines: ['10:00 a 11:00'], note: '24/12, horario especial' })
    expect(week[4]).toMatchObject({
      lines: ['8:00 a 12:00', '20:00 a 2:00'],
      note: '25/12, feriado (Navidad): consultá el horario',
    })
    expect(week[5]).toMatchObject({ lines: ['9:00 a 12:00'], note: '' })
  })

  test('special days are listed until they are over, those of every year always', () => {
    const { specialHours } = special({ '12-25': 'cerrado', '2026-12-24': ['09:00 - 13:00'] })
    expect(specialDays(specialHours, '2026-12-24')).toEqual([
      { day: '24/12/2026', lines: ['9:00 a 13:00'] },
      { day: '25/12', lines: ['Cerrado'] },
    ])
    expect(specialDays(specialHours, '2026-12-25')).toEqual([{ day: '25/12', lines: ['Cerrado'] }])
    expect(specialDays(specialHours, null)).toHaveLength(2)
  })

  test('of special days that of the coming January stands behind this December’s', () => {
    const { specialHours } = special({ '01-01': 'cerrado', '12-25': 'cerrado' })
    const days = (today: string) => specialDays(specialHours, today).map(({ day }) => day)
    expect(days('2026-11-28')).toEqual(['25/12', '1/1'])
    expect(days('2027-01-01')).toEqual(['1/1', '25/12'])
  })

  test('days in a row of the same hours are one line', () => {
    const closed = (...days: string[]) => Object.fromEntries(days.map((day) => [day, 'cerrado']))
    const days = (record: Record<string, DayHoursRecord>) =>
      specialDays(special(record).specialHours, '2026-12-01').map(({ day }) => day)
    expect(days(closed('2026-12-31', '2027-01-01', '2027-01-02', '2027-01-04'))).toEqual([
      '31/12/2026 al 2/1/2027',
      '4/1/2027',
    ])
    expect(days(closed('12-31', '01-01', '01-02'))).toEqual(['31/12 al 2/1'])
    expect(days({ ...closed('12-24', '12-25'), '12-26': ['09:00 - 13:00'] })).toEqual([
      '24/12 al 25/12',
      '26/12',
    ])
  })

  test('keys that are no day are left out', () => {
    expect(parseSpecialHours({ lunes: 'cerrado', '25/12': 'cerrado', '12-25': [] })).toEqual({})
    expect(parseSpecialHours('x')).toEqual({})
  })
})
