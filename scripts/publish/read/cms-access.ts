import { PublicationError } from '../../site/problems.ts'
import type { PublicationReport } from '../publication-report.ts'

export interface CmsAccess {
  /** 'http://127.0.0.1:1337' */
  cmsUrl: string
  token: string
  fetch: typeof fetch
}

const VERSION_TIMEOUT_MS = 10_000

const soon = () => AbortSignal.timeout(VERSION_TIMEOUT_MS)

type Question = [path: string, signal: AbortSignal, json?: string]

/**
 * One authorised GET, or POST of JSON, whatever the answer; throws a PublicationError in Spanish when
 * there is none, and when the CMS does not know the publisher.
 */
async function ask(
  { cmsUrl, token, fetch }: CmsAccess,
  ...[path, signal, json]: Question
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${cmsUrl}${path}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json && { 'Content-Type': 'application/json' }),
      },
      signal,
      ...(json && { method: 'POST', body: json }),
    })
  } catch (error) {
    throw new PublicationError(
      `El panel no responde en ${cmsUrl} (${(error as Error).message}). Lo publicado no cambia.`,
    )
  }
  if (response.status === 401 || response.status === 403) {
    throw new PublicationError('El panel no acepta la clave del publicador (SNAPSHOT_TOKEN).')
  }
  return response
}

function checkOk({ ok, status }: Response, path: string): void {
  if (!ok) throw new PublicationError(`El panel respondió con el error ${status} en ${path}.`)
}

/** The same; an answer that is an error is thrown as well. */
async function request(access: CmsAccess, ...question: Question): Promise<Response> {
  const response = await ask(access, ...question)
  checkOk(response, question[0])
  return response
}

/** A request of staff to the publisher, from the panel. */
export interface Order {
  /** Rises with each order: one is obeyed once. */
  id: number
  /**
   * rollback: show the release `target` and keep it; forward: follow the panel again;
   * confirm: the release with content `target` may go live although much vanishes.
   */
  action: 'rollback' | 'forward' | 'confirm'
  target: string
}

export interface CmsState {
  /** Rises with every change of content. */
  version: number
  /** The last order, null when there never was one. */
  order: Order | null
}

const ACTIONS: readonly unknown[] = ['rollback', 'forward', 'confirm']

function parseOrder(value: unknown): Order | null {
  const { id, action, target } = (value ?? {}) as Partial<Order>
  const isOrder = Number.isInteger(id) && ACTIONS.includes(action) && typeof target === 'string'
  return isOrder ? (value as Order) : null
}

/** Version and last order of the CMS. */
export async function readState(access: CmsAccess): Promise<CmsState> {
  const response = await request(access, '/api/publication/version', soon())
  const body: unknown = await response.json().catch(() => null)
  const { version, order } = (body ?? {}) as { version?: unknown; order?: unknown }
  if (typeof version !== 'number') throw new PublicationError('El panel no dice su versión.')
  return { version, order: parseOrder(order) }
}

/** Tells the panel how the last publication went. */
export async function sendReport(access: CmsAccess, report: PublicationReport): Promise<void> {
  await request(access, '/api/publication/report', soon(), JSON.stringify(report))
}

/** State of a CMS that the publisher has read. */
export interface Checkpoint {
  /** Version that it read, and the token by which the CMS knows it again. */
  version: number
  token: string
}

/**
 * The published documents as of one moment, NDJSON, as they arrive, until the signal is given; of
 * the stores only those that may have changed since a checkpoint, where there is one that the CMS
 * knows. Throws a PublicationError in Spanish when the CMS does not answer.
 */
export async function requestSnapshot(
  access: CmsAccess,
  since: Checkpoint | null,
  signal: AbortSignal,
): Promise<Response['body']> {
  const known = since && new URLSearchParams({ since: `${since.version}`, token: since.token })
  const query = known ? `?${known.toString()}` : ''
  const { body } = await request(access, `/api/publication/snapshot${query}`, signal)
  return body
}

/**
 * What the page of one document is made of, as a snapshot, for the token of a preview; null when the CMS
 * does not know it. Throws a PublicationError in Spanish when the CMS does not answer.
 */
export async function requestPreview(
  access: CmsAccess,
  token: string,
  signal: AbortSignal,
): Promise<Response['body']> {
  const response = await ask(
    access,
    `/api/publication/preview/${encodeURIComponent(token)}`,
    signal,
  )
  if (response.status === 404) return null
  checkOk(response, '/api/publication/preview')
  return response.body
}
