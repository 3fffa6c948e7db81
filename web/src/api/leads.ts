import { LEAD_FIELDS, TRAP_FIELD, type Lead } from '@guia/contract'
import { DataError } from './client.ts'

const TIMEOUT_MS = 15_000

export interface LeadSubmission {
  lead: Lead
  /** Content of the trap field. */
  trap: string
  /** Names this submission, so that a repeated one is stored once. */
  key: string
}

/**
 * Sends a lead, form-encoded (spec section 7). To this site's own endpoint: resolves only after a
 * 2xx answer. To another origin, an outside script: the answer cannot be read, so it resolves once
 * the request was sent. Throws DataError, which holds nothing of the lead.
 */
export async function sendLead(endpoint: string, submission: LeadSubmission): Promise<void> {
  const url = new URL(endpoint, location.href)
  if (url.origin === location.origin) await post(url, submission)
  else await postUnread(url, submission.lead)
}

async function post(url: URL, { lead, trap, key }: LeadSubmission) {
  const http = await loadAxios()
  const body = encode(lead)
  body.set(TRAP_FIELD, trap)
  try {
    await http.post(url.href, body, { headers: { 'Idempotency-Key': key } })
  } catch (cause) {
    throw new DataError(failureKind(cause), `Lead not taken: ${failureCode(cause)}`)
  }
}

/** Not with the page: most visitors write nothing. */
const importAxios = () => import('axios')

/**
 * Asks for what sends a lead while that is still written. Code that could not be loaded when it was
 * sent, without a signal, some browsers do not ask for again.
 */
export const prepareToSend = () => void importAxios().catch(() => undefined)

async function loadAxios() {
  try {
    const { default: axios } = await importAxios()
    return axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } })
  } catch (cause) {
    throw new DataError('offline', 'The request code could not be loaded', { cause })
  }
}

async function postUnread(url: URL, lead: Lead) {
  try {
    await fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', body: encode(lead) })
  } catch {
    throw new DataError('offline', 'Lead not sent to the outside endpoint')
  }
}

function encode(lead: Lead): URLSearchParams {
  return new URLSearchParams(LEAD_FIELDS.map((field) => [field, lead[field]]))
}

function failureKind(cause: unknown) {
  return statusOf(cause) === undefined ? 'offline' : 'server'
}

function failureCode(cause: unknown): string {
  const status = statusOf(cause)
  return status === undefined ? 'no answer' : `status ${status}`
}

/** The status of a failed answer, undefined when there was none. */
function statusOf(cause: unknown): number | undefined {
  const { response } = cause as { response?: { status?: number } }
  return response?.status
}
