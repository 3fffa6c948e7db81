import { readHtml, type HtmlPage } from './html.ts'
import { runningProduct } from './product.ts'
import { test as base } from './test.ts'

export interface SitemapPage {
  url: string
  status: number
  html: HtmlPage
}

/** The addresses of /sitemap.xml, in its order. Throws when it holds none. */
async function sitemapUrls(siteUrl: string): Promise<string[]> {
  const text = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  if (urls.length === 0) throw new Error('the sitemap names no page')
  return urls.map((url) => url.replaceAll('&amp;', '&'))
}

async function readPage(url: string): Promise<SitemapPage> {
  const answer = await fetch(url, { redirect: 'manual' })
  return { url, status: answer.status, html: readHtml(await answer.text()) }
}

async function readPages(siteUrl: string): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (const url of await sitemapUrls(siteUrl)) pages.push(await readPage(url))
  return pages
}

/** `sitemap`: every page of the site's map, asked for once, without a browser. */
export const test = base.extend<object, { sitemap: SitemapPage[] }>({
  sitemap: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(await readPages(runningProduct().siteUrl)),
    { scope: 'worker' },
  ],
})

/** What is wrong with any of the pages: 'https://…/autos: 2 h1'. */
export const problemsOfAll = (
  pages: readonly SitemapPage[],
  problemsOf: (page: SitemapPage) => readonly (string | false)[],
): string[] =>
  pages.flatMap((page) =>
    problemsOf(page).flatMap((problem) => (problem === false ? [] : [`${page.url}: ${problem}`])),
  )
