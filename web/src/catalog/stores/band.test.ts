import { expect, test } from 'vitest'
import { bandOf } from './band.ts'

test('a store keeps its colour, and stores of a trade share their pattern', () => {
  const one = bandOf('taller-sur', 'Talleres', 5)
  const other = bandOf('taller-norte', 'Talleres', 5)
  expect(bandOf('taller-sur', 'Talleres', 5)).toEqual(one)
  expect(other.pattern).toBe(one.pattern)
  expect(other.hue).not.toBe(one.hue)
})

test('any text has a colour and a pattern', () => {
  for (const text of ['', 'ñandú', '🍕'.repeat(500)]) {
    const { hue, pattern } = bandOf(text, text, 5)
    expect(hue).toBeGreaterThanOrEqual(0)
    expect(hue).toBeLessThan(360)
    expect([0, 1, 2, 3, 4]).toContain(pattern)
  }
})
