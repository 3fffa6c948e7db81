import { rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoreDocument } from '../../site/documents.ts'
import { buildMedia, buildOffer, buildStore } from '../../site/testing/documents.ts'
import {
  catalogue,
  five,
  toLine,
  useStorePublication,
  type PublishedStores,
  type Way,
} from '../testing/store-publication.ts'

const site = useStorePublication()
const { made, publishAll, published } = site

/** Numbers of the stores that differ. */
function differing(before: readonly StoreDocument[], after: readonly StoreDocument[]): number[] {
  const lines = (stores: readonly StoreDocument[]) => {
    const byNumber = new Map<number, string>()
    for (const store of stores) {
      byNumber.set(store.numero, `${byNumber.get(store.numero) ?? ''}${String(toLine(store))}`)
    }
    return byNumber
  }
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

  test.each<[string, Way, number[]]>([
    ['what every page is made of', { context: 'other' }, [1, 3, 5, 7, 9]],
    ['the offer of a store', { offers: [buildOffer(1, 7)] }, [7]],
  ])('others are made from their rows when %s changed', async (_, way, expected) => {
    await publishAll(five)
    made.length = 0
    await publishAll(five, { ...way, changed: new Set([3]) })
    expect(made.toSorted()).toEqual(expected)
    const fresh = site.folder('fresh')
    await publishAll(five, { ...way, siteDir: fresh })
    expect(published()).toEqual(published(fresh))
  })

  test('and those whose page is gone from the disk', async () => {
    await publishAll(five)
    const before = published()
    const [first = ''] = before.pages
    rmSync(path.join(site.root, 'pages', first.split(' ')[1] ?? 'none'), { recursive: true })
    made.length = 0
    await publishAll(five, { changed: new Set() })
    expect(made).toEqual([1])
    expect(published()).toEqual(before)
  })
})

describe('the next publication sees again', () => {
  test('a store that was left out, and one whose image was broken', async () => {
    const wrong = [
      buildStore(1, { whatsapp: '107' }),
      buildStore(3),
      buildStore(5, { logo: buildMedia('foto') }),
    ]
    await publishAll(wrong, { broken: new Set([5]) })
    made.length = 0
    const second = await publishAll(wrong, { changed: new Set() })
    expect(second.problems.map(({ record }) => record)).toEqual(['Comercio «Comercio 1» (n.º 1)'])
    expect(made).toEqual([5])
  })

  test('a store that lost its address to another one, which gives it back', async () => {
    const [first, second] = [buildStore(1), buildStore(3)]
    await publishAll([first, second])
    const taking = [buildStore(1, { slug: second.slug }), second]
    const taken = await publishAll(taking, { changed: new Set([1]) })
    expect(taken.entries.map(({ id }) => id)).toEqual([1])
    expect(taken.problems).toHaveLength(1)
    const back = await publishAll([first, second], { changed: new Set([1]) })
    expect(back.entries.map(({ id }) => id)).toEqual([1, 3])
    expect(back.problems).toEqual([])
  })
})

test('whoever is told of changes only publishes what a whole snapshot would', async () => {
  let runs = 0
  let parts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(catalogue, { minLength: 2, maxLength: 5 }), async (versions) => {
      runs += 1
      const siteDir = site.folder(`parts-${runs}`)
      const fresh = site.folder(`whole-${runs}`)
      let before: readonly StoreDocument[] = []
      let last: PublishedStores | null = null
      for (const stores of versions) {
        const changed = last && new Set(differing(before, stores))
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
