import { latest } from '../pages/modification-dates.ts'
import { escapeMarkup } from './escape-markup.ts'

export const SITEMAP_FILE = 'sitemap.xml'

/** Of one file, as sitemaps.org sets it. So many addresses take a third of the bytes that it may have. */
const MOST_PAGES = 50_000

export interface SitemapPage {
  /** Whole address, encoded. */
  url: string
  /** Last change of its content, ISO 8601; null when it is not known. */
  modified: string | null
}

/** '2026-01-02T03:04:05.000Z' → '2026-01-02', the day in UTC; null for what is no date. */
function dayOf(moment: string | null): string | null {
  const time = Date.parse(moment ?? '')
  if (Number.isNaN(time)) return null
  const day = new Date(time).toISOString().slice(0, 10)
  // Years of five digits and before our era have another form, which sitemaps do not know.
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

function xml(root: string, element: string, pages: readonly SitemapPage[]): string {
  const elements = pages.map(({ url, modified }) => {
    const day = dayOf(modified)
    const lastmod = day === null ? '' : `<lastmod>${day}</lastmod>`
    return `<${element}><loc>${escapeMarkup(url)}</loc>${lastmod}</${element}>\n`
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
    const modified = latest(chapter.map((page) => dayOf(page.modified)))
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
