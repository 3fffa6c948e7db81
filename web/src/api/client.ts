import type { AxiosInstance } from 'axios'

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

let client: Promise<AxiosInstance> | null = null

/** The one axios instance; its code is loaded with the first request, not with the first page. */
export function loadClient(): Promise<AxiosInstance> {
  client ??= createClient()
  return client
}

async function createClient(): Promise<AxiosInstance> {
  try {
    const { default: axios } = await import('axios')
    return axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } })
  } catch (cause) {
    client = null
    throw new DataError('offline', 'The request code could not be loaded', { cause })
  }
}

/** GET of a JSON file of this site. Throws DataError. */
export async function getJson(url: string): Promise<unknown> {
  const http = await loadClient()
  const { default: axios } = await import('axios')
  try {
    const { data } = await http.get<unknown>(url)
    if (typeof data !== 'object' || data === null) throw new TypeError(`${url} holds no JSON`)
    return data
  } catch (cause) {
    if (!axios.isAxiosError(cause)) throw new DataError('unreadable', `${url}: no JSON`, { cause })
    throw new DataError(kindOf(cause.code, cause.response?.status), `${url}: ${cause.message}`, {
      cause,
    })
  }
}

function kindOf(code: string | undefined, status: number | undefined) {
  if (status === 404 || status === 410) return 'missing'
  if (status !== undefined) return 'server'
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'offline'
}
