import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursProblem, type Hours } from '../../rules/hours'
import {
  addRange,
  changeMode,
  copyDay,
  copyTargets,
  DAYS,
  readHours,
  usualWeek,
  withDaysOf,
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

  test('of a day are copied to others, each on its own', () => {
    const hours = copyDay(
      {
        monday: { mode: 'ranges', ranges: [{ opens: '09:00', closes: '13:00' }] },
        saturday: { mode: 'closed' },
      },
      'monday',
      ['tuesday', 'friday'],
    )
    expect(hours.friday).toEqual(hours.monday)
    expect(hours.friday).not.toBe(hours.monday)
    expect(hours.saturday).toEqual({ mode: 'closed' })
    expect(hours.wednesday).toBeUndefined()
    expect(copyDay({ sunday: { mode: 'closed' } }, 'monday', ['sunday'])).toEqual({
      sunday: { mode: 'closed' },
    })
  })

  test('of some days become again what they were', () => {
    const now: Hours = { monday: { mode: 'closed' }, tuesday: { mode: 'closed' } }
    const before: Hours = { monday: { mode: 'text', text: 'A coordinar' } }
    expect(withDaysOf(now, before, ['monday'])).toEqual({ ...now, monday: before.monday })
    expect(withDaysOf(now, before, ['tuesday'])).toEqual({ monday: { mode: 'closed' } })
  })

  test('go from any day to rows of days, and to each other one', () => {
    const names = copyTargets('saturday').map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['De lunes a viernes', 'De lunes a sábado', 'Todos los días'])
    expect(names.slice(3)).toHaveLength(6)
    expect(names.slice(3)).not.toContain('Sábado')
    expect(copyTargets('saturday')[0]?.days).toHaveLength(5)
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
