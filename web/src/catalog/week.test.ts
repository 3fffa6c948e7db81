import { expect, test } from 'vitest'
import { parseHours } from './parse-hours.ts'
import { weekOf } from './week.ts'

test('the week begins on Monday and marks today', () => {
  const week = weekOf(parseHours({ lunes: ['08:00 - 12:00'], domingo: 'cerrado' }), 0)
  expect(week).toHaveLength(7)
  expect(week[0]).toEqual({ weekday: 'lunes', lines: ['8:00 a 12:00'], isToday: false })
  expect(week[1]).toEqual({ weekday: 'martes', lines: [], isToday: false })
  expect(week[6]).toEqual({ weekday: 'domingo', lines: ['Cerrado'], isToday: true })
})

test('without a known day there is no week', () => {
  expect(weekOf({}, 0)).toEqual([])
})
