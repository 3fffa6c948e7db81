import { expect, test } from 'vitest'
import { ageText } from './age'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

test.each([
  [0, 'recién'],
  [MINUTE_MS - 1, 'recién'],
  [-5_000, 'recién'],
  [MINUTE_MS, 'hace 1 minuto'],
  [HOUR_MS - 1, 'hace 59 minutos'],
  [HOUR_MS, 'hace 1 hora'],
  [DAY_MS + HOUR_MS, 'hace 1 día'],
  [50 * HOUR_MS, 'hace 2 días'],
])('%i ms ago is «%s»', (age, text) => {
  const time = '2026-03-01T12:00:00.000Z'
  expect(ageText(time, Date.parse(time) + age)).toBe(text)
})
