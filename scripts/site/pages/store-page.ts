import type { SiteRecord, StoreRecord } from '@guia/contract'
import { storeHead } from '@guia/web/catalog/site/page-head'
import { parseSite } from '@guia/web/catalog/site/site'
import { parseStore } from '@guia/web/catalog/stores/parse-store'
import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import { storeJsonLd } from '../structured-data/store-json-ld.ts'
import type { Page } from './page.ts'
import { toPage } from './to-page.ts'

/** The page of one store. */
export function storePage(record: StoreRecord, site: SiteRecord, siteUrl: string): Page {
  const store = parseStore(record)
  if (!store) throw new Error(`la tienda n.º ${record.id} no se puede leer`)
  const { name, category: categories, direccion: address, image: logo } = record
  const [category] = categories
  return toPage(
    { site, siteUrl },
    {
      path: paths.store.link(record.slug),
      name,
      above: category ? [{ name: category, path: paths.category.link(slug(category)) }] : [],
      head: storeHead(store, parseSite(site)),
      shows: { store: record, parts: [] },
      lists: {},
      about: storeJsonLd(record, { siteUrl, site }),
      card: { title: name, category: categories.join(' · '), address, logo },
    },
  )
}
