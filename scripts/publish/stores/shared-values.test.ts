import { expect, test } from 'vitest'
import { SharedValues } from './shared-values.ts'

test('what is alike is one value, what is not stays apart', () => {
  const values = new SharedValues()
  const first = values.share(['Bares', 'Cafés'])
  expect(values.share(['Bares', 'Cafés'])).toBe(first)
  expect(values.share(['Bares'])).not.toBe(first)
  expect(values.share(['Bares, Cafés'])).toEqual(['Bares, Cafés'])
  expect(values.share({ Bares: '/a' })).toBe(values.share({ Bares: '/a' }))
  expect(values.share([])).toEqual([])
})
