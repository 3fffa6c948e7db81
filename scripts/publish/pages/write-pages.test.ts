import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publish } from '../publish.ts'
import { vocabularyErrors } from '../../site/structured-data/testing/vocabulary.ts'
import { usePublisher } from '../testing/publisher.ts'
import { fullStore } from '../../site/testing/sample-documents.ts'

const site = usePublisher()
/** Pictures of link previews are drawn. */
const PATIENT = { timeout: 60_000 }

const readLive = (name: string) => readFileSync(path.join(site.live, name), 'utf8')

/** Paths of the sitemap → day of the last change, '' when none is told. */
function sitemapDays(): Map<string, string> {
  const entries = readLive('sitemap.xml').matchAll(
    /<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g,
  )
  return new Map([...entries].map(([, url = '', day = '']) => [new URL(url).pathname, day]))
}

interface Description {
  '@type'?: string
  '@graph'?: { '@type': string }[]
  itemListElement?: { item: string }[]
}

const pageAt = (address: string) => readLive(path.join(decodeURI(address), 'index.html'))

const descriptionsOf = (address: string): Description[] =>
  [...pageAt(address).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Description,
  )

test('every page of the sitemap is described in words of schema.org', PATIENT, async () => {
  await publish(site.options)
  const pages = [...sitemapDays().keys()]
  expect(pages.length).toBeGreaterThan(20)
  for (const address of pages) {
    const descriptions = descriptionsOf(address)
    expect(descriptions.flatMap(vocabularyErrors), address).toEqual([])
    const types = descriptions.flatMap((one) => one['@type'] ?? one['@graph']?.[0]?.['@type'])
    expect(types, address).toContain(address === '/' ? 'WebSite' : 'BreadcrumbList')
  }
})

test(
  'the way to a page begins at home, ends at the page, and has only pages',
  PATIENT,
  async () => {
    await publish(site.options)
    const pages = new Set(sitemapDays().keys())
    for (const address of pages) {
      const trail = descriptionsOf(address).find((one) => one['@type'] === 'BreadcrumbList')
      const way = trail?.itemListElement?.map(({ item }) => new URL(item).pathname) ?? ['/']
      expect([way[0], way.at(-1)]).toEqual(['/', address])
      expect(way.filter((one) => !pages.has(one))).toEqual([])
    }
  },
)

test(
  'a page that shows another one’s content names that one, and only that is listed',
  PATIENT,
  async () => {
    await publish(site.options)
    const [, named] =
      /<link rel="canonical" href="([^"]*)"/.exec(pageAt('/subcategory/alimentos')) ?? []
    expect(named).toBe('https://guia.example/category/alimentos')
    const listed = [...sitemapDays().keys()]
    expect(listed).toContain('/category/alimentos')
    expect(listed).toContain('/subcategory/panaderias')
    for (const address of [
      '/subcategory/alimentos',
      '/stores',
      '/prueba',
      '/ejemplo',
      '/favoritos',
    ])
      expect(listed).not.toContain(address)
  },
)

test('the sitemap tells the day of a record’s page, and none of a list', PATIENT, async () => {
  const { offer } = site.cms.documents
  const change = (numero: number, updatedAt: string) =>
    offer.map((one) => (one.numero === numero ? { ...one, updatedAt } : one))
  site.cms.documents = { ...site.cms.documents, offer: change(12, '2026-03-02T10:00:00.000Z') }
  await publish(site.options)
  const days = sitemapDays()
  const told = (...addresses: string[]) => addresses.map((address) => days.get(address))
  const store = `/store/${fullStore.slug}`
  expect(told('/ofertas/12/7', store)).toEqual(Array(2).fill('2026-03-02'))
  const others = told('/recomendados/11', '/store/comercio-1', '/profesionales/medicos/ana-paz')
  expect(others).toEqual(Array(3).fill('2026-01-05'))
  const lists = told('/', '/nosotros', '/ofertas', '/profesionales/medicos', '/category/alimentos')
  expect(lists).toEqual(Array(5).fill(''))
})

test('an offer that is over is not told of', PATIENT, async () => {
  const { offer } = site.cms.documents
  const over = { updatedAt: '2026-03-02T10:00:00.000Z', endsOn: '2026-03-03' }
  site.cms.documents = { ...site.cms.documents, offer: offer.map((one) => ({ ...one, ...over })) }
  await publish(site.options)
  expect(sitemapDays().get(`/store/${fullStore.slug}`)).toBe('2026-01-05')
})
