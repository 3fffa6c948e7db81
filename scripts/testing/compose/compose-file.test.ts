import { expect, test } from 'vitest'
import { interpolate, milliseconds } from './compose-file.ts'

test.each([
  ['https://${HOST}/x', 'https://guia.example/x'],
  ['${HOST:?missing}', 'guia.example'],
  ['${NONE:-20}', '20'],
  ['${EMPTY:-20}', '20'],
  ['${HOST:-other}', 'guia.example'],
  ['${NONE:-}${NONE}', ''],
  ['$$HOME', '$HOME'],
])('%s → %s', (text, expected) => {
  expect(interpolate(text, { HOST: 'guia.example', EMPTY: '' })).toBe(expected)
})

test('a variable that has to be given is asked for by its own message', () => {
  expect(() => interpolate('${HOST:?Falta HOST}', {})).toThrow('Falta HOST')
  expect(() => interpolate('${HOST:?Falta HOST}', { HOST: '' })).toThrow('Falta HOST')
})

test.each([
  ['5s', 5_000],
  ['1m30s', 90_000],
  ['250ms', 250],
])('%s is %d milliseconds', (duration, expected) => {
  expect(milliseconds(duration)).toBe(expected)
})

test('what is no duration is refused', () => {
  expect(() => milliseconds('soon')).toThrow('«soon» is no duration')
  expect(() => milliseconds('')).toThrow('no duration')
})
