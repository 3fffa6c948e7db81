import { expect, test } from 'vitest'
import { LARGEST_NUMBER } from '../rules/limits'
import { findTooLarge } from './number-range'

const ATTRIBUTES = { numero: { type: 'integer' }, lat: { type: 'float' } }

test.each([[1], [LARGEST_NUMBER], [-LARGEST_NUMBER], [null], ['12']])('%j fits', (numero) => {
  expect(findTooLarge(ATTRIBUTES, { numero })).toEqual([])
})

test.each([[LARGEST_NUMBER + 1], [-3e9], ['3000000000'], [9e15]])('%j does not fit', (numero) => {
  const [problem, ...others] = findTooLarge(ATTRIBUTES, { numero })
  expect(problem?.path).toEqual(['numero'])
  expect(problem?.message).toContain(`El número ${numero} es demasiado grande`)
  expect(others).toEqual([])
})

test('only whole numbers have a limit', () => {
  expect(findTooLarge(ATTRIBUTES, { lat: 1e300, otro: 1e300 })).toEqual([])
})
