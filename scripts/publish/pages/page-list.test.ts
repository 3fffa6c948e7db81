import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildCategory,
  buildDocuments,
  buildStore,
  buildSubcategory,
} from '../testing/documents.ts'
import { buildCatalogue } from '../testing/records.ts'
import { listPages, NOT_FOUND_FILE, notFoundPage, pageFile } from './page-list.ts'

const pathsOf = (...documents: Parameters<typeof buildDocuments>) =>
  listPages(buildCatalogue(buildDocuments(...documents))).map((page) => page.path)

describe('the pages of a catalogue', () => {
  const alimentos = buildCategory('Alimentos')
  const documents = {
    category: [alimentos],
    subcategory: [buildSubcategory('Panaderias', 'Alimentos')],
    store: [
      buildStore(1, {
        slug: 'la-espiga',
        name: 'La Espiga',
        description: 'Pan de masa madre.',
        categories: [alimentos],
        subcategories: [buildCategory('Panaderias')],
      }),
      buildStore(2, { slug: 'kiosco', categories: [alimentos], address: 'Colón 1', city: 'Goya' }),
      buildStore(3, { slug: 'bazar', isActive: false, address: 'Colón 2' }),
    ],
  }
  const pages = listPages(buildCatalogue(buildDocuments(documents)))
  const find = (address: string) => pages.find((page) => page.path === address)

  test('are the fixed ones, those of its categories and those of its stores', () => {
    expect(pages.map((page) => page.path)).toEqual(
      expect.arrayContaining([
        '/',
        '/nosotros',
        '/contacto',
        '/privacidad',
        '/busquedas',
        '/tienda',
        '/ofertas',
        '/recomendados',
        '/autos',
        '/categories',
        '/stores',
        '/prueba',
        '/category/alimentos',
        '/category/alimentos/subcategories',
        '/subcategory/alimentos',
        '/subcategory/panaderias',
        '/store/la-espiga',
        '/store/kiosco',
        '/store/bazar',
      ]),
    )
  })

  test('tell in the preview of a link what the store tells of itself', () => {
    expect(find('/store/la-espiga')).toEqual({
      path: '/store/la-espiga',
      head: { title: 'La Espiga | Goya a un clic', description: 'Pan de masa madre.' },
    })
  })

  test('of a store without description tell its trade and its place', () => {
    expect(find('/store/kiosco')?.head.description).toMatch(/Alimentos · Colón 1$/)
    expect(find('/store/bazar')?.head.description).toMatch(/Colón 2$/)
  })

  test('of a search, of one visitor or of an invented store are hidden, others are not', () => {
    const hidden = pages.filter((page) => page.head.noindex).map((page) => page.path)
    expect(hidden.sort()).toEqual(['/ejemplo', '/favoritos', '/prueba'])
  })

  test('without subcategories there is no grid of them', () => {
    expect(pathsOf({ ...documents, subcategory: [] })).not.toContain(
      '/category/alimentos/subcategories',
    )
  })
})

/** Names as staff, or an import, might give them. */
const name = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f', ' ', 'a', 'Ñ', '\0'),
    minLength: 1,
  }),
  fc.constantFrom(
    '../../etc/passwd',
    '..',
    '.',
    '%2e%2e%2f',
    'a/../../b',
    '\\\\servidor',
    'CON',
    '日本',
  ),
)

test('whatever the names, each path is listed once and its file lies inside the release', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
      const categories = names.map((one) => buildCategory(one))
      const stores = names.map((one, index) =>
        buildStore(index, { name: one, slug: one, categories, subcategories: categories }),
      )
      const subcategory = names.map((one) => buildSubcategory(one, names[0] ?? ''))
      const paths = pathsOf({ category: categories, subcategory, store: stores })
      expect(new Set(paths).size).toBe(paths.length)
      for (const file of paths.map(pageFile)) {
        const whole = path.resolve('/release', file)
        expect(whole.startsWith('/release/')).toBe(true)
        expect(whole).toBe(`/release/${file}`)
        expect(file).not.toBe(NOT_FOUND_FILE)
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['/', 'index.html'],
  ['/store/la-espiga', 'store/la-espiga/index.html'],
  ['/category/%C3%B3ptica', 'category/óptica/index.html'],
])('the page of %s is %s', (address, file) => {
  expect(pageFile(address)).toBe(file)
})

test.each([
  '/store/..',
  '/store/%2e%2e',
  '/store/a%2Fb',
  '/../x',
  '/store/a%5C..',
  '/store/',
  '/store/%00',
])('the address %s has no page: it could lie elsewhere', (address) => {
  expect(() => pageFile(address)).toThrow()
})

test('the page of every unknown address is kept out of search engines', () => {
  const { head } = notFoundPage(buildCatalogue(buildDocuments({})))
  expect(head).toMatchObject({ title: 'Página no encontrada | Goya a un clic', noindex: true })
})
