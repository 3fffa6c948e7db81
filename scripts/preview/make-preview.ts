import type { StoreRecord } from '@guia/contract'
import { dayInGoya } from '@guia/web/catalog/calendar/days'
import { memoryState } from '../publish/state/state.ts'
import { createFetchImage } from '../publish/images/fetch-image.ts'
import { imagesOf, type ImageUse } from '../publish/images/collect-images.ts'
import { Images } from '../publish/images/images.ts'
import { MediaFolder } from '../publish/images/media-folder.ts'
import type { PublishOptions } from '../publish/options.ts'
import { readAppFiles } from '../publish/pages/app-files.ts'
import { requestPreview } from '../publish/read/cms-access.ts'
import { splitLines } from '../publish/read/lines.ts'
import { parseSnapshot, parseStoreLine } from '../publish/read/parse-snapshot.ts'
import { StoreRelations } from '../publish/stores/store-relations.ts'
import { RecordCheck, withoutWrongOffers } from '../site/checks/check-records.ts'
import type { OfferDocument, StoreDocument } from '../site/documents.ts'
import { pageHtml } from '../site/pages/page-html.ts'
import type { Page } from '../site/pages/page.ts'
import { storePage } from '../site/pages/store-page.ts'
import type { Problem } from '../site/problems.ts'
import { offersByStore, plainSiteOf } from '../site/records/small-records.ts'
import { toStoreRecord } from '../site/records/store-record.ts'

export type PreviewOptions = Pick<
  PublishOptions,
  'cms' | 'siteDir' | 'appDir' | 'loadRenderer' | 'siteUrl' | 'now'
>

export type Preview =
  | { kind: 'page'; path: string; html: string }
  /** What is missing for there to be a page. */
  | { kind: 'unfinished'; problems: Problem[] }
  /** The address was not given by the panel, has run out, or its store was deleted. */
  | { kind: 'gone' }

/** Every image that the page of a store shows. */
const imagesOfPage = (store: StoreDocument, offers: readonly OfferDocument[]): ImageUse[] => [
  ...imagesOf('store', store),
  ...offers.flatMap((one) => imagesOf('offer', one)),
  ...store.paymentMethods.flatMap((one) => imagesOf('payment-method', one)),
  ...[...store.categories, ...store.subcategories].flatMap((one) => imagesOf('category', one)),
]

/** The store's record; its images are beside those of the releases, where renderings are shared. */
async function recordOf(
  { cms, siteDir }: PreviewOptions,
  store: StoreDocument,
  offers: OfferDocument[],
): Promise<StoreRecord> {
  const state = memoryState(siteDir)
  try {
    const images = new Images(new MediaFolder(siteDir, state), createFetchImage(cms))
    await images.prepare(imagesOfPage(store, offers))
    return withoutWrongOffers(toStoreRecord(store, offers, images.url))
  } finally {
    state.close()
  }
}

async function htmlOf({ appDir, loadRenderer, siteUrl }: PreviewOptions, page: Page) {
  const app = await readAppFiles(appDir)
  const renderer = await loadRenderer()
  const data = await page.data()
  const { logo = '' } = page.card ?? {}
  const absolute = (address: string) => new URL(address, siteUrl).href
  return pageHtml({
    shell: app.shell,
    manifest: app.manifest,
    head: { ...page.head, noindex: true },
    meta: { url: absolute(page.path), image: absolute(logo), siteName: '', scripts: [] },
    rendered: await renderer.render(page.path, data),
    data,
  })
}

/**
 * The page of one store as it would be if its form were published now: read from the CMS for this
 * token, made as a publication makes it, and kept nowhere but for its images.
 * Throws a PublicationError in Spanish when the CMS does not answer.
 */
export async function makePreview(
  options: PreviewOptions,
  token: string,
  signal: AbortSignal,
): Promise<Preview> {
  const body = await requestPreview(options.cms, token, signal)
  if (!body) return { kind: 'gone' }
  let line: Buffer | null = null
  const { documents } = await parseSnapshot(
    splitLines(body as unknown as AsyncIterable<Uint8Array>),
    (found) => {
      line = found
    },
  )
  if (line === null) return { kind: 'gone' }
  const { document: store, problems } = parseStoreLine(line)
  if (!store) return { kind: 'unfinished', problems }
  const today = dayInGoya(options.now())
  const offers = offersByStore(documents, today).get(store.numero) ?? []
  const record = await recordOf(
    options,
    new StoreRelations(documents, () => '').resolve(store),
    offers,
  )
  const wrong = new RecordCheck().storeShape(record)
  if (wrong.length > 0) return { kind: 'unfinished', problems: wrong }
  const page = storePage(record, plainSiteOf(documents, today), options.siteUrl)
  return { kind: 'page', path: page.path, html: await htmlOf(options, page) }
}
