// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paths } from '@guia/web/paths'
import { hostileText } from '@guia/web/testing/hostile-text'
import { redirectPage } from './redirect-page.ts'

const SITE = 'https://guia.example'

/** Thousands of texts take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const PREVIEW = [
  '<meta property="og:title" content="Panadería &gt; &quot;Nueva&quot;">',
  `<meta property="og:image" content="${SITE}/media/a.jpg">`,
]

describe('a store with a new address', () => {
  const html = redirectPage('/store/panader%C3%ADa-nueva', SITE, PREVIEW)
  const document = read(html)
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)

  test('leads there at once', () => {
    expect(attribute('meta[http-equiv=refresh]', 'content')).toBe(
      '0; url=/store/panader%C3%ADa-nueva',
    )
  })

  test('names it as the one to know, which search engines may follow', () => {
    expect(attribute('link[rel=canonical]', 'href')).toBe(
      'https://guia.example/store/panader%C3%ADa-nueva',
    )
    expect(attribute('meta[name=robots]', 'content')).toBeUndefined()
  })

  test('shows the new page’s preview to whoever gets the old link', () => {
    expect(attribute('meta[property="og:title"]', 'content')).toBe('Panadería > "Nueva"')
    expect(attribute('meta[property="og:image"]', 'content')).toBe(`${SITE}/media/a.jpg`)
  })

  test('says so to whoever reads it', () => {
    expect(document.documentElement.lang).toBe('es-AR')
    expect(document.title).toBe('Este comercio cambió de dirección')
    expect(document.body.textContent.trim()).toBe(
      'Este comercio cambió de dirección: /store/panadería-nueva',
    )
    expect(attribute('a', 'href')).toBe('/store/panader%C3%ADa-nueva')
  })
})

test('a professional is none of the stores', () => {
  const html = redirectPage('/profesionales/dentistas/a', SITE, [])
  expect(html).toContain('<title>Este profesional cambió de dirección</title>')
})

/** Everything between '<' and '>', each value in quotation marks left out. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'))

test('whatever the names, the page has the same elements', PATIENT, () => {
  const usual = tagsOf(redirectPage('/store/b', SITE, []))
  fc.assert(
    fc.property(hostileText, (name) => {
      const html = redirectPage(paths.store.link(name), SITE, [])
      expect(tagsOf(html)).toEqual(usual)
      expect(Buffer.from(html).toString()).toBe(html)
      expect(html).toMatch(/content="0; url=\/(?!\/)[^"\s]*">/)
    }),
    { numRuns: 10_000 },
  )
})
