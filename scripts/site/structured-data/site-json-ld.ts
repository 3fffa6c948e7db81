import type { SiteRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { absoluteUrl, filled, toDocument, type JsonLdObject } from './json-ld.ts'
import { oneOrAll } from './place-json-ld.ts'

const MARK = '/marca.svg'
const QUERY = 'search_term_string'

export interface NamedPath {
  name: string
  /** Path within the site, '/category/alimentos'. */
  path: string
}

const listItems = (items: readonly NamedPath[], siteUrl: string, address: 'item' | 'url') =>
  items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: absoluteUrl(path, siteUrl),
  }))

/** The way from the home page to this one, home first. */
export const breadcrumbJsonLd = (items: readonly NamedPath[], siteUrl: string): JsonLdObject =>
  toDocument({
    '@type': 'BreadcrumbList',
    itemListElement: listItems(items, siteUrl, 'item'),
  })

/**
 * A page that lists other pages: the stores of a category, the professionals … in its order.
 * `total`: how many it has in all, when it names the first only.
 */
export const itemListJsonLd = (
  name: string,
  items: readonly NamedPath[],
  siteUrl: string,
  total = items.length,
): JsonLdObject =>
  toDocument({
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: listItems(items, siteUrl, 'url'),
  })

/** The product itself: who publishes, and the site with the address of its search. */
export function siteJsonLd(site: SiteRecord, siteUrl: string): JsonLdObject {
  const home = absoluteUrl('/', siteUrl)
  const organization = filled({
    '@type': 'Organization',
    '@id': `${home}#guia`,
    name: site.name,
    description: site.tagline,
    url: home,
    logo: absoluteUrl(MARK, siteUrl),
    email: site.email,
    telephone: site.phone === '' ? '' : `+${site.phone}`,
    areaServed: site.city === '' ? undefined : { '@type': 'City', name: site.city },
    sameAs: oneOrAll(Object.values(site.social)),
  })
  const website = filled({
    '@type': 'WebSite',
    '@id': `${home}#sitio`,
    name: site.name,
    description: site.tagline,
    url: home,
    inLanguage: 'es-AR',
    publisher: { '@id': `${home}#guia` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(paths.searchResults.pattern, siteUrl)}?q={${QUERY}}`,
      },
      'query-input': `required name=${QUERY}`,
    },
  })
  return toDocument({ '@graph': [website, organization] })
}
