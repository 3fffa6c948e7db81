import { expect, test } from 'vitest'
import { tellLostConnection } from './tell-lost-connection'

/** What asks, once changed, where every request ends like this. */
function asking(end: () => Promise<Response>): typeof fetch {
  const scope = { fetch: end as typeof fetch }
  tellLostConnection(scope)
  return scope.fetch
}

test('a request that did not arrive is told of in Spanish', async () => {
  const lost = new TypeError('Failed to fetch')
  await expect(asking(() => Promise.reject(lost))('/x')).rejects.toMatchObject({
    name: 'TypeError',
    message: expect.stringContaining('No hay conexión') as string,
    cause: lost,
  })
})

test('what was broken off, and what was answered, stays as it is', async () => {
  const broken = new DOMException('left', 'AbortError')
  await expect(asking(() => Promise.reject(broken))('/x')).rejects.toBe(broken)
  const answer = new Response('{}')
  expect(await asking(() => Promise.resolve(answer))('/x')).toBe(answer)
})
