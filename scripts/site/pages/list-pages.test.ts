import fc from 'fast-check'
import { CARDS_FIRST } from '@guia/web/catalog/site/page-sizes'
import { describe, expect, test } from 'vitest'
import type { PageData } from '@guia/contract'
import type { SnapshotDocuments } from '../documents.ts'
import {
  buildCategory,
  buildDocuments,
  buildOffer,
  buildStore,
  buildSubcategory,
  buildUsefulContacts,
} from '../testing/documents.ts'
import { buildPageContext } from '../testing/page-context.ts'
import { listPages, toCard } from './list-pages.ts'
import { pageFolder } from './page-folder.ts'
import { dataOf, inputsOf, type Page } from './page.ts'
import { sampleStore } from '../testing/records.ts'

interface WholePage extends Page {
  /** Its data with its cards. */
  whole: PageData
}

function pagesOf(documents: Partial<SnapshotDocuments> = {}): WholePage[] {
  const context = buildPageContext(buildDocuments(documents))
  return listPages(context).map((page) => ({ ...page, whole: dataOf(page, context.recordOf) }))
}

function find(pages: readonly WholePage[], path: string): WholePage {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  return page
}

const shownBy = (pages: readonly WholePage[], path: string): PageData => find(pages, path).whole

/** The way to a page as it is told to search engines: 'Inicio /'. */
function trailOf({ jsonLd }: Page): string[] {
  const trail = jsonLd.find((one) => one['@type'] === 'BreadcrumbList')
  const items = (trail?.['itemListElement'] ?? []) as { name: string; item: string }[]
  return items.map(({ name, item }) => `${name} ${new URL(item).pathname}`)
}

const alimentos = buildCategory('Alimentos')
const autos = buildCategory('Autos')
const documents = {
  category: [alimentos, autos],
  subcategory: [buildSubcategory('Panaderias', 'Alimentos')],
  store: [
    buildStore(1, {
      categories: [alimentos],
      subcategories: [buildCategory('Panaderias')],
      description: 'Pan de masa madre.',
    }),
    buildStore(2, { categories: [alimentos], isActive: false }),
    buildStore(3, { categories: [autos] }),
  ],
}

