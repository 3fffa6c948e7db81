import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortKeys } from './sort-keys'

const textOf = (value: unknown) => JSON.stringify(sortKeys(value))

test('the order in which keys came makes no difference', () => {
  const hours = { sunday: { mode: 'closed' }, monday: { text: 'a', mode: 'text' } }
  const same = { monday: { mode: 'text', text: 'a' }, sunday: { mode: 'closed' } }
  const text = '{"monday":{"mode":"text","text":"a"},"sunday":{"mode":"closed"}}'
  expect(textOf(hours)).toBe(text)
  expect(textOf(same)).toBe(text)
})

test('lists keep their order, and what is no plain object stays as it is', () => {
  const date = new Date(0)
  expect(sortKeys([3, 1, { b: [2, 1], a: date }])).toEqual([3, 1, { a: date, b: [2, 1] }])
})

test('nothing is lost or changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value)
      expect(JSON.parse(JSON.stringify(sortKeys(JSON.parse(json))))).toEqual(JSON.parse(json))
    }),
  )
})
