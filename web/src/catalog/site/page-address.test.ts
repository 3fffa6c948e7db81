import { expect, test } from 'vitest'
import { isOnlyFilters, isPlainQuery, pagePath, wordsOfPath } from './page-address.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/contacto/', '/contacto'],
  ['/store/caf%C3%A9', '/store/café'],
  ['/store/100%', '/store/100%'],
])('%s is the page %s', (pathname, page) => {
  expect(pagePath(pathname)).toBe(page)
})

test.each([
  ['/store/pizzeria-el-suru', 'pizzeria el suru'],
  ['/store/caf%C3%A9/', 'café'],
  ['/profesionales/plomeros/12', ''],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('the words of %s are %j', (pathname, words) => {
  expect(wordsOfPath(pathname)).toBe(words)
})

test.each([
  '',
  '?',
  '?utm_source=diario&utm_medium=qr',
  '?fbclid=x&gclid=y',
  '?vista-previa=a-b-1-0',
])('%s is nothing that a page reads', (search) => {
  expect(isPlainQuery(search)).toBe(true)
})

test.each(['?q=pan', '?abierto=1', '?utm=1', '?utm_source=x&q=pan'])(
  '%s may be read by a page',
  (search) => {
    expect(isPlainQuery(search)).toBe(false)
  },
)

test('filters leave out or sort, the map shows the same, other parameters choose', () => {
  expect(isOnlyFilters('?abierto=1&cerca=1&mapa=1&utm_source=x')).toBe(true)
  expect(isOnlyFilters('?abierto=1&categoria=alimentos')).toBe(false)
})
