import { describe, expect, test } from 'vitest'
import { PublicationError } from '../../site/problems.ts'
import type { PublicationReport } from '../publication-report.ts'
import { buildDocuments } from '../../site/testing/documents.ts'
import { snapshotText } from '../testing/snapshot-text.ts'
import { readState, requestSnapshot, sendReport } from './cms-access.ts'

const never = new AbortController().signal

interface Asked {
  url: string
  method: string
  authorization: string | null
  body: unknown
}

/** A CMS that answers everything with the same, and what it was asked. */
function answering(answer: () => Response) {
  const asked: Asked[] = []
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push({
      url: input instanceof Request ? input.url : String(input),
      method: init?.method ?? 'GET',
      authorization: new Headers(init?.headers).get('authorization'),
      body: init?.body ?? null,
    })
    return Promise.resolve().then(answer)
  }
  return { asked, access: { cmsUrl: 'http://panel.example', token: 'clave', fetch } }
}

const failing = (error: Error) =>
  answering(() => {
    throw error
  }).access

async function expectRefused(attempt: Promise<unknown>, message: RegExp | string) {
  await expect(attempt).rejects.toThrow(PublicationError)
  await expect(attempt).rejects.toThrow(message)
}

test('the snapshot is asked for with the key of the publisher, and comes byte for byte', async () => {
  const text = snapshotText(buildDocuments(), 8)
  const { asked, access } = answering(() => new Response(text))
  const body = await requestSnapshot(access, null, never)
  expect(await new Response(body).text()).toBe(text)
  expect(asked).toEqual([
    {
      url: 'http://panel.example/api/publication/snapshot',
      method: 'GET',
      authorization: 'Bearer clave',
      body: null,
    },
  ])
})

test('of what is known, only the changes are asked for', async () => {
  const { asked, access } = answering(() => new Response(''))
  await requestSnapshot(access, { version: 8, token: 'a&b' }, never)
  await requestSnapshot(access, { version: 9, token: 'c' }, never)
  const queries = asked.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  expect(queries).toEqual([
    { since: '8', token: 'a&b' },
    { since: '9', token: 'c' },
  ])
})

describe('the state of the CMS', () => {
  const stateFrom = (body: unknown) => readState(answering(() => Response.json(body)).access)

  test('is a version, and an order when there is one', async () => {
    expect(await stateFrom({ version: 31 })).toEqual({ version: 31, order: null })
    const order = { id: 2, action: 'rollback', target: '000001-00000000000000aa' }
    expect(await stateFrom({ version: 31, order })).toEqual({ version: 31, order })
  })

  test.each([
    null,
    'rollback',
    { id: '2', action: 'rollback', target: '' },
    { id: 2.5, action: 'rollback', target: '' },
    { id: 2, action: 'delete', target: '' },
    { id: 2, action: 'toString', target: '' },
    { id: 2, action: 'forward' },
  ])('has no order when that is %j', async (order) => {
    expect(await stateFrom({ version: 1, order })).toEqual({ version: 1, order: null })
  })

  test.each([{}, { version: '31' }, null, []])('is refused as %j', async (body) => {
    await expectRefused(stateFrom(body), 'El panel no dice su versión.')
  })

  test('is refused when it is no JSON', async () => {
    const { access } = answering(() => new Response('<html>'))
    await expectRefused(readState(access), 'El panel no dice su versión.')
  })
})

describe('a report', () => {
  const report: PublicationReport = {
    time: '2026-03-15T12:00:00.000Z',
    version: 3,
    error: null,
    problems: [{ record: 'Comercio «Ñandú»', field: 'WhatsApp', message: 'no.' }],
    confirmation: null,
    pinned: null,
    releases: [],
  }

  test('is sent as JSON with the key of the publisher', async () => {
    const { asked, access } = answering(() => new Response(null, { status: 204 }))
    await sendReport(access, report)
    const [{ body, ...sent } = { body: null }, ...others] = asked
    expect(others).toEqual([])
    expect(sent).toEqual({
      url: 'http://panel.example/api/publication/report',
      method: 'POST',
      authorization: 'Bearer clave',
    })
    expect(JSON.parse(String(body))).toEqual(report)
  })

  test('that the CMS does not take is told of', async () => {
    const { access } = answering(() => new Response('no', { status: 413 }))
    await expectRefused(sendReport(access, report), /error 413 en \/api\/publication\/report/)
  })
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
    await expectRefused(requestSnapshot(access, null, never), message)
  })

  test('unreachable', async () => {
    await expectRefused(
      requestSnapshot(failing(new Error('ECONNREFUSED')), null, never),
      'El panel no responde en http://panel.example (ECONNREFUSED). Lo publicado no cambia.',
    )
  })
})
