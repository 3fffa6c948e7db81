import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CmsClient, type CmsAccess, type ImportState } from './send/cms-client.ts'
import type { ImageRef } from './documents.ts'
import { ImportError } from './import-error.ts'
import { emptyCounts, type ImportResult } from './import-result.ts'
import { imageLibrary, RequestedImages } from './read/images.ts'
import { inspectImages } from './read/inspect-images.ts'
import { knownDocuments } from './send/known-documents.ts'
import { mapCatalogue } from './map/map-catalogue.ts'
import { planImport, type PlannedDocument } from './send/plan.ts'
import { readCatalogueFolder } from './read/read-folder.ts'
import { sendDocument, type SendSources, type SentDocument } from './send/send-documents.ts'

type ImportSources = SendSources & Pick<ImportState, 'unfinished'>

export interface ImportProgress {
  /** Documents handled so far. */
  done: number
  total: number
  /** The document just handled. */
  record: string
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
 * @throws {ImportError} with one Spanish sentence when it cannot start or go on.
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
    throw new ImportError(`${image.path} desapareció durante la importación.`)
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

const TAKEN: SentDocument = { refusals: [], isRefused: false }

/** A document that staff are still changing is theirs: it is told of, and left as it is. */
async function send(
  planned: PlannedDocument,
  { unfinished, ...sources }: ImportSources,
  dryRun: boolean,
): Promise<SentDocument> {
  const { type, key, record } = planned.document
  const message = unfinished.get(type)?.get(key)
  if (message) return { refusals: [{ record, field: '', message }], isRefused: true }
  return dryRun ? TAKEN : sendDocument(planned, sources)
}

async function runPlan(
  plan: readonly PlannedDocument[],
  sources: ImportSources,
  { dryRun = false, onProgress }: ImportOptions,
): Promise<Omit<ImportResult, 'quirks'>> {
  const counts = emptyCounts()
  const refusals: ImportResult['refusals'] = []
  for (const [index, planned] of plan.entries()) {
    const { document, outcome } = planned
    const sent = outcome === 'unchanged' ? TAKEN : await send(planned, sources, dryRun)
    refusals.push(...sent.refusals)
    counts[document.type][sent.isRefused ? 'refused' : outcome] += 1
    onProgress?.({ done: index + 1, total: plan.length, record: document.record })
  }
  return { dryRun, refusals, counts }
}
