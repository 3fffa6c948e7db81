import { describe, expect, test } from 'vitest'
import { WEEK } from '../../rules/reading/hours/day-names'
import type { WeekdayKey } from '../../rules/weekdays'
import { dayInWords, daysInWords, weekInWords } from './week-in-words'

const open = (...ranges: [string, string][]) => ({
  mode: 'ranges' as const,
  ranges: ranges.map(([opens, closes]) => ({ opens, closes })),
})

describe('in words', () => {
  test.each([
    [undefined, 'Sin datos'],
    [{ mode: 'closed' as const }, 'Cerrado'],
    [{ mode: 'text' as const, text: 'Hasta las 13' }, 'Hasta las 13'],
    [open(['08:00', '12:00'], ['16:30', '20:00']), '8:00 a 12:00 y 16:30 a 20:00'],
    [open(['20:00', '01:00']), '20:00 a 1:00 del otro día'],
    [open(['20:00', '00:00']), '20:00 a 0:00'],
    [open(['00:00', '23:59']), 'Las 24 horas'],
  ])('%j is «%s»', (day, words) => {
    expect(dayInWords(day)).toBe(words)
  })

  test('a week has seven lines, Monday first', () => {
    const lines = weekInWords({ sunday: { mode: 'closed' } })
    expect(lines.map(({ day, text }) => `${day}: ${text}`)).toEqual([
      'Lunes: Sin datos',
      'Martes: Sin datos',
      'Miércoles: Sin datos',
      'Jueves: Sin datos',
      'Viernes: Sin datos',
      'Sábado: Sin datos',
      'Domingo: Cerrado',
    ])
  })

  test.each([
    [['sunday', 'monday', 'tuesday'], 'lunes, martes y domingo'],
    [['saturday'], 'sábado'],
    [['monday', 'tuesday', 'wednesday', 'saturday'], 'lunes a miércoles y sábado'],
    [WEEK, 'toda la semana'],
  ] as [WeekdayKey[], string][])('the days %j are «%s»', (days, words) => {
    expect(daysInWords(days)).toBe(words)
  })
})
