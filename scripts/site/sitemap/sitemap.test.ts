import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { paths } from '@guia/web/paths'
import { hostileText } from '@guia/web/testing/hostile-text'
import { escapeMarkup } from './escape-markup.ts'
import { robotsTxt } from './robots-txt.ts'
import { SITEMAP_FILE, SitemapBuilder, type SitemapLimits } from './sitemap-builder.ts'
import { sitemapEntry, type SitemapEntry } from './sitemap-entry.ts'

const SITE = 'https://guia.example'

/** The sitemap of these pages: file name → content. */
function writeSitemap(
  entries: Iterable<SitemapEntry>,
  siteUrl: string,
  limits?: SitemapLimits,
): Map<string, string> {
  const builder = new SitemapBuilder(siteUrl, limits)
  for (const entry of entries) builder.add(entry)
  return new Map(builder.finish())
}

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

const page = (number: number, day: string | null = null) =>
  sitemapEntry(`${SITE}/store/${number}`, day)

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
    const entries = Array.from({ length: 100_001 }, (_, number) =>
      page(number, number === 60_000 ? '2026-05-06' : '2026-01-02'),
    )
    const files = writeSitemap(entries, SITE)
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

  test('for the bytes: no file is larger, none is lost, each comes in its order', () => {
    const limits = { urls: 50_000, bytes: 400 }
    const sizes = fc.array(fc.nat({ max: 200 }), { maxLength: 30 })
    fc.assert(
      fc.property(sizes, (lengths) => {
        const entries = lengths.map((length, index) =>
          sitemapEntry(`${SITE}/${index}${'&'.repeat(length / 5)}`, null),
        )
        const files = writeSitemap(entries, SITE, limits)
        const isIndexed = files.size > 1
        const chapters = [...files].filter(([name]) => !isIndexed || name !== SITEMAP_FILE)
        for (const [, xml] of chapters) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(400)
        expect(chapters.flatMap(([, xml]) => read(xml).locations)).toEqual(
          entries.map((entry) => entry.url),
        )
      }),
    )
  })

  test('an address that no file can hold is refused', () => {
    const builder = new SitemapBuilder(SITE, { urls: 9, bytes: 200 })
    const entry = sitemapEntry(`${SITE}/${'x'.repeat(200)}`, null)
    expect(() => builder.add(entry)).toThrow(RangeError)
  })
})

describe('for any text in an address', () => {
  test('a parser reads the same address back', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, hostileText, (slug, day) => {
        const addresses = [
          paths.store.link(slug),
          paths.category.link(slug),
          paths.subcategories.link(slug),
          paths.subcategory.link(slug),
          paths.professionals.link(slug),
          paths.professional.link(slug, slug),
        ]
        const entries = addresses.map((path) => sitemapEntry(new URL(path, SITE).href, day))
        const { locations, days } = read(fileOf(writeSitemap(entries, SITE), SITEMAP_FILE))
        expect(locations).toEqual(entries.map(({ url }) => url))
        for (const one of days) expect(one).toMatch(/^\d{4}-\d\d-\d\d$/)
      }),
      { numRuns: 10_000 },
    )
  })

  test('no character that XML forbids is left, escaped or not', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const escaped = escapeMarkup(text)
        let found = ''
        const parser = new SaxesParser()
        parser.on('error', (error) => {
          throw error
        })
        parser.on('opentag', (tag) => {
          found = String(tag.attributes['a'])
        })
        parser.write(`<x a="${escaped}">${escaped}</x>`).close()
        // A reader makes one space of each line end in a value.
        expect(found).toBe(
          text
            .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
            .replace(/\r\n|[\t\n\r]/g, ' '),
        )
      }),
      { numRuns: 10_000 },
    )
  })
})

test.each([
  ['2026-03-15', '2026-03-15'],
  ['2026-03-15T23:30:00-03:00', '2026-03-16'],
  ['ayer', null],
  ['', null],
  [null, null],
  ['+012026-01-01T00:00:00Z', null],
])('the day of %s is %s', (moment, day) => {
  expect(page(1, moment).lastModified).toBe(day)
})

test.each(['/store/x', 'javascript:alert(1)', ''])('%s is no address of a page', (url) => {
  expect(() => sitemapEntry(url, null)).toThrow(TypeError)
})

test('robots may read everything, and learn where the sitemap is', () => {
  expect(robotsTxt(`${SITE}/`)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://guia.example/sitemap.xml\n',
  )
})
