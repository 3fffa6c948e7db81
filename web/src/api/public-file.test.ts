import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { parseStores } from '../catalog/stores/parse-store.ts'
import { storeRecord } from '../testing/records.ts'
import { breakFile, nameRelease, server } from '../testing/server.ts'
import { fetchPublicFile } from './public-file.ts'

const fetchStores = () => fetchPublicFile('busquedas.json', parseStores)
const serve = (path: string, name: string) =>
  server.use(http.get(path, () => HttpResponse.json([storeRecord({ name })])))

describe('a visit to a release', () => {
  test('reads the immutable files of that release', async () => {
    nameRelease('20260311-a1')
    serve('/r/20260311-a1/busquedas.json', 'De la entrega')
    expect((await fetchStores())[0]?.name).toBe('De la entrega')
  })

  test('keeps to it when another release goes live', async () => {
    nameRelease('20260311-a1')
    serve('/r/20260311-a1/busquedas.json', 'De la entrega')
    await fetchStores()
    nameRelease('20260311-a2')
    expect((await fetchStores())[0]?.name).toBe('De la entrega')
  })

  test('reads the live file once its release is gone', async () => {
    nameRelease('20200101-zz')
    breakFile('r/20200101-zz/busquedas.json', 404)
    serve('/busquedas.json', 'Vigente')
    expect((await fetchStores())[0]?.name).toBe('Vigente')
  })

  test('does not mix releases when the server merely fails', async () => {
    nameRelease('20260311-a1')
    breakFile('r/20260311-a1/busquedas.json', 500)
    await expect(fetchStores()).rejects.toMatchObject({ kind: 'server' })
  })
})

describe('a release of which nothing is known is read by the fixed names', () => {
  test.each([404, 500])('the record of the publication answers %i', async (status) => {
    breakFile('publicacion.json', status)
    serve('/busquedas.json', 'Vigente')
    expect((await fetchStores())[0]?.name).toBe('Vigente')
  })

  test.each(['', '../otro', 7.5, null])('its name is %o', async (content) => {
    server.use(http.get('/publicacion.json', () => HttpResponse.json({ content })))
    serve('/busquedas.json', 'Vigente')
    expect((await fetchStores())[0]?.name).toBe('Vigente')
  })

  test('and it is asked for again after a failure', async () => {
    breakFile('publicacion.json', 500)
    breakFile('busquedas.json', 500)
    await expect(fetchStores()).rejects.toMatchObject({ kind: 'server' })
    nameRelease('20260311-a1')
    serve('/r/20260311-a1/busquedas.json', 'De la entrega')
    expect((await fetchStores())[0]?.name).toBe('De la entrega')
  })
})

describe('a failure is told apart', () => {
  test('a missing file', async () => {
    breakFile('busquedas.json', 404)
    await expect(fetchStores()).rejects.toMatchObject({ kind: 'missing' })
  })

  test('no answer', async () => {
    server.use(http.get('/busquedas.json', () => HttpResponse.error()))
    await expect(fetchStores()).rejects.toMatchObject({ kind: 'offline' })
  })

  test.each(['<!doctype html><p>portal</p>', '{"cut":', '"text"', '{"no":"list"}', ''])(
    'an answer that is not the data: %s',
    async (body) => {
      server.use(http.get('/busquedas.json', () => new HttpResponse(body)))
      await expect(fetchStores()).rejects.toMatchObject({ kind: 'unreadable' })
    },
  )
})
