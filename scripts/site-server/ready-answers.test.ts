import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createReadyAnswers, type ReadyLimits } from './ready-answers.ts'

const get = (url: string, headers: IncomingMessage['headers'] = {}) =>
  ({ method: 'GET', url, headers }) as IncomingMessage

/** Answers that were kept of one release, and the body that each request gets of them. */
function keptOf(live: string, addresses: readonly string[], limits?: ReadyLimits) {
  const ready = createReadyAnswers(limits)
  const repeated = (req: IncomingMessage, release = live) => {
    let sent: string | null = null
    const res = { writeHead: () => res, end: (body: Buffer) => (sent = body.toString()) }
    ready.repeat(req, res as unknown as ServerResponse, release)
    return sent
  }
  for (const address of addresses) {
    repeated(get(address))
    ready.keep(get(address), live, { ETag: '"x"' }, Buffer.from(`<${address}>`))
  }
  return { ready, repeated }
}

test('an answer is given again while its release is the live one', () => {
  const { repeated } = keptOf('r1', ['/'])
  expect(repeated(get('/'))).toBe('</>')
  expect(repeated(get('/otra'))).toBeNull()
  expect(repeated(get('/'), 'r2')).toBeNull()
  expect(repeated(get('/'))).toBeNull()
})

test('an answer is made anew after a minute: a copy may be compressed further', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { repeated } = keptOf('r1', ['/'])
  vi.advanceTimersByTime(59_999)
  expect(repeated(get('/'))).toBe('</>')
  vi.advanceTimersByTime(1)
  expect(repeated(get('/'))).toBeNull()
  vi.useRealTimers()
})

test.each([
  [{ range: 'bytes=0-1' }],
  [{ 'if-none-match': '"x"' }],
  [{ 'if-range': '"x"' }],
  [{ 'accept-encoding': 'br' }],
])('a request with %j is another one', (headers) => {
  expect(keptOf('r1', ['/']).repeated(get('/', headers))).toBeNull()
})

test('an answer of a release that is live no more is not kept', () => {
  const { ready, repeated } = keptOf('r1', [])
  repeated(get('/'), 'r2')
  ready.keep(get('/'), 'r1', {}, Buffer.from('old'))
  expect(repeated(get('/'), 'r2')).toBeNull()
})

test.each([
  { answers: 2, bytes: 1_000 },
  { answers: 1_000, bytes: 8 },
])('no more than %j are kept', (limits) => {
  const { repeated } = keptOf('r1', ['/a', '/b', '/c'], limits)
  expect(['/a', '/b', '/c'].map((address) => repeated(get(address)))).toEqual([null, null, '</c>'])
})
