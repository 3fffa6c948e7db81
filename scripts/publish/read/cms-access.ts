import { PublicationError } from '../../site/problems.ts'
import type { PublicationReport } from '../publication-report.ts'

export interface CmsAccess {
  /** 'http://127.0.0.1:1337' */
  cmsUrl: string
  token: string
  fetch: typeof fetch
}

const VERSION_TIMEOUT_MS = 10_000

interface Question {
  /** After VERSION_TIMEOUT_MS when none is given. */
  signal?: AbortSignal
  /** Of the address: '/…' or '?…'. */
  rest?: string
  /** To be posted. */
  json?: string
  /** Whether 404 is an answer like any other. */
  may404?: boolean
}

/**
 * One authorised GET, or POST of JSON, to '/api/publication/<what>'. Throws a PublicationError in Spanish
 * when there is no answer, or one that is an error.
 */
async function request(
  { cmsUrl, token, fetch }: CmsAccess,
  what: string,
  { signal, rest = '', json, may404 = false }: Question = {},
): Promise<Response> {
  const path = `/api/publication/${what}`
  let response: Response
  try {
    response = await fetch(`${cmsUrl}${path}${rest}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json && { 'Content-Type': 'application/json' }),
      },
      signal: signal ?? AbortSignal.timeout(VERSION_TIMEOUT_MS),
      ...(json && { method: 'POST', body: json }),
    })
  } catch (error) {
    throw new PublicationError(
      `El panel no responde en ${cmsUrl} (${(error as Error).message}). Lo publicado no cambia.`,
    )
  }
  const { ok, status } = response
  if (status === 401 || status === 403) {
    throw new PublicationError('El panel no acepta la clave del publicador (SNAPSHOT_TOKEN).')
  }
  if (ok || (may404 && status === 404)) return response
  // Without the rest, in which the token of a preview may stand.
  throw new PublicationError(`El panel respondió con el error ${status} en ${path}.`)
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
  const response = await request(access, 'version')
  const body: unknown = await response.json().catch(() => null)
  const { version, order } = (body ?? {}) as { version?: unknown; order?: unknown }
  if (typeof version !== 'number') throw new PublicationError('El panel no dice su versión.')
  return { version, order: parseOrder(order) }
}

/** Tells the panel how the last publication went. */
export async function sendReport(access: CmsAccess, report: PublicationReport): Promise<void> {
  await request(access, 'report', { json: JSON.stringify(report) })
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
  const rest = known ? `?${known.toString()}` : ''
  const { body } = await request(access, 'snapshot', { rest, signal })
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
  const rest = `/${encodeURIComponent(token)}`
  const { ok, body } = await request(access, 'preview', { rest, signal, may404: true })
  return ok ? body : null
}
