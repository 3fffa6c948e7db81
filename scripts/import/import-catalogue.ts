import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CmsClient, type CmsAccess, type ImportState } from './send/cms-client.ts'
import type { ImageRef } from './documents.ts'
import { ToldError } from '../run/setup/told-error.mjs'
import { emptyCounts, type ImportResult, type OutcomeCounts } from './import-result.ts'
import { imageLibrary, RequestedImages } from './read/images.ts'
import { inspectImages } from './read/inspect-images.ts'
import { knownDocuments } from './send/known-documents.ts'
import { mapCatalogue } from './map/map-catalogue.ts'
import { planImport, type PlannedDocument } from './send/plan.ts'
import { readCatalogueFolder } from './read/read-folder.ts'
import {
  sendDocument,
  sendImages,
  type SendSources,
  type SentDocument,
} from './send/send-documents.ts'

type ImportSources = SendSources & Pick<ImportState, 'unfinished'>

export interface ImportProgress {
  /** Documents handled so far. */
  done: number
  total: number
}

export interface ImportOptions {
  /** Folder of a legacy catalogue, or one JSON file of it. */
  path: string
  /** Base address of the CMS, without end slash. */
  cmsUrl: string
  /** The CMS's IMPORT_TOKEN. */
  token: string
  /** Compares and reports, and writes nothing. */
  dryRun?: boolean
  onProgress?: (progress: ImportProgress) => void
  fetch?: CmsAccess['fetch']
  wait?: CmsAccess['wait']
}

/**
 * Imports a legacy catalogue into the CMS (spec section 3). Importing the same catalogue again
 * changes nothing; a field that staff corrected stays while the source does not change it.
 * @throws {ToldError} with one Spanish sentence when it cannot start or go on.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
  const { folder, catalogue, quirks } = await readCatalogueFolder(options.path)
  const client = cmsClient(options)
  const state = await client.state()
  const known = knownDocuments(state.documents)
  const requested = new RequestedImages()
  mapCatalogue(catalogue, requested, known)
  const images = imageLibrary(await inspectImages(folder, requested.paths))
  const mapped = mapCatalogue(catalogue, images, known)
  const sources = {
    client,
    unfinished: state.unfinished,
    media: new Set(state.media),
    readImage: (image: ImageRef) => readImageFile(folder, image),
  }
  const plan = planImport(mapped.documents, known, mapped.quirks)
  const sent = await runPlan(plan, sources, options)
  return { ...sent, quirks: [...quirks, ...mapped.quirks] }
}

async function readImageFile(folder: string, image: ImageRef): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(path.join(folder, image.path)).catch(() => {
    throw new ToldError(`${image.path} desapareció durante la importación.`)
  })
}

function cmsClient({ cmsUrl, token, fetch, wait }: ImportOptions): CmsClient {
  return new CmsClient({
    cmsUrl,
    token,
    fetch: fetch ?? globalThis.fetch,
    wait: wait ?? ((milliseconds) => pause(milliseconds)),
  })
}

const UNSENT: SentDocument = { refusals: [], outcome: null }

/**
 * What is told of a document that is not sent; null of one that is. A document that staff are still
 * changing is theirs, and left as it is.
 */
function whyUnsent(
  { document: { type, key, record }, outcome }: PlannedDocument,
  { unfinished }: ImportSources,
): SentDocument | null {
  if (outcome === 'unchanged') return UNSENT
  const message = unfinished.get(type)?.get(key)
  return message ? { refusals: [{ record, field: '', message }], outcome: 'refused' } : null
}

/**
 * Sends documents one after the other, as their order wants it, and the images of the next one
 * meanwhile: the CMS decodes those beside its other work. Gives what became of each.
 */
async function* sendAll(plan: readonly PlannedDocument[], sources: ImportSources) {
  const begin = (planned: PlannedDocument | undefined) => {
    if (!planned || whyUnsent(planned, sources)) return null
    const images = sendImages(planned, sources)
    // Where an earlier document ends the import nobody waits for these.
    images.catch(() => undefined)
    return images
  }
  let next = begin(plan[0])
  for (const [index, planned] of plan.entries()) {
    const images = await next
    next = begin(plan[index + 1])
    const sent = images ? await sendDocument(planned, sources, images) : null
    yield { planned, sent: sent ?? whyUnsent(planned, sources) ?? UNSENT }
  }
}

/** What was new to the importer, and there already, was changed. */
function countedAs(
  planned: PlannedDocument['outcome'],
  { outcome }: SentDocument,
): keyof OutcomeCounts {
  if (outcome === 'refused') return 'refused'
  return outcome === 'completed' ? 'changed' : planned
}

async function runPlan(
  plan: readonly PlannedDocument[],
  sources: ImportSources,
  { dryRun = false, onProgress }: ImportOptions,
): Promise<Omit<ImportResult, 'quirks'>> {
  const counts = emptyCounts()
  const refusals: ImportResult['refusals'] = []
  const completed: string[] = []
  const answers = dryRun
    ? plan.map((planned) => ({ planned, sent: whyUnsent(planned, sources) ?? UNSENT }))
    : sendAll(plan, sources)
  let done = 0
  for await (const { planned, sent } of answers) {
    const { document, outcome } = planned
    refusals.push(...sent.refusals)
    if (sent.outcome === 'completed') completed.push(document.record)
    counts[document.type][countedAs(outcome, sent)] += 1
    done += 1
    onProgress?.({ done, total: plan.length })
  }
  return { dryRun, refusals, completed, counts }
}
