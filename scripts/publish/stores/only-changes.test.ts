import { readdirSync, rmSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoreDocument } from '../../site/documents.ts'
import { buildMedia, buildOffer, buildStore } from '../../site/testing/documents.ts'
import {
  catalogue,
  five,
  toLine,
  useStorePublication,
  type Way,
} from '../testing/store-publication.ts'
import { UnitPool } from '../units/unit-pool.ts'
import type { PublishedStores } from './publish-stores.ts'
import { WholeSnapshotNeeded } from './whole-snapshot-needed.ts'

const site = useStorePublication()
const { made, publishAll, published } = site

/** Numbers of the stores that differ. */
function differing(before: readonly StoreDocument[], after: readonly StoreDocument[]): number[] {
  const lines = (stores: readonly StoreDocument[]) =>
    new Map(stores.map((store) => [store.numero, String(toLine(store))]))
  const [old, now] = [lines(before), lines(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((one) => old.get(one) !== now.get(one))
}

describe('when only changes come', () => {
  test.each([
    ['the first', 0],
    ['one in the middle', 2],
    ['the last', 4],
  ])('%s is made, and the others stay', async (_, at) => {
    const edited = five.with(at, { ...buildStore(2 * at + 1), description: 'otra' })
    await publishAll(five)
    made.length = 0
    await publishAll(edited, { changed: new Set([2 * at + 1]) })
    expect(made).toEqual([2 * at + 1])
    const fresh = site.folder('fresh')
    await publishAll(edited, { siteDir: fresh })
    expect(published()).toEqual(published(fresh))
  })

  test('a store of which no line comes although it changed is gone', async () => {
    await publishAll(five)
    const { entries } = await publishAll(five.toSpliced(2, 1), { changed: new Set([5]) })
    expect(entries.map(({ id }) => id)).toEqual([1, 3, 7, 9])
  })

  test('a store that was saved and not changed is not made', async () => {
    await publishAll(five)
    made.length = 0
    await publishAll(five, { changed: new Set([5, 9]) })
    expect(made).toEqual([])
  })

  test.each<[string, Way]>([
    ['what every page is made of', { context: 'other' }],
    ['the offer of a store', { offers: [buildOffer(1, 7)] }],
  ])('everything is needed when %s changed', async (_, way) => {
    await publishAll(five)
    const before = published()
    const attempt = publishAll(five, { ...way, changed: new Set([3]) })
    await expect(attempt).rejects.toThrow(WholeSnapshotNeeded)
    expect(published()).toEqual(before)
  })

  test('everything is needed when the page of a store is gone', async () => {
    await publishAll(five)
    const units = new UnitPool(site.root)
    for (const key of readdirSync(units.folder)) rmSync(units.pathOf(key), { recursive: true })
    const attempt = publishAll(five, { changed: new Set() })
    await expect(attempt).rejects.toThrow(WholeSnapshotNeeded)
  })
})

describe('the next publication sees again', () => {
  test('a store that was left out, and one whose image was broken', async () => {
    const photo = buildMedia('foto')
    const wrong = [
      buildStore(1, { whatsapp: '107' }),
      buildStore(3),
      buildStore(5, { logo: photo }),
    ]
    const first = await publishAll(wrong, { broken: new Set([5]) })
    expect([first.again, first.isAgainComplete]).toEqual([[1, 5], true])
    const second = await publishAll(wrong, { changed: new Set(first.again) })
    expect(second.problems.map(({ record }) => record)).toEqual(['Comercio «Comercio 1» (n.º 1)'])
    expect([second.again, second.made]).toEqual([[1], 1])
  })

  test('everything, when a store is there that cannot be read', async () => {
    const unreadable = { ...buildStore(2), isActive: 1 } as unknown as StoreDocument
    expect((await publishAll([unreadable])).isAgainComplete).toBe(false)
  })

  test('a store that lost its address to another one', async () => {
    const [first, second] = [buildStore(1), buildStore(3)]
    await publishAll([first, second])
    const taking = [buildStore(1, { slug: second.slug }), second]
    const result = await publishAll(taking, { changed: new Set([1]) })
    expect([result.entries.map(({ id }) => id), result.again]).toEqual([[1], [3]])
  })
})

test('whoever is told of changes only publishes what a whole snapshot would', async () => {
  let runs = 0
  let parts = 0
  /** The CMS lets no two stores have one number. */
  const distinct = catalogue.map((stores) => [
    ...new Map(stores.map((store) => [store.numero, store])).values(),
  ])
  await fc.assert(
    fc.asyncProperty(fc.array(distinct, { minLength: 2, maxLength: 5 }), async (versions) => {
      runs += 1
      const siteDir = site.folder(`parts-${runs}`)
      const fresh = site.folder(`whole-${runs}`)
      let before: readonly StoreDocument[] = []
      let last: PublishedStores | null = null
      for (const stores of versions) {
        const changed = last && new Set([...differing(before, stores), ...last.again])
        if (changed) parts += 1
        last = await publishAll(stores, { siteDir, changed })
        before = stores
      }
      const alone = await publishAll(before, { siteDir: fresh })
      expect(published(siteDir)).toEqual(published(fresh))
      expect(last?.entries).toEqual(alone.entries)
      expect(last?.problems).toEqual(alone.problems)
      for (const folder of [siteDir, fresh]) rmSync(folder, { recursive: true })
    }),
    { numRuns: 60 },
  )
  expect(parts).toBeGreaterThan(0)
}, 120_000)
