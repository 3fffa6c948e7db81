import { open, type FileHandle } from 'node:fs/promises'
import { PublicationError } from '../problems.ts'
import type { PublicationReport } from '../publication-report.ts'
import { isDiskError } from '../release/disk-errors.ts'

export interface CmsAccess {
  /** 'http://127.0.0.1:1337' */
  cmsUrl: string
  token: string
  fetch: typeof fetch
}

/** A hundred thousand stores take a while to arrive; a silent CMS must not hold the lock for ever. */
const SNAPSHOT_TIMEOUT_MS = 5 * 60_000
const VERSION_TIMEOUT_MS = 10_000

/**
 * One authorised GET, or POST of JSON; throws a PublicationError in Spanish that says why there is
 * no answer.
 */
async function request(
  { cmsUrl, token, fetch }: CmsAccess,
  path: string,
  timeout: number,
  json?: string,
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${cmsUrl}${path}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeout),
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
  if (!response.ok) {
    throw new PublicationError(`El panel respondió con el error ${response.status} en ${path}.`)
  }
  return response
}

/** What staff asked of the publisher, from the panel. */
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

/** What the CMS holds by now, and what staff want. */
export async function readState(access: CmsAccess): Promise<CmsState> {
  const response = await request(access, '/api/publication/version', VERSION_TIMEOUT_MS)
  const body: unknown = await response.json().catch(() => null)
  const { version, order } = (body ?? {}) as { version?: unknown; order?: unknown }
  if (typeof version !== 'number') throw new PublicationError('El panel no dice su versión.')
  return { version, order: parseOrder(order) }
}

/** Tells the panel how the last publication went. */
export async function sendReport(access: CmsAccess, report: PublicationReport): Promise<void> {
  await request(access, '/api/publication/report', VERSION_TIMEOUT_MS, JSON.stringify(report))
}

/**
 * Stores all published documents as of one moment in a file, as they arrive: the CMS is done with
 * its transaction before any image is touched, and no more than a piece of them is in memory.
 * Throws a PublicationError in Spanish when the CMS does not answer to the end.
 */
export async function spoolSnapshot(access: CmsAccess, file: string): Promise<void> {
  const { body } = await request(access, '/api/publication/snapshot', SNAPSHOT_TIMEOUT_MS)
  const output = await open(file, 'wx')
  try {
    await copyBody(body, output)
  } catch (error) {
    if (isDiskError(error)) throw error
    throw new PublicationError(
      `La lectura del panel se cortó (${(error as Error).message}). Lo publicado no cambia.`,
    )
  } finally {
    await output.close()
  }
}

/** Small pieces are gathered: one write for each line would take longer than all the rest. */
const PIECE_BYTES = 1024 * 1024

async function copyBody(body: Response['body'], output: FileHandle): Promise<void> {
  if (!body) return
  let pieces: Uint8Array[] = []
  let bytes = 0
  const flush = async () => {
    if (bytes > 0) await output.appendFile(Buffer.concat(pieces))
    pieces = []
    bytes = 0
  }
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= PIECE_BYTES) await flush()
  }
  await flush()
}
