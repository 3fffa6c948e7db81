import { expect, test } from 'vitest'
import { withSpecialLines } from './special-lines'

const HOLIDAYS = '20/12/2026 al 5/1/2027 = cerrado por vacaciones'

test.each([
  ['', HOLIDAYS],
  [null, HOLIDAYS],
  [HOLIDAYS, HOLIDAYS],
  [
    '20/12/2026 al 5/1/2027: Cerrado por vacaciones',
    '20/12/2026 al 5/1/2027: Cerrado por vacaciones',
  ],
  ['8/12/2026 = 9 a 13', `8/12/2026 = 9 a 13\n${HOLIDAYS}`],
  // A day of its own counts more than a span that holds it.
  ['24/12/2026 = 9 a 13', `24/12/2026 = 9 a 13\n${HOLIDAYS}`],
  ['lo que sea', `lo que sea\n${HOLIDAYS}`],
])('with closed days the text %j is %j', (text, all) => {
  expect(withSpecialLines(text, HOLIDAYS)).toEqual({ text: all, isReplacing: false })
})

test.each([
  [HOLIDAYS, '22/12/2026 al 3/1/2027 = cerrado por vacaciones'],
  ['22/12/2026 al 3/1/2027 = cerrado', HOLIDAYS],
  ['Cerramos del 22/12/2026 al 3/1/2027', HOLIDAYS],
  ['24/12/2026 = 9 a 13', '24/12/2026 = 9 a 12'],
  ['24/12/2026 y 31/12/2026 = 9 a 13', '24/12/2026 = 9 a 12\n31/12/2026 = 9 a 12'],
])('of the same days told otherwise the last one stays: %j, %j', (before, told) => {
  const text = `8/12/2026 = cerrado\n${before}\n`
  expect(withSpecialLines(text, told)).toEqual({
    text: `8/12/2026 = cerrado\n${told}`,
    isReplacing: true,
  })
})

test.each([
  ['1/1/2027 al 31/1/2027 = 20 a 1', '10/1/2027 al 15/1/2027 = cerrado'],
  ['24/12/2026 y 31/12/2026 = 9 a 13', '24/12/2026 = 9 a 12'],
  ['1/1/2027 al 5/1/2027 y 1/2/2027 al 9/2/2027 = cerrado', '1/1/2027 al 6/1/2027 = cerrado'],
])('no line gives way that says more than the message: %j, %j', (before, told) => {
  expect(withSpecialLines(before, told)).toEqual({ text: `${before}\n${told}`, isReplacing: false })
})
