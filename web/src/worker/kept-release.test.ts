import { createHash } from 'node:crypto'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { server } from '../testing/server.ts'
import { keepLiveRelease, keptAnswer } from './kept-release.ts'

/** A browser's caches, as far as a release is kept in them. */
class Caches {
  readonly #all = new Map<string, Map<string, Response>>()
  keys = async () => [...this.#all.keys()]
  delete = async (name: string) => this.#all.delete(name)
  open = async (name: string) => {
    const kept = this.#all.get(name) ?? new Map<string, Response>()
    this.#all.set(name, kept)
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
    }
  }
}

let caches: CacheStorage
beforeEach(() => {
  caches = new Caches() as unknown as CacheStorage
})

/** What was asked of the server. */
const asked: string[] = []

/** Has a release be live; gives what describes it. `promised` are hashes that its files do not have. */
function goLive(
  content: string,
  files: Record<string, string>,
  promised: Record<string, string> = {},
) {
  const described = Object.entries(files).map(([file, body]) => {
    const sha256 = promised[file] ?? createHash('sha256').update(body).digest('hex')
    return [file, { bytes: body.length, sha256 }]
  })
  const description = { content, files: Object.fromEntries(described) as unknown }
  server.use(
    http.get('/publicacion.json', () => HttpResponse.json(description)),
    http.get('/r/:content/:file', ({ params }) => {
      asked.push(`${String(params['content'])}/${String(params['file'])}`)
      const body = params['content'] === content ? files[String(params['file'])] : undefined
      return body === undefined
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse(body, { headers: { 'content-type': 'application/json' } })
    }),
  )
}

const kept = async (path: string) => (await keptAnswer(caches, path))?.text()
const STORES = '[{"name":"La Espiga"}]'
const OFFERS = '{"ofertas":[]}'

beforeEach(() => void asked.splice(0))

test('nothing is kept at first', async () => {
  expect(await kept('/busquedas.json')).toBeUndefined()
})

describe('a release is kept', () => {
  beforeEach(async () => {
    goLive('una', { 'busquedas.json': STORES, 'ofertas.json': OFFERS })
    await keepLiveRelease(caches)
  })

  test.each([
    ['by its own address', '/r/una/busquedas.json', STORES],
    ['by the fixed name', '/busquedas.json', STORES],
    ['of another release not', '/r/otra/busquedas.json', undefined],
    ['of what it does not hold nothing', '/feriados.json', undefined],
  ])('%s', async (_how, path, body) => {
    expect(await kept(path)).toBe(body)
  })

  test('with what describes it', async () => {
    expect(JSON.parse((await kept('/publicacion.json')) ?? '')).toMatchObject({ content: 'una' })
  })

  test('until another one is there, of which only what has changed is fetched', async () => {
    goLive('dos', { 'busquedas.json': '[]', 'ofertas.json': OFFERS })
    asked.length = 0
    await keepLiveRelease(caches)
    expect(asked).toEqual(['dos/busquedas.json'])
    expect(await kept('/busquedas.json')).toBe('[]')
    expect(await kept('/r/dos/ofertas.json')).toBe(OFFERS)
    expect(await caches.keys()).toEqual(['entrega-dos'])
  })

  test.each([
    ['a file is cut', { 'busquedas.json': '[]', 'ofertas.json': '{' }, { 'ofertas.json': 'otro' }],
  ])('while %s', async (_why, files, promised) => {
    goLive('dos', files, promised)
    await expect(keepLiveRelease(caches)).rejects.toThrow('cut')
    expect(await kept('/busquedas.json')).toBe(STORES)
    // The next try begins where this one ended.
    goLive('dos', { 'busquedas.json': '[]', 'ofertas.json': OFFERS })
    await keepLiveRelease(caches)
    expect(await caches.keys()).toEqual(['entrega-dos'])
  })

  test('while the server fails', async () => {
    server.use(http.get('/publicacion.json', () => new HttpResponse(null, { status: 503 })))
    await expect(keepLiveRelease(caches)).rejects.toThrow('503')
    expect(await kept('/busquedas.json')).toBe(STORES)
  })
})

test('a list that is too large for a phone is left out, the others are kept', async () => {
  goLive('una', { 'busquedas.json': `"${'x'.repeat(4_000_000)}"`, 'ofertas.json': OFFERS })
  await keepLiveRelease(caches)
  expect(await kept('/busquedas.json')).toBeUndefined()
  expect(await kept('/ofertas.json')).toBe(OFFERS)
})