describe('the pages of a catalogue', () => {
  const pages = pagesOf(documents)

  test('are the fixed ones and those of its categories and subcategories', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/nosotros',
        '/contacto',
        '/privacidad',
        '/busquedas',
        '/tienda',
        '/farmacias',
        '/profesionales',
        '/favoritos',
        '/autos',
        '/categories',
        '/stores',
        '/prueba',
        '/ejemplo',
        '/category/alimentos',
        '/category/alimentos/subcategories',
        '/category/autos',
        '/subcategory/alimentos',
        '/subcategory/panaderias',
      ]),
    )
  })

  test('without subcategories the address of their grid stays, for the category’s page', () => {
    expect(find(pages, '/category/alimentos/subcategories').canonical).toBeUndefined()
    expect(find(pages, '/category/autos/subcategories').canonical).toBe('/category/autos')
  })

  test('of categories name the path with the raw name too', () => {
    const named = { name: 'Ropa y Accesorios', slug: 'ropa-y-accesorios' }
    const ropa = buildCategory(named.name, named)
    const made = pagesOf({
      category: [ropa],
      subcategory: [{ ...buildSubcategory('Fiesta', ropa.name), category: named }],
      store: [buildStore(1, { categories: [ropa], subcategories: [buildCategory('Fiesta')] })],
    })
    const both = made.flatMap(({ path, namedPath }) => (namedPath ? [[path, namedPath]] : []))
    expect(both).toEqual([
      ['/category/ropa-y-accesorios', '/category/Ropa%20y%20Accesorios'],
      ['/subcategory/ropa-y-accesorios', '/subcategory/Ropa%20y%20Accesorios'],
      [
        '/category/ropa-y-accesorios/subcategories',
        '/category/Ropa%20y%20Accesorios/subcategories',
      ],
      ['/subcategory/fiesta', '/subcategory/Fiesta'],
    ])
  })

  test('each carry the site and say which page they are', () => {
    for (const page of pages) {
      const { page: path, site } = page.whole
      expect(path).toBe(page.path)
      expect(site.city).toBe('Goya')
    }
  })

  test.each([
    ['/', ['Alimentos', 'Autos'], true],
    ['/categories', ['Alimentos', 'Autos'], true],
    ['/tienda', ['Alimentos', 'Autos'], false],
    ['/busquedas', ['Alimentos', 'Autos'], false],
    ['/prueba', ['Alimentos', 'Autos'], false],
    ['/category/autos', ['Autos'], false],
    ['/subcategory/autos', ['Autos'], false],
    ['/category/autos/subcategories', ['Autos'], false],
    ['/farmacias', [], false],
    ['/contacto', [], false],
  ])('%s knows of the categories %j', (path, names, isWhole) => {
    const { site, parts } = shownBy(pages, path)
    expect(site.categories.map(({ name }) => name)).toEqual(names)
    expect(parts.includes('site')).toBe(!isWhole)
  })

  test('of a search or a choice, of one visitor or of an invented store are hidden, others are not', () => {
    const hidden = pages.filter(({ head }) => head.noindex).map(({ path }) => path)
    expect(hidden.toSorted()).toEqual([
      '/ejemplo',
      '/farmacias',
      '/favoritos',
      '/prueba',
      '/stores',
    ])
  })

  test('that list nothing are hidden too', () => {
    expect(find(pagesOf(), '/autos').head.noindex).toBe(true)
    expect(find(pagesOf(), '/tienda').head.noindex).toBe(true)
    expect(find(pages, '/autos').head.noindex).toBeUndefined()
  })

  test('name who is on duty, with the pharmacies of the useful contacts and nothing else of them', () => {
    const all = pagesOf({
      ...documents,
      calendar: [{ updatedAt: '2026-03-01T00:00:00.000Z', duties: 'desde 1/1/2026 = Ceibo' }],
      'useful-contact-category': [
        buildUsefulContacts(1, { title: 'Farmacias' }),
        buildUsefulContacts(2, { title: 'Bancos' }),
      ],
    })
    const page = find(all, '/farmacias')
    const data = page.whole
    expect(page.head.noindex).toBeUndefined()
    expect(data.duties?.[0]?.farmacias[0]?.nombre).toBe('Ceibo')
    expect(data.usefulContacts?.map(({ title }) => title)).toEqual(['Farmacias'])
    expect(data.parts.toSorted()).toEqual(['site', 'stores', 'usefulContacts'])
    expect(shownBy(all, '/').duties).toEqual(data.duties)
  })

  test('say no day of a change: that a record left, no date tells', () => {
    expect(pages.filter(({ modified }) => modified !== undefined)).toEqual([])
  })

  test('lead from home to themselves', () => {
    const grid = find(pages, '/category/alimentos/subcategories')
    expect(trailOf(find(pages, '/nosotros'))).toEqual(['Inicio /', 'Nosotros /nosotros'])
    expect(trailOf(grid)).toEqual([
      'Inicio /',
      'Alimentos /category/alimentos',
      'Subcategorías /category/alimentos/subcategories',
    ])
    for (const page of pages.filter(({ path }) => path !== '/')) {
      expect(trailOf(page).length, page.path).toBeGreaterThan(1)
    }
  })

  test('that show a category are known by its page, those of subcategories by their own', () => {
    const known = pages.filter(({ canonical }) => canonical !== undefined)
    expect(known.map(({ path, canonical }) => [path, canonical])).toEqual([
      ['/subcategory/alimentos', '/category/alimentos'],
      ['/subcategory/autos', '/category/autos'],
      ['/category/autos/subcategories', '/category/autos'],
    ])
    const stores = [buildStore(1, { categories: [alimentos], subcategories: [alimentos] })]
    const same = pagesOf({ ...documents, store: stores })
    expect(find(same, '/subcategory/alimentos').canonical).toBeUndefined()
  })

  test('of an empty catalogue can all be made', () => {
    for (const page of pagesOf()) expect(page.whole.page).toBe(page.path)
  })
})

