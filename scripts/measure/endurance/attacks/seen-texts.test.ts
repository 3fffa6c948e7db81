import { expect, test } from 'vitest'
import { SeenTexts } from './seen-texts.ts'

function planted(...texts: string[]): SeenTexts {
  const seen = new SeenTexts()
  for (const [number, text] of texts.entries())
    seen.plant(SeenTexts.mark(text, 1, number), 1, number)
  return seen
}

test('a text that stands on a page as it was written is none', () => {
  const seen = planted('<b>uno</b>', 'dos  y\ntres')
  seen.read('Nombre: <b>uno</b> x1y0z. Otro: dos y tres x1y1z')
  expect(seen.faults).toEqual([])
  expect(seen.shownFields).toEqual([1])
})

test('one that lost something is a fault, unless it stands whole elsewhere', () => {
  const seen = planted('<b>uno</b>')
  seen.read('uno x1y0z')
  expect(seen.faults).toEqual(['se ve otro texto: «<b>uno</b> x1y0z»'])
  seen.read('<b>uno</b> x1y0z')
  expect(seen.faults).toEqual([])
})

test('one that swallowed its mark is a fault where the others of its field are seen', () => {
  const seen = planted('<!--', 'dos')
  seen.read('dos x1y1z')
  expect(seen.faults).toEqual(['no se ve: «<!-- x1y0z»'])
})

test('a field of which nothing is ever seen is on no page', () => {
  const seen = planted('uno')
  seen.read('nada')
  expect([seen.faults, seen.shownFields]).toEqual([[], []])
})
