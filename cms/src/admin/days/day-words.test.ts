import { expect, test } from 'vitest'
import {
  datedText,
  dayText,
  momentText,
  monthText,
  shortDay,
  shortMoment,
  weekdayText,
} from './day-words'

test('days and months are told in words', () => {
  expect(dayText('2026-03-01')).toBe('1 de marzo de 2026')
  expect(monthText('2026-12')).toBe('Diciembre de 2026')
  expect(weekdayText('2026-12-01')).toBe('Martes 1')
  expect(datedText('2026-12-25')).toBe('Viernes, 25 de diciembre de 2026')
  expect(datedText('12-25')).toBe('Todos los 25 de diciembre')
})

test('a moment is short, and of Goya', () => {
  expect(shortMoment('2026-11-27T02:14:00.000Z')).toBe('26/11/26, 23:14')
  expect([null, 'ayer', undefined].map(shortMoment)).toEqual(['', '', ''])
})

test('a day is short, and the same wherever the browser is', () => {
  expect(shortDay('2026-12-01')).toBe('1/12/26')
  expect([null, 'ayer', undefined].map(shortDay)).toEqual(['', '', ''])
})

test('a moment in words is of 24 hours', () => {
  const timeZone = 'America/Argentina/Buenos_Aires'
  expect(momentText('2026-03-01T15:05:09Z', { timeZone })).toBe('1 de marzo de 2026, 12:05')
  expect(momentText('2026-03-01T03:05:09Z', { timeZone, withSeconds: true })).toContain('00:05:09')
})
