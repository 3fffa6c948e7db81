import { mkdir, readFile } from 'node:fs/promises'
import { PUBLIC_FILES, type SiteRecord, type StoreRecord } from '@guia/contract'
import { parseSite } from '@guia/web/catalog/site/site'
import { RecordCheck } from '../site/checks/check-records.ts'
import { dayInGoya } from '../site/day-in-goya.ts'
import type { ProfessionalDocument } from '../site/documents.ts'
import { modificationDates } from '../site/pages/modification-dates.ts'
import type { PageContext } from '../site/pages/page-context.ts'
import { professionalPage } from '../site/pages/small-pages.ts'
import type { StoreEntry } from '../site/pages/store-entry.ts'
import type { Problem } from '../site/problems.ts'
import {
  offersByStore,
  plainSiteOf,
  toSmallRecords,
  type SmallRecords,
} from '../site/records/small-records.ts'
import { readBanner } from './banner/read-banner.ts'
import { collectImages, type ImageUse } from './images/collect-images.ts'
import { createFetchImage } from './images/fetch-image.ts'
import type { MediaFolder } from './images/media-folder.ts'
import { imageUrls, prepareImages, type BrokenImages } from './images/prepare-images.ts'
import type { PublishOptions } from './options.ts'
import { addToAssetPool, ASSET_LIST, readAppFiles, type AppFiles } from './pages/app-files.ts'
import { CardMaker } from './pages/card-maker.ts'
import type { PageBundles } from './pages/page-bundles.ts'
import { PageMaker } from './pages/page-maker.ts'
import { STORE_DATA, storePages } from './pages/store-bundle.ts'
import { writePages } from './pages/write-pages.ts'
import type { SmallSnapshot } from './read/parse-snapshot.ts'
import {
  movedProfessionals,
  movedStores,
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

export interface MadeSite {
  /** What was left out, and why. */
  problems: Problem[]
  /** Slugs of the published stores. */
  slugs: ReadonlySet<string>
  /** Stores that were made anew. */
  made: number
}

async function writeSmallLists(draft: ReleaseDraft, small: SmallRecords): Promise<void> {
  const { professionals, offers, usefulContacts, site } = small
  const files: [name: string, value: unknown, records: number][] = [
    [PUBLIC_FILES.professionals, professionals, professionals.length],
    [PUBLIC_FILES.offers, offers, offers.ofertas.length + offers.recomendados.length],
    [PUBLIC_FILES.usefulContacts, usefulContacts, usefulContacts.length],
    [PUBLIC_FILES.site, site, 1],
  ]
  for (const [name, value, records] of files) {
    await draft.write(name, Buffer.from(`${JSON.stringify(value)}\n`), records)
  }
}

async function writeApp({ options, media, draft }: SiteInput, app: AppFiles): Promise<void> {
  for (const [name, bytes] of app.files) await draft.write(name, bytes)
  await draft.write(ASSET_LIST, Buffer.from(app.assetNames.join('\n')))
  await mkdir(media.path, { recursive: true })
  await addToAssetPool(app, options.siteDir)
  draft.linkPool('media')
  draft.linkPool('assets')
}

/** Of those that are published and had another address: nothing leads to one left out. */
function professionalAddresses(
  documents: readonly ProfessionalDocument[],
  context: PageContext,
  pages: PageMaker,
) {
  const before = new Map(documents.map(({ numero, previousSlugs }) => [numero, previousSlugs]))
  return context.small.professionals.flatMap((record) => {
    const { slug, category } = record
    const previousSlugs = before.get(record.id) ?? []
    const page = previousSlugs.length > 0 ? professionalPage(context, record) : null
    return page ? [{ slug, category, previousSlugs, page: pages.keyOf(page) }] : []
  })
}

const usedCategories = (entries: readonly StoreEntry[]) => ({
  categories: new Set(entries.flatMap(({ categorySlugs }) => categorySlugs)),
  subcategories: new Set(
    entries.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
  ),
})

async function createPageMaker(
  { options, bundles, media }: SiteInput,
  app: AppFiles,
  site: SiteRecord,
): Promise<PageMaker> {
  const cards = new CardMaker(site, media)
  return new PageMaker({
    app,
    renderer: await options.loadRenderer(),
    siteUrl: options.siteUrl,
    siteName: site.name,
    bundles,
    cardOf: (page) => cards.make(page.card),
  })
}

/**
 * Makes everything of a release from what the CMS has published, and writes it into the draft;
 * nothing is live by that. Throws a PublicationError in Spanish when there can be no release.
 */
export async function makeSite(input: SiteInput, snapshot: SmallSnapshot): Promise<MadeSite> {
  const { options, state, bundles, media, draft } = input
  const { documents } = snapshot
  const today = dayInGoya(options.now())
  const app = await readAppFiles(options.appDir)
  const imageUrl = imageUrls(media)
  const fetchImage = createFetchImage(options.cms)
  const broken: BrokenImages = new Map()
  const prepare = (uses: readonly ImageUse[]) =>
    prepareImages(uses, media, fetchImage, options.onImages, broken)
  const readImage = (address: string) => readFile(media.fileOf(address))
  const check = new RecordCheck()

  const banner = options.banner ? await readBanner(options.banner, media) : {}
  const plainSite = { ...plainSiteOf(documents, today), ...banner }
  const pages = await createPageMaker(input, app, plainSite)
  const imageProblems = await prepare(collectImages(documents))
  const stores = await makeStores({
    state,
    relations: new StoreRelations(documents, imageUrl),
    offers: offersByStore(documents, today),
    imageUrl,
    prepareImages: prepare,
    check,
    hasPage: (key) => bundles.has(key),
    makePage: storePages(pages, plainSite, options.siteUrl, readImage),
    context: `${pages.context} ${JSON.stringify(plainSite)}`,
  })
  const { entries, problems: storeProblems } = await writeStores(
    state,
    draft,
    check,
    stores.problems,
  )
  const { problems: smallProblems, ...small } = toSmallRecords({
    documents,
    site: plainSite,
    used: usedCategories(entries),
    stores: new Map(entries.map((entry) => [entry.id, entry])),
    today,
    imageUrl,
    check,
  })
  await writeSmallLists(draft, small)
  await writeApp(input, app)
  const context: PageContext = {
    siteUrl: options.siteUrl,
    site: small.site,
    parsedSite: parseSite(small.site),
    entries,
    small,
    modified: modificationDates(documents),
    recordOf: async ({ page }) =>
      JSON.parse(bundles.read(page, STORE_DATA).toString()) as StoreRecord,
  }
  const movedPages = await writePages(context, pages, draft, readImage)
  // Of several that claim one address the first has it: what was shared comes before a name.
  const moved = [
    ...movedStores(entries),
    ...movedProfessionals(professionalAddresses(documents.professional, context, pages)),
    ...movedPages,
    ...renamedStores(entries),
  ]
  const read = (key: string, name: string) => bundles.read(key, name)
  await writeRedirects(moved, { draft, siteUrl: options.siteUrl, read })
  return {
    problems: [...imageProblems, ...storeProblems, ...smallProblems],
    slugs: new Set(entries.map(({ slug }) => slug)),
    made: stores.made,
  }
}
