import { expect, test } from 'vitest'
import {
  homeLines,
  lastDayText,
  linksTo,
  listIn,
  listPath,
  pageIn,
  reasonsText,
  searchPath,
  timesText,
} from './quality-model'

test('a list has an address, and an address a list', () => {
  const read = (path: string) => {
    const { searchParams } = new URL(path, 'http://panel')
    return [listIn(searchParams), pageIn(searchParams)]
  }
  expect(read(listPath('stale', 3))).toEqual(['stale', 3])
  expect(read(listPath('searches'))).toEqual(['searches', 1])
  expect(read('/para-mejorar')).toEqual(['incomplete', 1])
  expect(read('/para-mejorar?lista=otra&pagina=-2')).toEqual(['incomplete', 1])
  expect(read('/para-mejorar?pagina=1.5e3')).toEqual(['incomplete', 1500])
})

test('counts are said where they are known', () => {
  const counts = { incomplete: 1234, stale: 0, duplicates: 2, searches: null }
  const textsOf = (...asked: Parameters<typeof linksTo>) =>
    linksTo(...asked).map(({ text }) => text)
  expect(textsOf('stale', counts)).toEqual([
    'Incompletos (1.234)',
    'Sin confirmar (0)',
    '¿Repetidos? (2)',
  ])
  expect(textsOf('searches', counts).at(-1)).toBe('Búsquedas')
  expect(textsOf('stale', null)).toHaveLength(4)
})

test('days, times and reasons are said in words', () => {
  expect(lastDayText({ lastDay: '2026-03-01' })).toBe('Última vez: 1 de marzo de 2026')
  expect(lastDayText({ lastDay: null })).toBe('Nadie lo confirmó todavía')
  expect(timesText(1, '2026-03-01')).toBe('Una vez, el 1 de marzo de 2026')
  expect(timesText(1400, '2026-03-01')).toBe('1.400 veces, la última el 1 de marzo de 2026')
  expect(reasonsText({ reasons: ['number', 'name', 'address'] })).toBe(
    'Mismo teléfono o WhatsApp, nombre parecido y misma dirección',
  )
})

test('words are looked for as they were searched', () => {
  expect(searchPath('remis & taxi')).toMatch(/_q=remis%20%26%20taxi$/)
})

test('the home page names what waits, and nothing of what the role may not see', () => {
  const counts = { incomplete: 1, stale: 12, duplicates: 0, searches: null }
  expect(homeLines({ counts })).toEqual([
    { list: 'incomplete', text: '1 comercio incompleto' },
    { list: 'stale', text: '12 comercios sin confirmar' },
  ])
})
