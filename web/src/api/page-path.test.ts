import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/contacto/', '/contacto'],
  ['/store/caf%C3%A9', '/store/café'],
  ['/store/100%', '/store/100%'],
])('%s is the page %s', (pathname, page) => {
  expect(pagePath(pathname)).toBe(page)
})
