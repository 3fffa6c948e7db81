import { inSlices } from '../browser/in-slices.ts'
import { elementsOf } from './json-lines.ts'

/**
 * Why public data could not be read:
 * offline: no answer at all; timeout: the answer took too long; missing: the file is not there;
 * server: the server failed; unreadable: an answer came, but not the data that was promised.
 */
export type DataErrorKind = 'offline' | 'timeout' | 'missing' | 'server' | 'unreadable'

export class DataError extends Error {
  override name = 'DataError'

  constructor(
    readonly kind: DataErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const TIMEOUT_MS = 15_000

/** What is asked for, and for how long. */
interface Wanted {
  /** 'application/json' */
  accept: string
  timeoutMs?: number
}

/** GET of a file of this site, its body not yet read. Throws DataError. */
export async function getFile(
  url: string,
  { accept, timeoutMs = TIMEOUT_MS }: Wanted,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(new URL(url, location.href), {
    signal,
    headers: { Accept: accept },
  }).catch((cause: unknown) => {
    throw asDataError(url, cause)
  })
  const { status, ok } = answer
  if (ok) return answer
  throw new DataError(status === 404 || status === 410 ? 'missing' : 'server', `${url}: ${status}`)
}

const JSON_FILE: Wanted = { accept: 'application/json' }

/** GET of a JSON file of this site, with the headers of its answer. Throws DataError. */
export async function getJson(url: string): Promise<{ data: unknown; headers: Headers }> {
  const answer = await getFile(url, JSON_FILE)
  try {
    const data = (await answer.json()) as unknown
    if (typeof data !== 'object' || data === null) throw new SyntaxError('no JSON')
    return { data, headers: answer.headers }
  } catch (cause) {
    throw asDataError(url, cause)
  }
}

/**
 * GET of a JSON list of this site, each element taken as it comes, without keeping the browser from anything.
 * Throws DataError; what it has taken by then is of no use.
 */
export async function getList(url: string, take: (element: unknown) => void): Promise<void> {
  const answer = await getFile(url, JSON_FILE)
  try {
    await inSlices(elementsOf(answer), take)
  } catch (cause) {
    throw asDataError(url, cause)
  }
}

/** Why a request, or the reading of its answer, came to nothing. */
function asDataError(url: string, cause: unknown): DataError {
  const { name } = cause as Partial<Error>
  const kind =
    name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? 'unreadable' : 'offline'
  return new DataError(kind, `${url}: ${name}`, { cause })
}
