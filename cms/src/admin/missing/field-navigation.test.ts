import { expect, test } from 'vitest'
import { atField, fieldIn } from './field-navigation'

test('the field comes with the visit, and nothing that is none', () => {
  expect(fieldIn(atField('hours').state)).toBe('hours')
  for (const state of [null, undefined, {}, 'hours', { fieldToShow: 3 }]) {
    expect(fieldIn(state)).toBeNull()
  }
})
