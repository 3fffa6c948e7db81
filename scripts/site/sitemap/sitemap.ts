import { latest } from '../pages/modification-dates.ts'
import { escapeHtml } from './escape-markup.ts'

export const SITEMAP_FILE = 'sitemap.xml'

/** Of one file, as sitemaps.org sets it. So many addresses take a third of the bytes that it may have. */
const MOST_PAGES = 50_000

export interface SitemapPage {
  /** Whole address, encoded. */
  url: string
  /** Last change of its content, ISO 8601 in UTC, or its day; null when it is not known. */
  modified: string | null
}

function xml(root: string, element: string, pages: readonly SitemapPage[]): string {
  const elements = pages.map(({ url, modified }) => {
    // '2026-01-02T03:04:05.000Z' → '2026-01-02', the day in UTC.
    const lastmod = modified === null ? '' : `<lastmod>${modified.slice(0, 10)}</lastmod>`
    return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod}</${element}>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('')}</${root}>\n`
  )
}

/**
 * The files of the sitemap by name: `sitemap.xml`, or, when one file may not hold all pages,
 * `sitemap-1.xml` … and `sitemap.xml` as their index. One after the other: together they would take
 * a lot of memory.
 */
export function* sitemapFiles(
  siteUrl: string,
  pages: readonly SitemapPage[],
): Generator<[name: string, text: string]> {
  if (pages.length <= MOST_PAGES) {
    yield [SITEMAP_FILE, xml('urlset', 'url', pages)]
    return
  }
  const index: SitemapPage[] = []
  for (let start = 0; start < pages.length; start += MOST_PAGES) {
    const chapter = pages.slice(start, start + MOST_PAGES)
    const name = `sitemap-${index.length + 1}.xml`
    yield [name, xml('urlset', 'url', chapter)]
    const modified = latest(chapter.map((page) => page.modified))
    index.push({ url: new URL(`/${name}`, siteUrl).href, modified })
  }
  yield [SITEMAP_FILE, xml('sitemapindex', 'sitemap', index)]
}

/**
 * `robots.txt`: everything may be read. A page that is to stay out of search engines says so itself
 * (noindex), and it can say so only to those who may read it.
 */
export function robotsTxt(siteUrl: string): string {
  const sitemap = new URL(`/${SITEMAP_FILE}`, siteUrl).href
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`
}
