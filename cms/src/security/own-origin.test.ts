import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin'

const SITE = 'https://guia.example/inicio'

const isOwn = (headers: Record<string, string>, siteUrl = SITE) =>
  isOwnOrigin({ get: (name) => headers[name] ?? '' }, siteUrl)

test('the configured site may send, whatever else the browser says', () => {
  expect(isOwn({ origin: 'https://guia.example' })).toBe(true)
  expect(isOwn({ origin: 'https://guia.example', 'sec-fetch-site': 'cross-site' })).toBe(true)
})

test('a page of the same origin may send, under whatever name the site is reached', () => {
  expect(isOwn({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test.each([
  [{ origin: 'https://ajeno.example' }],
  [{ origin: 'https://ajeno.example', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'https://otra.guia.example', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://guia.example' }],
  [{ origin: 'null' }],
])('%o may not', (headers) => {
  expect(isOwn(headers)).toBe(false)
})

test('an unreadable address of the site lets no other origin in', () => {
  expect(isOwn({ origin: 'null' }, '')).toBe(false)
})
