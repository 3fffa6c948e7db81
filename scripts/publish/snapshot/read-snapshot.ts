import { PublicationError } from '../problems.ts'
import type { Snapshot } from './documents.ts'
import { parseSnapshot } from './parse-snapshot.ts'

export interface CmsAccess {
  /** 'http://127.0.0.1:1337' */
  cmsUrl: string
  token: string
  fetch: typeof fetch
}

const SNAPSHOT_TIMEOUT_MS = 60_000
const VERSION_TIMEOUT_MS = 10_000

/** One authorised GET; throws a PublicationError in Spanish that says why there is no answer. */
async function get(
  { cmsUrl, token, fetch }: CmsAccess,
  path: string,
  timeout: number,
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`${cmsUrl}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
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

/** Number that rises with every change in the CMS. */
export async function readVersion(access: CmsAccess): Promise<number> {
  const response = await get(access, '/api/publication/version', VERSION_TIMEOUT_MS)
  const body: unknown = await response.json().catch(() => null)
  const { version } = (body ?? {}) as { version?: unknown }
  if (typeof version !== 'number') throw new PublicationError('El panel no dice su versión.')
  return version
}

/** All published documents as of one moment. */
export async function readSnapshot(access: CmsAccess): Promise<Snapshot> {
  const response = await get(access, '/api/publication/snapshot', SNAPSHOT_TIMEOUT_MS)
  try {
    return parseSnapshot(await response.text())
  } catch (error) {
    if (error instanceof PublicationError) throw error
    throw new PublicationError(
      `La lectura del panel se cortó (${(error as Error).message}). Lo publicado no cambia.`,
    )
  }
}
