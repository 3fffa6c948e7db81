import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PUBLIC_FILES, type SiteRecord, type StoreRecord } from '@guia/contract'
import { dayInGoya } from '@guia/web/catalog/calendar/days'
import { parseSite } from '@guia/web/catalog/site/site'
import { RecordCheck } from '../site/checks/check-records.ts'
import { inputKey } from '../site/hash.ts'
import { datesOf } from '../site/pages/modification-dates.ts'
import type { PageContext } from '../site/pages/page-context.ts'
import type { StoreEntry } from '../site/pages/store-entry.ts'
import type { Problem } from '../site/problems.ts'
import {
  offersByStore,
  plainSiteOf,
  toSmallRecords,
  type SmallRecords,
} from '../site/records/small-records.ts'
import { readBanner } from './banner/read-banner.ts'
import { collectImages } from './images/collect-images.ts'
import { createFetchImage } from './images/fetch-image.ts'
import type { MediaFolder } from './images/media-folder.ts'
import { Images } from './images/images.ts'
import type { PublishOptions } from './options.ts'
import { WEB_MANIFEST, webManifest } from '../site/web-manifest.ts'
import { addToAssetPool, ASSET_LIST, readAppFiles, type AppFiles } from './pages/app-files.ts'
import { cardMaker } from './pages/card-maker.ts'
import type { PageBundles } from './pages/page-bundles.ts'
import { PageMaker } from './pages/page-maker.ts'
import { STORE_DATA, storePages } from './pages/store-bundle.ts'
import { writePages } from './pages/write-pages.ts'
import type { SmallSnapshot } from './read/parse-snapshot.ts'
import {
  formerProfessionals,
  formerStores,
  renamedStores,
  writeRedirects,
} from './redirects/write-redirects.ts'
import type { ReleaseDraft } from './release/release-draft.ts'
import type { State } from './state/state.ts'
import { makeStores } from './stores/make-stores.ts'
import { StoreRelations } from './stores/store-relations.ts'
import { writeStores } from './stores/write-stores.ts'

export interface SiteInput {
  options: PublishOptions
  state: State
  bundles: PageBundles
  media: MediaFolder
  draft: ReleaseDraft
}

type SmallFile = SmallRecords[keyof SmallRecords] | SiteRecord['feriados']

/** How many records a public file holds. */
function countOf(file: SmallFile): number {
  if (Array.isArray(file)) return file.length
  return 'ofertas' in file ? file.ofertas.length + file.recomendados.length : 1
}

async function writeSmallLists(draft: ReleaseDraft, small: SmallRecords): Promise<void> {
  const files = Object.entries({ ...small, holidays: small.site.feriados } satisfies Partial<
    Record<keyof typeof PUBLIC_FILES, SmallFile>
  >) as [keyof typeof PUBLIC_FILES, SmallFile][]
  for (const [list, file] of files) {
    const bytes = Buffer.from(`${JSON.stringify(file)}\n`)
    await draft.write(PUBLIC_FILES[list], bytes, countOf(file))
  }
}

/** The service worker, and what stands in its place where there is to be none. */
const WORKER = 'sw.js'
const WORKER_OFF = 'sw-off.js'

async function writeApp({ options, draft }: SiteInput, app: AppFiles): Promise<void> {
  const files = new Map(app.files)
  const off = files.get(WORKER_OFF)
  files.delete(WORKER_OFF)
  if (off && options.offlineCopy === false) files.set(WORKER, off)
  for (const [name, bytes] of files) await draft.write(name, bytes)
  const assetNames = app.hashed.map((name) => path.basename(name))
  await draft.write(ASSET_LIST, Buffer.from(assetNames.join('\n')))
  await addToAssetPool(app, options.siteDir)
  draft.linkPool('media')
  draft.linkPool('assets')
}

const usedCategories = (entries: readonly StoreEntry[]) => ({
  categories: new Set(entries.flatMap(({ categorySlugs }) => categorySlugs)),
  subcategories: new Set(
    entries.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
  ),
})

/**
 * Makes everything of a release from what the CMS has published, and writes it into the draft;
 * nothing is live by that. Tells which records and images were left out, and why. Throws a
 * PublicationError in Spanish when there can be no release.
 */
export async function makeSite(input: SiteInput, snapshot: SmallSnapshot): Promise<Problem[]> {
  const { options, state, bundles, media, draft } = input
  const { documents } = snapshot
  const today = dayInGoya(options.now())
  const app = await readAppFiles(options.appDir)
  const images = new Images(media, createFetchImage(options.cms), options.onImage)
  const imageUrl = images.url
  const readImage = (address: string) => readFile(media.fileOf(address))
  const check = new RecordCheck()
  const recordOf = (entry: StoreEntry | undefined) =>
    JSON.parse(bundles.read(entry?.page ?? '', STORE_DATA).toString()) as StoreRecord

  const banner = options.banner ? await readBanner(options.banner, media) : {}
  const plainSite = { ...plainSiteOf(documents, today), ...banner }
  const pages = new PageMaker({
    app,
    renderer: await options.loadRenderer(),
    siteUrl: options.siteUrl,
    site: plainSite,
    bundles,
    recordOf,
    makeCard: cardMaker(plainSite, media),
  })
  const imageProblems = await images.prepare(collectImages(documents))
  const problemsByStore = await makeStores({
    state,
    relations: new StoreRelations(documents, imageUrl),
    offers: offersByStore(documents, today),
    images,
    check,
    hasPage: (key) => bundles.has(key),
    makePage: storePages(pages, plainSite, options.siteUrl, readImage),
    context: inputKey(pages.context, plainSite),
  })
  const { entries, problems: storeProblems } = await writeStores(
    state,
    draft,
    check,
    problemsByStore,
  )
  const byNumber = new Map(entries.map((entry) => [entry.id, entry]))
  const { problems: smallProblems, ...small } = toSmallRecords({
    documents,
    site: plainSite,
    used: usedCategories(entries),
    stores: byNumber,
    recordOf: ({ id }) => recordOf(byNumber.get(id)),
    today,
    imageUrl,
    check,
  })
  await writeSmallLists(draft, small)
  await writeApp(input, app)
  await draft.write(WEB_MANIFEST, Buffer.from(webManifest(plainSite)))
  const context: PageContext = {
    siteUrl: options.siteUrl,
    site: small.site,
    parsedSite: parseSite(small.site),
    entries,
    small,
    modified: { offer: datesOf(documents.offer), professional: datesOf(documents.professional) },
  }
  const movedPages = await writePages(context, pages, draft, readImage)
  // The first of several from one address has it: addresses that were shared come before names.
  const redirects = [
    ...formerStores(context),
    ...formerProfessionals(context, documents.professional),
    ...movedPages,
    ...renamedStores(context),
  ]
  await writeRedirects(redirects, bundles, draft, options.siteUrl)
  return [...imageProblems, ...storeProblems, ...smallProblems]
}
