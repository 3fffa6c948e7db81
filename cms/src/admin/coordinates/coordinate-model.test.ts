import { expect, test } from 'vitest'
import { readCoordinate, writeCoordinate } from './coordinate-model'

test.each([
  ['-29.1403', -29.1403],
  ['-29,1403', -29.1403],
  [' −59.2634° ', -59.2634],
  ['+12', 12],
  ['-29.', -29],
  ['', null],
  ['  ', null],
  ['-29.1403, -59.2634', undefined],
  ['29° 8′ S', undefined],
  ['1.234.567', undefined],
  ['abc', undefined],
])('%j is read as %j', (text, value) => {
  expect(readCoordinate(text)).toBe(value)
})

test.each([
  [-29.1403, '-29,1403'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
])('%j is written as %j', (value, text) => {
  expect(writeCoordinate(value)).toBe(text)
})
