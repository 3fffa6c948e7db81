import { describe, expect, test } from 'vitest'
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

describe('of an answer that went well', () => {
  const read = async (body: string | null, type: string, status = 200) => {
    const answer = new Response(body, { status, headers: { 'content-type': type } })
    const response = await asking(() => Promise.resolve(answer))('/x')
    return response.json() as unknown
  }

  test('what it says is read', async () => {
    expect(await read('{"twins":[]}', 'application/json')).toEqual({ twins: [] })
  })

  test.each([
    ['was cut short', '{"twins":[', 'application/json'],
    ['was cut before its first letter', '', 'application/json'],
    ['is the page of something between', '<!doctype html>', 'text/html'],
    ['is an empty page of something between', '', 'text/html'],
  ])('one that %s is none', async (_, body, type) => {
    await expect(read(body, type)).rejects.toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('No hay conexión') as string,
    })
  })

  test('one that says nothing is left to Strapi', async () => {
    await expect(read(null, '', 204)).rejects.toMatchObject({ name: 'SyntaxError' })
  })
})
