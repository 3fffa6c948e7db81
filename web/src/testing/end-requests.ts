import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { server } from './server.ts'

/** Requests of the running test that have no answer yet. */
const unanswered = new Set<string>()
/** Answers those that a test holds back. */
const held: (() => void)[] = []

server.events.on('request:start', ({ requestId }) => unanswered.add(requestId))
server.events.on('request:end', ({ requestId }) => unanswered.delete(requestId))

/** Leaves a file without answer for as long as the test runs; resolves once it is asked for. */
export function holdBack(file: string): Promise<void> {
  return new Promise((asked) => {
    const wait = new Promise<void>((release) => held.push(release))
    server.use(
      http.get(`/${file}`, async () => {
        asked()
        await wait
        return new HttpResponse(null, { status: 503 })
      }),
    )
  })
}

/**
 * Waits until every request of a test that is over has had its answer. A late one would find no
 * handler and fail the next test, or fill the next test's page with what this one published.
 */
export async function endRequests(): Promise<void> {
  for (const release of held.splice(0)) release()
  // A lead that has not left yet waits for the code that sends it.
  await import('axios')
  do {
    await nextTask()
    await vi.waitFor(() => expect([...unanswered]).toEqual([]), { timeout: 10_000, interval: 5 })
    // What is done with an answer may be another request.
    await nextTask()
    await nextTask()
  } while (unanswered.size > 0)
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
