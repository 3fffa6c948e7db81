import { elementsOf, type HtmlPage } from './support/html.ts'
import { problemsOfAll, test, type SitemapPage } from './support/sitemap.ts'
import { expect } from './support/test.ts'

/** '/a 1x, /b 2x' → ['/a', '/b'] */
const addressesOf = (srcset: string): string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')

const hrefsOf = (html: HtmlPage, tag: 'a' | 'link'): string[] =>
  elementsOf(html, tag).flatMap(({ attributes }) => attributes.get('href') ?? [])

/** Everything else that a page asks for: scripts, styles, pictures, videos, the app with its style sheets. */
function filesOf(html: HtmlPage): string[] {
  const named = html.elements.flatMap(({ attributes }) => [
    attributes.get('src') ?? [],
    attributes.get('poster') ?? [],
    addressesOf(attributes.get('srcset') ?? ''),
    (attributes.get('data-app') ?? '').split(' '),
    (attributes.get('data-styles') ?? '').split(' '),
  ])
  return [...hrefsOf(html, 'link'), ...named.flat()].filter((address) => address !== '')
}

/** Address within the site, without its fragment → a page that has it. */
function within(
  sitemap: readonly SitemapPage[],
  addressesIn: (html: HtmlPage) => string[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const { url, html } of sitemap) {
    for (const address of addressesIn(html)) {
      const target = new URL(address, url)
      target.hash = ''
      if (target.origin === new URL(url).origin) found.set(target.href, url)
    }
  }
  return found
}

async function deadOnes(addresses: ReadonlyMap<string, string>, method: 'GET' | 'HEAD') {
  const dead: string[] = []
  for (const [address, page] of addresses) {
    const { status, body } = await fetch(address, { method, redirect: 'manual' })
    await body?.cancel()
    if (status !== 200) dead.push(`${status} ${address}, on ${page}`)
  }
  return dead
}

test('every link of every page leads to a page', async ({ sitemap }) => {
  const links = within(sitemap, (html) => hrefsOf(html, 'a'))
  // Not only the pages that the sitemap knows: cards of contacts, inactive stores, searches.
  expect(links.size).toBeGreaterThan(sitemap.length)
  expect(await deadOnes(links, 'GET')).toEqual([])
})

test('every file that a page asks for is there', async ({ sitemap }) => {
  const files = within(sitemap, filesOf)
  for (const kind of [/\.js$/, /\.css$/, /\.avif$/, /\.webp$/]) {
    expect(
      [...files.keys()].some((file) => kind.test(file)),
      String(kind),
    ).toBe(true)
  }
  expect(await deadOnes(files, 'HEAD')).toEqual([])
})

test('a link within a page leads to a part of it', ({ sitemap }) => {
  let count = 0
  const problems = problemsOfAll(sitemap, ({ html }) => {
    const ids = new Set(html.elements.map(({ attributes }) => attributes.get('id')))
    return hrefsOf(html, 'a')
      .filter((href) => href.startsWith('#'))
      .map((href) => {
        count += 1
        return !ids.has(decodeURIComponent(href.slice(1))) && `no ${href}`
      })
  })
  expect(problems).toEqual([])
  expect(count).toBeGreaterThanOrEqual(sitemap.length)
})
