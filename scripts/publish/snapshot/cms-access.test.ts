import { describe, expect, test } from 'vitest'
import { PublicationError } from '../problems.ts'
import { buildDocuments } from '../testing/documents.ts'
import { snapshotText } from '../testing/snapshot-text.ts'
import { readSnapshot, readVersion } from './cms-access.ts'

interface Asked {
  url: string
  authorization: string | null
}

/** A CMS that answers everything with the same, and what it was asked. */
function answering(answer: () => Response) {
  const asked: Asked[] = []
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push({
      url: input instanceof Request ? input.url : String(input),
      authorization: new Headers(init?.headers).get('authorization'),
    })
    return Promise.resolve().then(answer)
  }
  return { asked, access: { cmsUrl: 'http://panel.example', token: 'clave', fetch } }
}

const failing = (error: Error) =>
  answering(() => {
    throw error
  }).access

test('the snapshot is asked for with the key of the publisher', async () => {
  const { asked, access } = answering(() => new Response(snapshotText(buildDocuments(), 8)))
  expect(await readSnapshot(access)).toEqual({ version: 8, documents: buildDocuments() })
  expect(asked).toEqual([
    { url: 'http://panel.example/api/publication/snapshot', authorization: 'Bearer clave' },
  ])
})

test('the version is a number', async () => {
  const { access } = answering(() => Response.json({ version: 31 }))
  expect(await readVersion(access)).toBe(31)
})

test.each([{}, { version: '31' }, null])('a version of %j is refused', async (body) => {
  const { access } = answering(() => Response.json(body))
  await expect(readVersion(access)).rejects.toThrow(PublicationError)
})

test('a version that is no JSON is refused', async () => {
  const { access } = answering(() => new Response('<html>'))
  await expect(readVersion(access)).rejects.toThrow(PublicationError)
})

describe('a CMS that does not give its snapshot is told of in Spanish', () => {
  test.each([
    [403, /no acepta la clave del publicador \(SNAPSHOT_TOKEN\)/],
    [401, /no acepta la clave del publicador/],
    [404, /respondió con el error 404 en \/api\/publication\/snapshot/],
    [500, /respondió con el error 500/],
    [503, /respondió con el error 503/],
  ])('status %i', async (status, message) => {
    const { access } = answering(() => new Response('no', { status }))
    const attempt = readSnapshot(access)
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(message)
  })

  test('unreachable', async () => {
    const attempt = readSnapshot(failing(new Error('ECONNREFUSED')))
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(
      'El panel no responde en http://panel.example (ECONNREFUSED). Lo publicado no cambia.',
    )
  })

  test('cut off in the middle', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"kind":"snapshot"'))
        controller.error(new Error('terminated'))
      },
    })
    const attempt = readSnapshot(answering(() => new Response(body)).access)
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(/La lectura del panel se cortó/)
  })
})
