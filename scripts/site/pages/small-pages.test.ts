import { describe, expect, test } from 'vitest'
import {
  buildDocuments,
  buildOffer,
  buildProfessional,
  buildProfessionalCategory,
  buildStore,
} from '../testing/documents.ts'
import { buildPageContext } from '../testing/page-context.ts'
import type { Page } from './page.ts'
import { professionalPage, smallPages } from './small-pages.ts'

const context = buildPageContext()
const pages = smallPages(context)

function find(path: string, all: readonly Page[] = pages): Page {
  const page = all.find((one) => one.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  return page
}

test('there is a page for each list, each offer and each recommended item, once', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([
    '/ofertas',
    '/ofertas/10/1',
    '/ofertas/12/7',
    '/profesionales/abogados',
    '/profesionales/medicos',
    '/recomendados',
    '/recomendados/11',
  ])
})

describe('each carries what it shows', () => {
  test('a list of offers all of them', () => {
    const { offers, parts } = find('/ofertas').data
    expect(offers?.ofertas.map(({ id }) => id)).toEqual([10, 12])
    expect(offers?.recomendados.map(({ id }) => id)).toEqual([11])
    expect(parts).not.toContain('offers')
  })

  test('an offer itself alone, and says that there are more', () => {
    const { offers, parts } = find('/ofertas/12/7').data
    expect(offers?.ofertas.map(({ id }) => id)).toEqual([12])
    expect(offers?.recomendados).toEqual([])
    expect(parts).toContain('offers')
  })

  test('an offer a picture for the preview of its link, with discount and store', () => {
    const record = context.small.offers.ofertas.find(({ id }) => id === 12)
    expect(record?.descuento).not.toBe('')
    expect(find('/ofertas/12/7').card).toEqual({
      title: record?.nombre,
      category: record?.descuento,
      address: record?.tienda.name,
      logo: record?.imagen,
      isPhoto: true,
    })
    expect(find('/recomendados/11').card?.title).toBe(context.small.offers.recomendados[0]?.nombre)
  })

  test('a list of professionals those of its category', () => {
    const { professionals, site, parts } = find('/profesionales/medicos').data
    expect(professionals?.map(({ id }) => id)).toEqual([1, 3])
    expect(site.professionalCategories.map(({ route }) => route)).toEqual(['medicos'])
    expect(parts.toSorted()).toEqual(['professionals', 'site'])
    expect(find('/profesionales/abogados').data.professionals).toEqual([])
  })

  test('a professional the profile, with a picture for the preview of a link', () => {
    const record = context.small.professionals.find(({ slug }) => slug === 'ana-paz')
    const page = record && professionalPage(context, record)
    expect(page).toMatchObject({
      path: '/profesionales/medicos/ana-paz',
      head: { title: 'Ana Paz · Medicos | Goya a un clic' },
      card: { title: 'Ana Paz', category: 'Medicos · Pediatría', logo: record?.image },
      modified: '2026-01-05T10:00:00.000Z',
    })
    expect(page?.data.professionals).toEqual([record])
    expect(JSON.stringify(page?.jsonLd)).toContain('/profesionales/medicos')
  })
})

describe('the page of one record was changed with it, a list says no day', () => {
  const [old, late] = ['2025-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
  const dated = smallPages(
    buildPageContext(
      buildDocuments({
        store: [buildStore(1)],
        offer: [
          buildOffer(1, 1, { updatedAt: old }),
          buildOffer(2, 1, { updatedAt: late }),
          buildOffer(3, 1, { updatedAt: old, kind: 'recomendado' }),
        ],
        'professional-category': [buildProfessionalCategory('Medicos')],
        professional: [buildProfessional(1, { updatedAt: late })],
      }),
    ),
  )

  test.each([
    ['/ofertas', undefined],
    ['/ofertas/1/1', old],
    ['/ofertas/2/1', late],
    ['/recomendados', undefined],
    ['/recomendados/3', old],
    ['/profesionales/medicos', undefined],
  ])('%s: %s', (path, modified) => {
    expect(find(path, dated).modified).toBe(modified)
  })
})

test.each([
  ['/ofertas/12/7', '/ofertas'],
  ['/recomendados/11', '/recomendados'],
])('%s leads back to home and to %s', (path, list) => {
  const trail = find(path).jsonLd.find((one) => one['@type'] === 'BreadcrumbList')
  expect(trail?.['itemListElement']).toMatchObject([
    { item: 'https://guia.example/' },
    { item: `https://guia.example${list}` },
    { item: `https://guia.example${path}` },
  ])
})

test('an empty list is kept out of search engines, a filled one is not', () => {
  expect(find('/profesionales/abogados').head.noindex).toBe(true)
  expect(find('/profesionales/medicos').head.noindex).toBeUndefined()
})

test('a catalogue without offers and professionals has its lists all the same', () => {
  const categories = [buildProfessionalCategory('Medicos')]
  const empty = buildDocuments({ 'professional-category': categories })
  expect(smallPages(buildPageContext(empty)).map(({ path }) => path)).toEqual([
    '/ofertas',
    '/recomendados',
    '/profesionales/medicos',
  ])
})
