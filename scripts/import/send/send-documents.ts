import type { ImageRef } from '../documents.ts'
import { CmsRefusal, type CmsClient, type DocumentRequest, type Outcome } from './cms-client.ts'
import type { WireValue } from './field-hash.ts'
import type { Refusal } from '../import-result.ts'
import type { PlannedDocument } from './plan.ts'
import { imagesOf, valueOf, wireValue, withoutImages } from './wire.ts'

export interface SendSources {
  client: CmsClient
  /** Hashes of the images that the CMS has; grows while sending. */
  media: Set<string>
  /** The bytes of an image of the catalogue. */
  readImage: (image: ImageRef) => Promise<Uint8Array<ArrayBuffer>>
}

export interface SentDocument {
  refusals: Refusal[]
  /** What became of the document itself; null: it was not sent. */
  outcome: Outcome | 'refused' | null
}

/** What became of the images of a document. */
interface SentImages {
  refusals: Refusal[]
  /** Hashes of those that the CMS refused. */
  refused: ReadonlySet<string>
}

/** Sends the images that a document needs and the CMS has not. Returns what was refused. */
export async function sendImages(
  planned: PlannedDocument,
  sources: SendSources,
): Promise<SentImages> {
  const refused = new Set<string>()
  const refusals: Refusal[] = []
  for (const [field, image] of neededImages(planned)) {
    const problem = await sendImage(image, sources)
    if (!problem) continue
    refused.add(image.sha256)
    refusals.push({ record: planned.document.record, field, message: problem.message })
  }
  return { refusals, refused }
}

/**
 * Sends the changed fields of one document, whose images were sent before. An image that the CMS
 * refused is left out of its field, and its field out of the hashes, so that the next import tries
 * again. Returns what was refused.
 */
export async function sendDocument(
  planned: PlannedDocument,
  { client }: Pick<SendSources, 'client'>,
  { refusals, refused }: SentImages,
): Promise<SentDocument> {
  const { document } = planned
  const answer = await tolerate(() =>
    client.putDocument(document.type, document.key, requestOf(planned, refused)),
  )
  if (!(answer instanceof CmsRefusal)) return { refusals, outcome: answer }
  const { field, message } = answer
  const refusal = { record: document.record, field, message }
  return { refusals: [...refusals, refusal], outcome: 'refused' }
}

function neededImages({ document, changed }: PlannedDocument): [field: string, image: ImageRef][] {
  return changed.flatMap((field) =>
    imagesOf(valueOf(document, field)).map((image): [string, ImageRef] => [field, image]),
  )
}

async function sendImage(image: ImageRef, sources: SendSources): Promise<CmsRefusal | null> {
  if (sources.media.has(image.sha256)) return null
  const body = await sources.readImage(image)
  const problem = await tolerate(() => sources.client.putMedia(image, body))
  if (problem instanceof CmsRefusal) return problem
  sources.media.add(image.sha256)
  return null
}

function requestOf(
  { document, changed, hashes }: PlannedDocument,
  refused: ReadonlySet<string>,
): DocumentRequest {
  const lacksImage = (field: string) =>
    changed.includes(field) &&
    imagesOf(valueOf(document, field)).some(({ sha256 }) => refused.has(sha256))
  const fields = changed.map((field): [string, WireValue] => [
    field,
    wireValue(withoutImages(valueOf(document, field), refused)),
  ])
  const kept = [...hashes].filter(([field]) => !lacksImage(field))
  return { fields: Object.fromEntries(fields), hashes: Object.fromEntries(kept) }
}

async function tolerate<T>(send: () => Promise<T>): Promise<T | CmsRefusal> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof CmsRefusal) return error
    throw error
  }
}
