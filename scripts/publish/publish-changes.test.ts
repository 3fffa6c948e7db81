import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test, vi } from 'vitest'
import { publish, type PublishResult } from './publish.ts'
import { listReleases } from './release/list-releases.ts'
import type { StoreDocument } from '../site/documents.ts'
import { buildSite } from '../site/testing/documents.ts'
import { describeFolder } from './testing/folder-hash.ts'
import { deleteState, STATE_FILE } from './state/state.ts'
import { usePublisher } from './testing/publisher.ts'
import { findLiveFault } from './testing/read-release.ts'

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const renderedStores = () => site.rendered.filter((page) => page.startsWith('/store/'))
const isSnapshot = (asked: string) => asked.startsWith('/api/publication/snapshot')

/** Publishes what changed; tells how often the CMS was asked for changes and for everything. */
async function publishChanges(): Promise<{ result: PublishResult; asked: string[] }> {
  site.cms.asked.length = 0
  site.rendered.length = 0
  const result = await publish({ ...site.options, onlyChanges: true })
  const asked = site.cms.asked
    .filter(isSnapshot)
    .map((one) => (one.includes('since=') ? 'changes' : 'everything'))
  return { result, asked }
}

/** The bytes of the live release are those of a publication of everything to an empty folder. */
async function expectWhole(): Promise<void> {
  const fresh = { ...site.options, siteDir: site.beside('fresh') }
  rmSync(fresh.siteDir, { recursive: true, force: true })
  await publish(fresh)
  // The pool of images keeps those of older releases.
  const filesOf = (folder: string) =>
    Object.entries(describeFolder(folder)).filter(
      ([name]) => !/^(\.cambios|publicacion|media)/.test(name),
    )
  expect(filesOf(site.live)).toEqual(filesOf(path.join(fresh.siteDir, 'current')))
  expect(findLiveFault(site.siteDir)).toBe('')
}

function changeStore(at: number, change: Partial<StoreDocument>): void {
  const { documents } = site.cms
  const store = documents.store.map((one, index) => (index === at ? { ...one, ...change } : one))
  site.cms.documents = { ...documents, store }
  site.cms.version += 1
}

const stateFile = () => path.join(site.siteDir, STATE_FILE)

function inState(sql: string): void {
  const state = new Database(stateFile())
  state.exec(sql)
  state.close()
}

describe('after an edit', () => {
  test('the CMS is asked for what changed, and all of the release is right', async () => {
    await publish(site.options)
    changeStore(1, { description: 'Recién horneado.' })
    const { result, asked } = await publishChanges()
    expect(asked).toEqual(['changes'])
    expect(result).toMatchObject({ outcome: 'published', version: 2 })
    expect(renderedStores()).toHaveLength(1)
    const [latest, first] = await listReleases(site.siteDir)
    const edited = { count: 1, names: [site.cms.documents.store[1]?.name] }
    const nothing = { count: 0, names: [] }
    expect(latest?.changes).toEqual({ added: nothing, changed: edited, removed: nothing })
    expect(first).not.toHaveProperty('changes')
    await expectWhole()
  })

  test('of a store that came, went and moved, again and again, it stays right', async () => {
    await publish(site.options)
    const [first] = site.cms.documents.store
    if (!first) throw new Error('the sample has no store')
    const steps: (() => void)[] = [
      () => changeStore(0, { slug: 'otra-direccion', previousSlugs: [first.slug] }),
      () => {
        const { documents } = site.cms
        site.cms.documents = { ...documents, store: documents.store.slice(0, -1) }
      },
      () => {
        const { documents } = site.cms
        const store = [...documents.store, { ...first, numero: 90, slug: 'nuevo', name: 'Nuevo' }]
        site.cms.documents = { ...documents, store }
      },
      () => changeStore(0, { categories: [] }),
    ]
    for (const step of steps) {
      step()
      expect((await publishChanges()).asked).toEqual(['changes'])
      await expectWhole()
    }
  })

  test('that changes nothing in what visitors see, nothing is published', async () => {
    const { release } = await publish(site.options)
    site.cms.version += 1
    const { result } = await publishChanges()
    expect(result).toMatchObject({ outcome: 'unchanged', release, version: 2 })
  })
})

test('what every page is made of changed: the changes are enough', async () => {
  await publish(site.options)
  site.cms.documents = {
    ...site.cms.documents,
    'site-setting': [buildSite({ name: 'Otro nombre' })],
  }
  const { result, asked } = await publishChanges()
  expect(asked).toEqual(['changes'])
  expect(result.outcome).toBe('published')
  await expectWhole()
  const left = readdirSync(path.join(site.siteDir, 'releases'))
  expect(left.filter((name) => name.startsWith('.'))).toEqual([])
})

describe('everything is read', () => {
  test('when nothing was published yet', async () => {
    expect((await publishChanges()).asked).toEqual(['everything'])
    await expectWhole()
  })

  test.each([
    ['is gone', () => deleteState(site.siteDir)],
    ['is no database', () => writeFileSync(stateFile(), 'nada')],
    ['lost its end', () => truncateSync(stateFile(), 8_192)],
    ['is of another version', () => inState('PRAGMA user_version = 99')],
    ['lost a table', () => inState('DROP TABLE page')],
  ])('when the publisher’s memory %s', async (_, damage) => {
    await publish(site.options)
    damage()
    changeStore(0, { description: 'Otra.' })
    const { result, asked } = await publishChanges()
    expect(asked.at(-1)).toBe('everything')
    expect(result).toMatchObject({ outcome: 'published', problems: [] })
    await expectWhole()
  })

  test('when another hand changed what it remembers of a store', async () => {
    await publish(site.options)
    inState(`UPDATE store SET record = replace(record, '"id":1', '"id":7')`)
    changeStore(1, { description: 'Otra.' })
    expect((await publishChanges()).asked).toEqual(['changes', 'everything'])
    await expectWhole()
  })

  test('when the CMS does not know the version: it sends all, and that is enough', async () => {
    await publish(site.options)
    site.cms.sent.clear()
    changeStore(0, { description: 'Otra.' })
    const { asked } = await publishChanges()
    expect(asked).toEqual(['changes'])
    expect(renderedStores()).toHaveLength(1)
    await expectWhole()
  })

  test('by the command, which knows nothing of changes', async () => {
    await publish(site.options)
    site.cms.asked.length = 0
    await publish(site.options)
    expect(site.cms.asked.filter(isSnapshot)).toEqual(['/api/publication/snapshot'])
  })
})

test('a store that is left out is told of by each publication until it is mended', async () => {
  changeStore(0, { whatsapp: '107' })
  const first = await publish(site.options)
  expect(first.problems).toHaveLength(1)
  changeStore(1, { description: 'Otra.' })
  const { result: second } = await publishChanges()
  expect(second.problems).toEqual(first.problems)
  changeStore(0, { whatsapp: null })
  const { result: third, asked } = await publishChanges()
  expect([third.problems, asked]).toEqual([[], ['changes']])
  await expectWhole()
})
