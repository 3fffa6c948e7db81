export interface SitemapEntry {
  /** Whole address, encoded. */
  url: string
  /** Day of the last change of the content, 'AAAA-MM-DD'; null when it is not known. */
  lastModified: string | null
}

/** '2026-01-02T03:04:05.000Z' → '2026-01-02'; null for what is no date. */
function dayOf(moment: string | null): string | null {
  const time = Date.parse(moment ?? '')
  if (Number.isNaN(time)) return null
  const day = new Date(time).toISOString().slice(0, 10)
  // Years of five digits and before our era have another form, which sitemaps do not know.
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

/**
 * A page of the sitemap. `lastModified` is the moment of the content's last change in ISO 8601, as
 * the CMS tells it, of which the day in UTC is kept. Throws a TypeError for an address that is not
 * a whole one of http or https.
 */
export function sitemapEntry(url: string, lastModified: string | null): SitemapEntry {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new TypeError(`${url} is no address of a page`)
  }
  return { url: href, lastModified: dayOf(lastModified) }
}
