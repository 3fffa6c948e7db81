import { z } from 'zod'
import type { DocumentType, ImageRef } from '../documents.ts'
import type { WireValue } from './field-hash.ts'
import { ToldError } from '../../run/setup/told-error.mjs'

export type Fetch = typeof globalThis.fetch

export interface CmsAccess {
  /** Base address of the CMS, without end slash. */
  cmsUrl: string
  token: string
  fetch: Fetch
  /** Waits between two attempts, in milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}

/** An object as a map: a record would drop the key `__proto__`, as catalogues may have it. */
const mapOf = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (object) =>
      z.looseObject({}).safeParse(object).success ? entriesOf(object as object) : object,
    z.map(z.string(), value),
  )

const entriesOf = (object: object) => new Map<string, unknown>(Object.entries(object))

const stateSchema = z.object({
  documents: mapOf(mapOf(mapOf(z.string()))),
  /** Type → key → why an import leaves the document alone, in Spanish. */
  unfinished: mapOf(mapOf(z.string())),
  media: z.array(z.string()),
  /** Whether staff has put nothing into the catalogue either. */
  isEmpty: z.boolean(),
})

export type ImportState = z.infer<typeof stateSchema>

const problemSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z
      .object({ errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })) })
      .partial()
      .nullish(),
  }),
})

/** What the CMS did with a document; completed: one that staff made before. */
const outcomeSchema = z.object({ outcome: z.enum(['created', 'completed', 'updated']) })

export type Outcome = z.infer<typeof outcomeSchema>['outcome']

export interface DocumentRequest {
  /** Only the fields to write. */
  fields: Readonly<Record<string, WireValue>>
  /** Of every field of the record. */
  hashes: Readonly<Record<string, string>>
}

/** The CMS refused one image or document; the others may go on. `message` is the CMS's own. */
export class CmsRefusal extends Error {
  override readonly name = 'CmsRefusal'
  constructor(
    message: string,
    /** 'social.instagram'; '' when the CMS names none. */
    readonly field: string,
  ) {
    super(message)
  }
}

const TIMEOUT_MILLISECONDS = 60_000
const PAUSES = [300, 1000]
const PASSING_STATUSES = [429, 502, 503, 504]

/** The CMS's import interface. Every call throws ToldError when it makes no sense to go on. */
export class CmsClient {
  constructor(private readonly access: CmsAccess) {}

  async state(): Promise<ImportState> {
    const response = await this.request('GET', 'state', {})
    if (!response.ok)
      throw new ToldError(
        `${this.name} respondió ${response.status}: no es un CMS de la guía, o es de otra versión.`,
      )
    const state = stateSchema.safeParse(await response.json().catch(() => null))
    if (!state.success) throw this.notUnderstood
    return state.data
  }

  /** @throws {CmsRefusal} */
  async putMedia(image: ImageRef, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const place = `media/${image.sha256}?name=${encodeURIComponent(image.name)}`
    await this.put(place, { 'Content-Type': image.contentType }, body)
  }

  /** @throws {CmsRefusal} */
  async putDocument(type: DocumentType, key: string, request: DocumentRequest): Promise<Outcome> {
    const place = `documents/${type}/${encodeURIComponent(key)}`
    const headers = { 'Content-Type': 'application/json' }
    const answer = outcomeSchema.safeParse(await this.put(place, headers, JSON.stringify(request)))
    if (!answer.success) throw this.notUnderstood
    return answer.data.outcome
  }

  private get name(): string {
    return `El CMS (${this.access.cmsUrl})`
  }

  private get notUnderstood(): ToldError {
    return new ToldError(`${this.name} dio una respuesta que no se entiende.`)
  }

  private async put(
    place: string,
    headers: Record<string, string>,
    body: NonNullable<RequestInit['body']>,
  ): Promise<unknown> {
    const response = await this.request('PUT', place, headers, body)
    if (!response.ok) throw await refusal(response)
    return response.json().catch(() => null)
  }

  private async request(
    method: string,
    place: string,
    headers: Record<string, string>,
    body?: RequestInit['body'],
  ): Promise<Response> {
    for (const pause of [...PAUSES, null]) {
      const response = await this.attempt(method, place, headers, body)
      if (response?.status === 401 || response?.status === 403) {
        throw new ToldError(`${this.name} no acepta la clave del importador (IMPORT_TOKEN).`)
      }
      if (response && !PASSING_STATUSES.includes(response.status)) return response
      // Every request may be repeated: it writes the same again.
      if (pause !== null) await this.access.wait(pause)
    }
    throw new ToldError(`${this.name} no responde. ¿Está en marcha? Lo ya importado queda.`)
  }

  private async attempt(
    method: string,
    place: string,
    headers: Record<string, string>,
    body: RequestInit['body'],
  ): Promise<Response | null> {
    const { cmsUrl, token, fetch } = this.access
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
    const init = { method, headers: { ...headers, Authorization: `Bearer ${token}` }, signal }
    const request = body === undefined ? init : { ...init, body }
    return fetch(`${cmsUrl}/api/catalog-import/${place}`, request).catch(() => null)
  }
}

async function refusal(response: Response): Promise<CmsRefusal> {
  const answer = problemSchema.safeParse(await response.json().catch(() => null))
  if (!answer.success) return new CmsRefusal(`El CMS respondió ${response.status}.`, '')
  const { message, details } = answer.data.error
  return new CmsRefusal(message, details?.errors?.[0]?.path.join('.') ?? '')
}
