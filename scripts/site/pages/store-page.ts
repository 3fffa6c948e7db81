import type { SiteRecord, StoreRecord } from '@guia/contract'
import { storeHead } from '@guia/web/catalog/site/page-head'
import { parseSite } from '@guia/web/catalog/site/site'
import { parseStore } from '@guia/web/catalog/stores/parse-store'
import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import { breadcrumbJsonLd, HOME_TRAIL } from '../structured-data/site-json-ld.ts'
import { storeJsonLd } from '../structured-data/store-json-ld.ts'
import type { Page } from './page.ts'

/** The page of one store. It needs the site's configuration without the categories. */
export function storePage(record: StoreRecord, site: SiteRecord, siteUrl: string): Page {
  const store = parseStore(record)
  if (!store) throw new Error(`la tienda n.º ${record.id} no se puede leer`)
  const path = paths.store.link(record.slug)
  const [category] = record.category
  const trail = [
    HOME_TRAIL,
    ...(category ? [{ name: category, path: paths.category.link(slug(category)) }] : []),
    { name: record.name, path },
  ]
  return {
    path,
    head: storeHead(store, parseSite(site)),
    inputs: [site, record],
    data: () => ({ page: path, site, store: record, parts: ['site'] }),
    jsonLd: [storeJsonLd(record, { siteUrl, site }), breadcrumbJsonLd(trail, siteUrl)],
    card: {
      title: record.name,
      category: record.category.join(' · '),
      address: record.direccion,
      logo: record.image,
    },
  }
}
