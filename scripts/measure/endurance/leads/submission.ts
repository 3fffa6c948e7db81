import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { LEAD_FIELDS, type Lead } from '@guia/contract'

/** What the visitor's form would send; a repeated one has the same key. */
export interface Submission {
  lead: Lead
  key: string
}

/** In the environment of a CMS: more than the form may send in ten minutes, from anywhere. */
export const NO_LIMITS = { LEADS_PER_ADDRESS: '9999999', LEADS_OVERALL: '9999999' }
/** Status of the answer to a lead that was stored. */
export const TAKEN = 201

/** As long as the visitor's form waits. */
const TIMEOUT_MS = 15_000

/** One that no other has the texts of. */
export function newSubmission(name: string): Submission {
  const [key, digits] = [randomUUID(), String(Math.random()).slice(2, 8)]
  const email = `${key}@correo.example`
  return { key, lead: { nombre: `Ana ${name}`, email, telefono: `3777 ${digits}` } }
}

/** The texts of a lead, as the databases give them too. */
export const textOf = (lead: Lead): string => LEAD_FIELDS.map((field) => lead[field]).join('|')

export interface Sender {
  /** Sends once; the status of the answer, 0 when there was none. */
  post(submission: Submission): Promise<number>
  /** Why the last tries had no answer: 'ECONNRESET tras 412 ms, 2026-11-28T12:44:03.120Z'. */
  unanswered: readonly string[]
  close(): void
}

const REASONS_KEPT = 20

/** Posts forms as a browser does, over connections that are kept. */
export function openSender(url: string): Sender {
  const agent = new Agent({ keepAlive: true })
  const unanswered: string[] = []
  const post = ({ lead, key }: Submission) =>
    new Promise<number>((resolve) => {
      const start = performance.now()
      const fail = (reason: string) => {
        const after = Math.round(performance.now() - start)
        unanswered.push(`${reason} tras ${after} ms, ${new Date().toISOString()}`)
        if (unanswered.length > REASONS_KEPT) unanswered.shift()
        resolve(0)
      }
      const body = new URLSearchParams({ ...lead }).toString()
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
      }
      const options = { method: 'POST', agent, headers, timeout: TIMEOUT_MS }
      const sending = request(`${url}/api/leads`, options, (response) => {
        response.resume()
        response.once('error', ({ message }) => fail(message))
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      sending.once('error', ({ message }) => fail(message))
      sending.once('timeout', () => sending.destroy(new Error('sin respuesta')))
      sending.end(body)
    })
  return { post, unanswered, close: () => agent.destroy() }
}
