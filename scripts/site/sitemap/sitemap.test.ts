import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { paths } from '@guia/web/paths'
import { hostileText } from '@guia/web/testing/hostile-text'
import { robotsTxt, SITEMAP_FILE, sitemapFiles, type SitemapPage } from './sitemap.ts'

const SITE = 'https://guia.example'

/** The sitemap of these pages: file name → content. */
const writeSitemap = (pages: readonly SitemapPage[], siteUrl: string) =>
  new Map(sitemapFiles(siteUrl, pages))

/** Thousands of texts take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

interface Document {
  root: string
  locations: string[]
  days: string[]
}

/** Reads a file with an XML parser, which throws at the first thing that is not well formed. */
function read(xml: string): Document {
  const document: Document = { root: '', locations: [], days: [] }
  const parser = new SaxesParser({ xmlns: true })
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, uri }) => {
    expect(uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    document.root ||= name
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') document.locations.push(text)
    if (name === 'lastmod') document.days.push(text)
  })
  parser.write(xml).close()
  return document
}

const fileOf = (files: Map<string, string>, name: string) => files.get(name) ?? 'missing'

const page = (number: number, modified: string | null = null): SitemapPage => ({
  url: `${SITE}/store/${number}`,
  modified,
})

describe('few pages', () => {
  const files = writeSitemap([page(1, '2026-01-02T03:04:05.000Z'), page(2)], SITE)

  test('are one file with addresses and days', () => {
    expect([...files.keys()]).toEqual([SITEMAP_FILE])
    expect(fileOf(files, SITEMAP_FILE)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://guia.example/store/1</loc><lastmod>2026-01-02</lastmod></url>\n' +
        '<url><loc>https://guia.example/store/2</loc></url>\n' +
        '</urlset>\n',
    )
  })

  test('none at all are a file too', () => {
    expect(read(fileOf(writeSitemap([], SITE), SITEMAP_FILE))).toEqual({
      root: 'urlset',
      locations: [],
      days: [],
    })
  })
})

describe('more pages than a file may hold', () => {
  test('are several files and an index that names them', PATIENT, () => {
    const pages = Array.from({ length: 100_001 }, (_, number) =>
      page(number, number === 60_000 ? '2026-05-06' : '2026-01-02'),
    )
    const files = writeSitemap(pages, SITE)
    expect([...files.keys()]).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
      SITEMAP_FILE,
    ])
    expect(read(fileOf(files, SITEMAP_FILE))).toEqual({
      root: 'sitemapindex',
      locations: [1, 2, 3].map((number) => `${SITE}/sitemap-${number}.xml`),
      days: ['2026-01-02', '2026-05-06', '2026-01-02'],
    })
    const counts = [1, 2, 3].map(
      (number) => read(fileOf(files, `sitemap-${number}.xml`)).locations.length,
    )
    expect(counts).toEqual([50_000, 50_000, 1])
  })
})

describe('for any text in an address', () => {
  test('a parser reads the same address back', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, (slug) => {
        const addresses = [
          paths.store.link(slug),
          paths.category.link(slug),
          paths.subcategories.link(slug),
          paths.subcategory.link(slug),
          paths.professionals.link(slug),
          paths.professional.link(slug, slug),
        ]
        const pages = addresses.map((path) => ({ url: new URL(path, SITE).href, modified: null }))
        const { locations } = read(fileOf(writeSitemap(pages, SITE), SITEMAP_FILE))
        expect(locations).toEqual(pages.map(({ url }) => url))
      }),
      { numRuns: 10_000 },
    )
  })
})

test('robots may read everything, and learn where the sitemap is', () => {
  expect(robotsTxt(`${SITE}/`)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://guia.example/sitemap.xml\n',
  )
})
