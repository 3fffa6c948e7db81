import type { IncomingMessage, ServerResponse } from 'node:http'
import { CACHING, DOCUMENT_HEADERS, PUBLIC_WRITES } from './answer-table.ts'

/** What the CMS needs to know of the request; the visitor's own X-Forwarded-For is not believed. */
const PASSED_HEADERS = ['content-type', 'idempotency-key', 'origin', 'sec-fetch-site'] as const

function sendJson(res: ServerResponse, status: number, body: string): void {
  const headers = { ...DOCUMENT_HEADERS, 'Cache-Control': CACHING.noStore }
  if (body === '') {
    res.writeHead(status, headers).end()
    return
  }
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  })
  res.end(body)
}

type Refusal = { data: null; error: { status: number; message: string } }

const refusal = (status: number, message: string): Refusal => ({
  data: null,
  error: { status, message },
})

function refuse(res: ServerResponse, body: Refusal): void {
  // What is left of the body is not read: the connection ends with the answer.
  res.setHeader('Connection', 'close')
  sendJson(res, body.error.status, JSON.stringify(body))
}

/** The body, or null when it is larger than a form of three fields can be. */
async function readBody(req: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > PUBLIC_WRITES.limitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function headersFor(req: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': req.socket.remoteAddress ?? '' }
  for (const name of PASSED_HEADERS) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}

/**
 * Hands a public write to the CMS, at the path at which it came, and its answer back (spec section 7).
 * Answers 405 to anything but POST, 413 above 4 KB, and 503 while the CMS does not answer: the contact
 * form then says that it failed.
 * @param cmsUrl 'http://127.0.0.1:1337'
 */
export function createWritesProxy(cmsUrl: string) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST')
      return refuse(res, refusal(405, 'Esta dirección solo recibe lo que envía el sitio.'))
    }
    const body = await readBody(req)
    if (!body) return refuse(res, refusal(413, 'El envío es demasiado grande.'))
    try {
      const answer = await fetch(cmsUrl + (req.url ?? ''), {
        method: 'POST',
        headers: headersFor(req),
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(PUBLIC_WRITES.answerWithinSeconds * 1_000),
      })
      const retryAfter = answer.headers.get('retry-after')
      if (retryAfter) res.setHeader('Retry-After', retryAfter)
      sendJson(res, answer.status, await answer.text())
    } catch {
      // Nothing of what was sent goes to a log.
      refuse(res, PUBLIC_WRITES.unavailable)
    }
  }
}
