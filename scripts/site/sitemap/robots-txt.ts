import { SITEMAP_FILE } from './sitemap-builder.ts'

export const ROBOTS_FILE = 'robots.txt'

/**
 * Everything may be read: a page that is to stay out of search engines says so itself (noindex),
 * and it can say so only to those who may read it.
 */
export function robotsTxt(siteUrl: string): string {
  const sitemap = new URL(`/${SITEMAP_FILE}`, siteUrl).href
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`
}