describe('a list of stores', () => {
  test('carries their cards, active ones first, and no more than cards need', () => {
    const data = shownBy(pagesOf(documents), '/category/alimentos')
    expect(data.stores?.map(({ id }) => id)).toEqual([1, 2])
    expect(data.stores?.[0]).toMatchObject({ name: 'Comercio 1' })
    expect(data.stores?.[0]).not.toHaveProperty('description')
    expect(data.parts).toContain('stores')
  })

  test('carries the first and is made again when one more store is listed', () => {
    const many = (count: number) =>
      pagesOf({
        category: [autos],
        store: Array.from({ length: count }, (_, index) =>
          buildStore(index + 1, { categories: [autos] }),
        ),
      })
    const [before, after] = [many(60), many(61)]
    const data = shownBy(before, '/category/autos')
    expect(data.stores?.map(({ id }) => id)).toEqual(
      Array.from({ length: CARDS_FIRST }, (_, at) => at + 1),
    )
    const inputs = (pages: WholePage[]) => inputsOf(find(pages, '/category/autos'))
    expect(inputs(after)).not.toEqual(inputs(before))
  })

  test('over all stores carries the first cards, and tells how many there are in all', () => {
    const store = Array.from({ length: 60 }, (_, index) => buildStore(index + 1))
    for (const path of ['/tienda', '/busquedas']) {
      const data = shownBy(pagesOf({ store }), path)
      expect([data.stores?.length, data.total]).toEqual([CARDS_FIRST, 60])
      expect(data.parts).toContain('stores')
    }
    expect(shownBy(pagesOf({ store }), '/tienda').initials).toEqual(['C'])
  })

  test('describes its stores to search engines', () => {
    const text = JSON.stringify(find(pagesOf(documents), '/category/alimentos').jsonLd)
    expect(text).toContain('ItemList')
    expect(text).toContain('https://guia.example/store/comercio-1')
  })
})

test('a card has everything that a list filters by, and nothing long', () => {
  const store = sampleStore()
  const card = toCard(store)
  const { id, slug, name, image, category, hours, location, is_active, subcategory } = store
  expect(card).toMatchObject({
    ...{ id, slug, name, image, category, hours, location, is_active },
    subcategory: subcategory.map((one) => ({ name: one.name })),
  })
  expect(JSON.stringify(card)).not.toContain(store.description)
  expect(card).not.toHaveProperty('gallery')
})

describe('the home page', () => {
  const food = buildCategory('Delivery')
  const store = Array.from({ length: 14 }, (_, index) =>
    buildStore(index + 1, { categories: [food], isActive: index > 0, description: 'larga' }),
  )

  test('carries what its carousels show, ten active stores each, and the light record', () => {
    const offer = Array.from({ length: 12 }, (_, index) => buildOffer(index + 1, 2))
    const data = shownBy(pagesOf({ category: [food], store, offer }), '/')
    expect(data.lightStores?.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(data.lightStores?.[0]).not.toHaveProperty('description')
    expect(data.lightStores?.[0]).toMatchObject({ direccion: '', location: null, icon: {} })
    expect(data.offers?.ofertas[0]).toMatchObject({
      descripcion: '',
      tienda: { image: '', whatsapp: '' },
    })
    expect(data.offers?.ofertas).toHaveLength(10)
    expect(data.parts.toSorted()).toEqual(['lightStores', 'offers'])
  })

  test('is the same page while none of those changes', () => {
    const inputs = (name: string) => {
      const stores = store.with(13, buildStore(14, { name }))
      return inputsOf(find(pagesOf({ category: [food], store: stores }), '/'))
    }
    expect(inputs('una')).toEqual(inputs('otra'))
  })
})

/** Names as staff, or an import, might give them. */
const name = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f', ' ', 'a', 'Ñ', '\0'),
    minLength: 1,
    maxLength: 12,
  }),
  fc.constantFrom('../../etc/passwd', '..', '%2e%2e%2f', 'a/../../b', 'CON', '日本', 'Alimentos'),
)

test('whatever the names, every page can be made and stands inside the release', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const categories = names.map((one, index) => buildCategory(one, { slug: `c-${index}` }))
      const store = names.map((one, index) =>
        buildStore(index + 1, { name: `x${one}x`, categories, subcategories: categories }),
      )
      const subcategory = names.map((one, index) =>
        buildSubcategory(one, names[0] ?? '', { slug: `c-${index}`, category: categories[0] }),
      )
      const pages = pagesOf({ category: categories, subcategory, store })
      expect(pages.length).toBeGreaterThanOrEqual(12)
      for (const page of pages) {
        const folder = pageFolder(page.path)
        expect(folder === '.' || folder === null || !folder.split('/').includes('..')).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test('pages of ordinary names are listed once each', () => {
  const paths = pagesOf({ ...documents, category: [alimentos, autos] }).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
