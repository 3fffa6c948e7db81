import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { buildDocuments, buildStore } from '../../site/testing/documents.ts'
import { snapshotText } from '../testing/snapshot-text.ts'
import type { CmsAccess } from './cms-access.ts'
import { Spool, withSnapshot } from './spool.ts'

const temp = useTempFolder()
const file = () => path.join(temp.path, 'snapshot.ndjson')

const accessTo = (body: BodyInit | null): CmsAccess => ({
  cmsUrl: 'http://panel.example',
  token: 'clave',
  fetch: () => Promise.resolve(new Response(body)),
})

/** A body into which a test puts what it likes, when it likes. */
function openBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  const put = (text: string) => controller?.enqueue(new TextEncoder().encode(text))
  return {
    access: accessTo(body),
    put,
    end: () => controller?.close(),
    fail: (error: Error) => controller?.error(error),
  }
}

async function readAll(spool: Spool): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of spool.pieces()) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function spoolOf(body: BodyInit | null): Promise<Buffer> {
  const spool = await Spool.open(accessTo(body), null, file())
  try {
    return await readAll(spool)
  } finally {
    await spool.close()
  }
}

test('a large snapshot in pieces of any size is kept in their order', async () => {
  const sizes = [1, 3, 700_000, 2, 1_048_576, 5, 400_000, 400_000, 7]
  const pieces = sizes.map((size, index) => new Uint8Array(size).fill(index + 1))
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  expect((await spoolOf(body)).equals(Buffer.concat(pieces))).toBe(true)
})

test('an answer without a body is an empty snapshot', async () => {
  expect((await spoolOf(null)).length).toBe(0)
})

test('it is read while it still arrives', async () => {
  const { access, put, end } = openBody()
  const spool = await Spool.open(access, null, file())
  const pieces = spool.pieces()
  const long = 'ñ'.repeat(300_000)
  put(long)
  expect(String((await pieces.next()).value)).toBe(long)
  put('fin')
  end()
  expect(String((await pieces.next()).value)).toBe('fin')
  expect((await pieces.next()).done).toBe(true)
  await spool.close()
})

test('the CMS can send all of it although nobody reads', async () => {
  const { access, put, end } = openBody()
  const spool = await Spool.open(access, null, file())
  const block = 'x'.repeat(1_000_000)
  for (let count = 0; count < 20; count++) put(block)
  end()
  expect((await readAll(spool)).length).toBe(20_000_000)
  await spool.close()
})

describe('a spool that is not read to its end', () => {
  test('ends the request and leaves no file', async () => {
    let wasEnded = false
    const fetch: CmsAccess['fetch'] = (_, init) => {
      const start = (controller: ReadableStreamDefaultController) =>
        init?.signal?.addEventListener('abort', () => {
          wasEnded = true
          controller.error(new Error('aborted'))
        })
      return Promise.resolve(new Response(new ReadableStream({ start })))
    }
    const spool = await Spool.open({ ...accessTo(null), fetch }, null, file())
    expect(existsSync(file())).toBe(true)
    await spool.close()
    expect(wasEnded).toBe(true)
    expect(readdirSync(temp.path)).toEqual([])
  })

  test('because the CMS stopped is told of in Spanish', async () => {
    const { access, put, fail } = openBody()
    const spool = await Spool.open(access, null, file())
    put('{"kind":"snapshot"')
    fail(new Error('terminated'))
    const attempt = readAll(spool)
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(
      'La lectura del panel se cortó (terminated). Lo publicado no cambia.',
    )
    await spool.close()
    expect(readdirSync(temp.path)).toEqual([])
  })
})

/** An access that tells of its request's signal. */
function watched(body: BodyInit | null) {
  const signals: (AbortSignal | null | undefined)[] = []
  const fetch: CmsAccess['fetch'] = (_, init) => {
    signals.push(init?.signal)
    return Promise.resolve(new Response(body))
  }
  return { access: { ...accessTo(body), fetch }, signals }
}

test('a fault of the disk is not blamed on the CMS, which need not send on', async () => {
  const { access, signals } = watched('x')
  const attempt = Spool.open(access, null, path.join(temp.path, 'gone', 'snapshot.ndjson'))
  await expect(attempt).rejects.toThrow(/ENOENT/)
  await expect(attempt).rejects.not.toThrow(PublicationError)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})

describe('a CMS that never ends', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is left after five minutes', async () => {
    const { access, signals } = watched('x')
    const spool = await Spool.open(access, null, file())
    vi.advanceTimersByTime(5 * 60_000 - 1)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    vi.advanceTimersByTime(1)
    expect(signals.map((signal) => String(signal?.reason))).toEqual(['Error: pasaron 5 minutos'])
    await spool.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not waited for when what it sent was enough', async () => {
    const spool = await Spool.open(accessTo('x'), null, file())
    await spool.close()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what uses a snapshot', () => {
  const documents = buildDocuments({ store: [buildStore(1), buildStore(2)] })

  test('gets it whole, and the file is gone afterwards', async () => {
    const used = await withSnapshot(
      accessTo(snapshotText(documents, 7)),
      null,
      file(),
      async ({ version, storeLines }) => {
        const lines = []
        for await (const line of storeLines) lines.push(JSON.parse(String(line)) as unknown)
        return { version, lines }
      },
    )
    expect(used).toEqual({
      version: 7,
      lines: documents.store.map((document) => ({ kind: 'store', document })),
    })
    expect(readdirSync(temp.path)).toEqual([])
  })

  test('may fail: the file is gone all the same', async () => {
    const attempt = withSnapshot(accessTo(snapshotText(documents)), null, file(), () =>
      Promise.reject(new Error('no')),
    )
    await expect(attempt).rejects.toThrow('no')
    expect(readdirSync(temp.path)).toEqual([])
  })
})
