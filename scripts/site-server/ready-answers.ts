import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { UNCHANGED_FOR_MS } from './file-cache.ts'

/** A whole file as it was sent, to be sent again. */
interface ReadyAnswer {
  /** A name, its value, and so on. */
  headers: string[]
  body: Buffer
}

export interface ReadyAnswers {
  /** Sends what the same request was answered with before; false when there is no such answer. */
  repeat(req: IncomingMessage, res: ServerResponse, live: string | null): boolean
  /** Keeps what a request for a whole file is answered with while this release is the live one. */
  keep(req: IncomingMessage, live: string | null, headers: OutgoingHttpHeaders, body: Buffer): void
}

/** Beyond either of them all are made anew. */
export interface ReadyLimits {
  answers: number
  /** Of all bodies, most of which the file cache holds anyway. */
  bytes: number
}

/** Of an address and the encodings that a browser accepts: longer ones are made up. */
const LONGEST_KEY = 500

const DEFAULT_LIMITS: ReadyLimits = { answers: 4_096, bytes: 32 * 1024 ** 2 }

/** What else an answer depends on, besides the address and the encodings: then it is made each time. */
const CONDITIONS = ['range', 'if-range', 'if-none-match'] as const

/** null for a request that is not merely for a whole file. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || CONDITIONS.some((name) => headers[name] !== undefined)) return null
  const key = `${url}\n${headers['accept-encoding'] ?? ''}`
  return key.length > LONGEST_KEY ? null : key
}

/**
 * The answers that visitors get again and again, each found by one look: finding out which file a
 * request means and how to send it is two fifths of a server's work.
 */
export function createReadyAnswers(limits: ReadyLimits = DEFAULT_LIMITS): ReadyAnswers {
  const answers = new Map<string, ReadyAnswer>()
  let release: string | null = null
  let bytes = 0
  let until = 0

  function forgetAll(live: string | null) {
    answers.clear()
    release = live
    bytes = 0
    until = performance.now() + UNCHANGED_FOR_MS
  }

  return {
    repeat(req, res, live) {
      if (live !== release || performance.now() >= until) forgetAll(live)
      const key = keyOf(req)
      const ready = key === null ? undefined : answers.get(key)
      if (!ready) return false
      res.writeHead(200, ready.headers).end(ready.body)
      return true
    },
    keep(req, live, headers, body) {
      const key = keyOf(req)
      // A release may have gone live since the request came.
      if (key === null || live !== release || answers.has(key)) return
      if (answers.size >= limits.answers || bytes + body.length > limits.bytes) forgetAll(live)
      const flat = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
      answers.set(key, { headers: flat, body })
      bytes += body.length
    },
  }
}
