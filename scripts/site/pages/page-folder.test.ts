import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '@guia/web/paths'
import { isSameFolder, pageFolder } from './page-folder.ts'

test.each([
  ['/', '.'],
  ['/nosotros', 'nosotros'],
  ['/store/la-espiga', 'store/la-espiga'],
  ['/category/%C3%B3ptica/subcategories', 'category/óptica/subcategories'],
  ['/store/Caf%C3%A9%20del%20R%C3%ADo', 'store/Café del Río'],
])('the page of %s stands in %s', (address, folder) => {
  expect(pageFolder(address)).toBe(folder)
})

test.each([
  '/store/..',
  '/store/%2e%2e',
  '/store/a%2Fb',
  '/../x',
  '/store/a%5C..',
  '/store/.oculto',
  '/store/',
  '/store/%00',
  '//x',
  `/store/${'a'.repeat(256)}`,
  `/store/${encodeURIComponent('ñ'.repeat(128))}`,
])('the address %s has no page: it could lie elsewhere, or nowhere', (address) => {
  expect(pageFolder(address)).toBeNull()
})

test.each(['/store/100%', '/store/%E0%A4%A', '/%'])(
  'the address %s, which no browser can read, has no page',
  (address) => {
    expect(pageFolder(address)).toBeNull()
  },
)

test.each([
  ['category/Autos', 'category/autos', 'linux', false],
  ['category/Autos', 'category/autos', 'darwin', true],
  ['category/Ropa y Autos', 'category/ropa-y-autos', 'win32', false],
  ['category/autos', 'category/autos', 'linux', true],
] as const)('%s and %s are one folder on %s: %s', (one, other, platform, expected) => {
  expect(isSameFolder(one, other, platform)).toBe(expected)
})

/** Names as staff, or an import, might give them. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f', ' ', 'a', 'Ñ', '\0') }),
  fc.constantFrom('../../etc/passwd', '..', '%2e%2e%2f', 'a/../../b', '\\\\servidor', '日本'),
)

test('whatever the names, a page lies inside the release, in the folder of its address', () => {
  let inside = 0
  fc.assert(
    fc.property(name, name, (one, other) => {
      for (const address of [paths.store.link(one), paths.professional.link(one, other)]) {
        const folder = pageFolder(address)
        if (folder === null) continue
        inside += 1
        const whole = path.resolve('/release', folder)
        expect(whole).toBe(`/release/${folder}`)
        expect(`/${folder}`).toBe(decodeURIComponent(address))
      }
    }),
    { numRuns: 1_000 },
  )
  expect(inside).toBeGreaterThan(100)
})
