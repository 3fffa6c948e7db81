import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursProblem, type Hours } from '../../rules/hours'
import {
  addRange,
  changeMode,
  copyMondayToWeek,
  DAYS,
  readClosing,
  readHours,
  readTime,
  usualWeek,
  type DayMode,
} from './hours-model'

describe('the hours of the form', () => {
  test('know the days by the same names as the CMS', () => {
    for (const [day] of DAYS) {
      expect(hoursProblem({ [day]: { mode: 'closed' } })).toBeNull()
    }
    expect(DAYS).toHaveLength(7)
  })

  test('of the usual week can be saved as they are', () => {
    const week = usualWeek()
    expect(hoursProblem(week)).toBeNull()
    expect(Object.keys(week)).toHaveLength(7)
    expect(week.sunday).toEqual({ mode: 'closed' })
  })

  test.each([
    [null, {}],
    [undefined, {}],
    ['', {}],
    ['{mal', {}],
    ['{"monday":{"mode":"closed"}}', { monday: { mode: 'closed' } }],
    [{ monday: { mode: 'closed' } }, { monday: { mode: 'closed' } }],
  ])('read from %j are %j', (value, hours) => {
    expect(readHours(value)).toEqual(hours)
  })

  test.each([
    ['8', '08:00'],
    ['20', '20:00'],
    ['830', '08:30'],
    ['2030', '20:30'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    [' 08:30 ', '08:30'],
    ['8h', '08:00'],
    ['20 hs', '20:00'],
    ['25:00', '25:00'],
    ['mañana', 'mañana'],
    ['', ''],
  ])('typed as %j are the time %j', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  test('close at midnight by either name, and open by one', () => {
    const names = ['24', '24:00', '2400', '24 hs', '0', '00:00']
    expect(names.map((name) => readClosing(name, '08:00'))).toEqual(Array(6).fill('00:00'))
    expect(readClosing('2030', '08:00')).toBe('20:30')
    expect(readTime('24:00')).toBe('24:00')
  })

  test('of a whole day end with its last minute', () => {
    expect(readClosing('24', '00:00')).toBe('23:59')
    expect(readClosing('20', '00:00')).toBe('20:00')
  })

  test('forget a day of which nothing is known', () => {
    expect(changeMode({ monday: { mode: 'closed' } }, 'monday', 'unknown')).toEqual({})
  })

  test('change one day and no other, without touching the old value', () => {
    const before: Hours = { monday: { mode: 'closed' }, friday: { mode: 'closed' } }
    const after = changeMode(before, 'monday', 'ranges')
    expect(after.friday).toEqual({ mode: 'closed' })
    expect(after.monday).toEqual({ mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:00' }] })
    expect(before.monday).toEqual({ mode: 'closed' })
  })

  test.each([
    [[{ opens: '08:00', closes: '12:00' }], { opens: '16:00', closes: '20:00' }],
    [[{ opens: '16:00', closes: '20:00' }], { opens: '20:00', closes: '23:00' }],
    [[], { opens: '16:00', closes: '20:00' }],
    [[{ opens: '20:00', closes: '23:00' }], { opens: '', closes: '' }],
    [[{ opens: '19:00', closes: '01:00' }], { opens: '', closes: '' }],
  ])('after %j go on with %j', (ranges, next) => {
    expect(addRange(ranges).at(-1)).toEqual(next)
  })

  test('of Monday are copied up to Friday, each day on its own', () => {
    const hours = copyMondayToWeek({
      monday: { mode: 'ranges', ranges: [{ opens: '09:00', closes: '13:00' }] },
      saturday: { mode: 'closed' },
    })
    expect(hours.friday).toEqual(hours.monday)
    expect(hours.friday).not.toBe(hours.monday)
    expect(hours.saturday).toEqual({ mode: 'closed' })
    expect(hours.sunday).toBeUndefined()
    expect(copyMondayToWeek({ sunday: { mode: 'closed' } })).toEqual({ sunday: { mode: 'closed' } })
  })

  test('stay right through any choice but a text that is still empty', () => {
    const modes = fc.constantFrom<DayMode>('unknown', 'closed', 'ranges')
    const days = fc.constantFrom(...DAYS.map(([day]) => day))
    fc.assert(
      fc.property(fc.array(fc.tuple(days, modes)), (choices) => {
        const hours = choices.reduce<Hours>((all, [day, mode]) => changeMode(all, day, mode), {})
        expect(hoursProblem(hours)).toBeNull()
      }),
    )
  })
})
