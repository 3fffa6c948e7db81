import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StoreRecord } from '@guia/contract'
import { parseSite } from '@guia/web/catalog/site/site'
import { readBanner } from './banner/read-banner.ts'
import { dayInGoya } from './day-in-goya.ts'
import {
  withOpenPublication,
  type OpenPublication,
  type PublicationPlace,
} from './open-publication.ts'
import type { PublishOptions } from './options.ts'
import { addToAssetPool } from './pages/app-files.ts'
import { modificationDates } from './pages/modification-dates.ts'
import type { PageContext } from './pages/page-context.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { professionalPage } from './pages/small-pages.ts'
import { STORE_DATA, storeUnits } from './pages/store-unit.ts'
import { writePages } from './pages/write-pages.ts'
import { formatProblem, type Problem } from './problems.ts'
import { plainSiteOf } from './records/small-records.ts'
import {
  movedProfessionals,
  movedStores,
  renamedStores,
  writeRedirects,
} from './redirects/write-redirects.ts'
import type { ProfessionalDocument } from './snapshot/documents.ts'
import type { SnapshotHead } from './snapshot/parse-snapshot.ts'
import type { Checkpoint } from './snapshot/cms-access.ts'
import type { IndexFile } from './stores/previous-stores.ts'
import type { StoreEntry } from './stores/store-entry.ts'
import type { UnitPool } from './units/unit-pool.ts'
import { createPageMaker, type Workshop } from './workshop.ts'
import { writeLists, type WrittenLists } from './write-lists.ts'

export interface BuiltRelease {
  /** Version of the CMS that was read. */
  version: number
  /** From where the next publication can go on; null when it has to read everything. */
  checkpoint: Checkpoint | null
  /** What was left out, and why. */
  problems: Problem[]
  /** Slugs of the published stores. */
  slugs: ReadonlySet<string>
  /** Stores whose page had to be made. */
  made: number
}

const recordOf =
  (units: UnitPool) =>
  async ({ unit }: StoreEntry): Promise<StoreRecord> =>
    JSON.parse(units.read(unit, STORE_DATA).toString()) as StoreRecord

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
    return page ? [{ slug, category, previousSlugs, unit: pages.keyOf(page) }] : []
  })
}

async function writeApp({ options, app, draft, media }: Workshop): Promise<void> {
  for (const [name, bytes] of app.files) await draft.write(name, bytes)
  await mkdir(media.folder, { recursive: true })
  await addToAssetPool(app, options.siteDir)
  draft.linkPool('media', media.folder)
  draft.linkPool('assets', path.join(options.siteDir, 'assets'))
}

/** A broken image of a category is met again at each of its stores. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
]

/** More stores than this are not asked for one by one. */
const MOST_AGAIN = 200

function checkpointOf(
  { version, token }: SnapshotHead,
  { again, isAgainComplete }: WrittenLists,
): Checkpoint | null {
  const isUsable = token !== '' && isAgainComplete && again.length <= MOST_AGAIN
  return isUsable ? { version, token, again } : null
}

async function fill(publication: OpenPublication, index: IndexFile): Promise<BuiltRelease> {
  const { workshop, snapshot, previous } = publication
  const { options, units, draft } = workshop
  const { documents, version, problems } = snapshot
  const today = dayInGoya(options.now())
  const banner = options.banner ? await readBanner(options.banner, workshop.cache) : {}
  const site = { ...plainSiteOf(documents, today), ...banner }
  const pages = await createPageMaker(workshop, site)
  const lists = await writeLists(workshop, {
    snapshot,
    previous,
    index,
    site,
    today,
    storeUnits: storeUnits(workshop, site, pages),
  })
  const { entries, small } = lists
  // Pages of lists read the stores' units: each has its name first, and no flush goes on beside.
  await units.flush()
  // What follows is little: no thread, and no memory for it.
  await units.files.done()
  await units.files.close()
  await writeApp(workshop)
  const context: PageContext = {
    siteUrl: options.siteUrl,
    site: small.site,
    parsedSite: parseSite(small.site),
    entries,
    small,
    modified: modificationDates(documents),
    recordOf: recordOf(units),
  }
  const readImage = (address: string) => readFile(workshop.cache.fileOf(address))
  const written = await writePages(context, pages, draft, readImage, lists.links)
  await units.flush()
  const professionals = professionalAddresses(documents.professional, context, pages)
  // Of several that claim one address the first has it: what was shared comes before a name.
  const moved = [
    ...movedStores(entries),
    ...movedProfessionals(professionals),
    ...written.moved,
    ...renamedStores(entries),
  ]
  await writeRedirects(moved, {
    draft,
    siteUrl: options.siteUrl,
    read: (unit, name) => units.read(unit, name),
  })
  return {
    version,
    checkpoint: checkpointOf(snapshot, lists),
    problems: distinct([...problems, ...lists.problems, ...written.problems]),
    slugs: new Set(entries.map(({ slug }) => slug)),
    made: lists.made,
  }
}

/**
 * Reads the CMS and writes everything of a release into the draft; nothing is live by that. `index`
 * takes what the next publication needs to tell changes. Throws a WholeSnapshotNeeded when only
 * changes were to be read, and more is needed.
 */
export const buildRelease = (
  options: PublishOptions,
  place: PublicationPlace,
  index: IndexFile,
): Promise<BuiltRelease> =>
  withOpenPublication(options, place, (publication) => fill(publication, index))
