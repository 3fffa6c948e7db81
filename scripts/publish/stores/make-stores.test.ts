import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCategory, buildOffer, buildStore } from '../../site/testing/documents.ts'
import {
  catalogue,
  five,
  useStorePublication,
  type PublishedStores,
} from '../testing/store-publication.ts'
import { deleteState } from '../state/state.ts'

const site = useStorePublication()
const { made, publishAll, published, thenPublish } = site

test('stores come by number, and the light list has the same stores', async () => {
  await publishAll(five)
  const { full, light } = published()
  const idsOf = (text: string) => (JSON.parse(text) as { id: number }[]).map(({ id }) => id)
  expect(idsOf(full)).toEqual([1, 3, 5, 7, 9])
  expect(idsOf(light)).toEqual([1, 3, 5, 7, 9])
})

describe('a second publication makes only what changed', () => {
  test('nothing when nothing did', async () => {
    expect(await thenPublish(five)).toEqual([])
  })

  test.each([0, 2, 4])('the store that was edited, number %i of five', async (at) => {
    const edited = five.with(at, { ...buildStore(2 * at + 1), description: 'otra' })
    expect(await thenPublish(edited)).toEqual([2 * at + 1])
  })

  test.each([
    ['first', 2],
    ['in the middle', 6],
    ['last', 10],
  ])('a store that comes %s', async (_, numero) => {
    const before = five.map((store) => ({ ...store, numero: store.numero + 2 }))
    const after = [...before, buildStore(numero)].toSorted((a, b) => a.numero - b.numero)
    expect(await thenPublish(after, before)).toEqual([numero])
  })

  test.each([0, 2, 4])('nothing when a store is gone, number %i of five', async (at) => {
    expect(await thenPublish(five.toSpliced(at, 1))).toEqual([])
  })

  test.each([
    ['the first to the end', 0, 10],
    ['the last to the beginning', 4, 0.5],
    ['one in the middle upwards', 2, 8],
    ['one in the middle downwards', 2, 4],
  ])('the store whose number moved it from %s', async (_, at, to) => {
    // Twice the numbers, so that there is place between any two.
    const before = five.map((store) => ({ ...store, numero: store.numero * 2 }))
    const moved = { ...buildStore(2 * at + 1), numero: to * 2 }
    const after = [...before.toSpliced(at, 1), moved].toSorted((a, b) => a.numero - b.numero)
    expect(await thenPublish(after, before)).toEqual([to * 2])
  })

  test('all of them when what every page is made of changed', async () => {
    await publishAll(five)
    made.length = 0
    await publishAll(five, { context: 'another' })
    expect(made).toEqual([1, 3, 5, 7, 9])
  })

  test('the store whose offer changed', async () => {
    await publishAll(five, { offers: [buildOffer(1, 3)] })
    made.length = 0
    await publishAll(five, { offers: [buildOffer(1, 3, { discount: '2x1' })] })
    expect(made).toEqual([3])
    expect(published().full).toContain('2x1')
  })

  test('the store whose image could not be read: it is tried again', async () => {
    const store = buildStore(3, { image: { name: 'a.png', url: '/uploads/a.png', updatedAt: '' } })
    await publishAll([store], { broken: new Set([3]) })
    made.length = 0
    await publishAll([store])
    expect(made).toEqual([3])
    await publishAll([store])
    expect(made).toEqual([3])
  })
})

test('without the state everything is made again, to the same', async () => {
  await publishAll(five)
  const before = published()
  deleteState(site.root)
  made.length = 0
  await publishAll(five)
  expect(made).toEqual([1, 3, 5, 7, 9])
  expect(published()).toEqual(before)
})

test('entries hold what lists need: names, categories, and the way to the page', async () => {
  const alimentos = buildCategory('Alimentos')
  const first = await publishAll([
    buildStore(1, { categories: [alimentos], subcategories: [buildCategory('Panaderias')] }),
  ])
  const again = await publishAll([
    buildStore(1, { categories: [alimentos], subcategories: [buildCategory('Panaderias')] }),
  ])
  expect(first.entries[0]).toMatchObject({
    id: 1,
    slug: 'comercio-1',
    categories: ['Alimentos'],
    categorySlugs: ['alimentos'],
    subcategories: [{ name: 'Panaderias', slug: 'panaderias' }],
    updatedAt: '2026-01-05T10:00:00.000Z',
  })
  expect(again.entries).toEqual(first.entries)
  expect(made).toEqual([1])
})

test('whatever was published before, the result is that of an empty folder', async () => {
  let runs = 0
  let taken = 0
  await fc.assert(
    fc.asyncProperty(fc.array(catalogue, { minLength: 2, maxLength: 4 }), async (versions) => {
      runs += 1
      const siteDir = site.folder(`grown-${runs}`)
      const fresh = site.folder(`fresh-${runs}`)
      let last: PublishedStores | null = null
      for (const stores of versions) {
        made.length = 0
        last = await publishAll(stores, { siteDir })
      }
      const madeLast = made.splice(0).length
      const alone = await publishAll(versions.at(-1) ?? [], { siteDir: fresh })
      taken += made.length - madeLast
      expect(published(siteDir)).toEqual(published(fresh))
      expect(last?.entries).toEqual(alone.entries)
      expect(last?.problems).toEqual(alone.problems)
      for (const folder of [siteDir, fresh]) rmSync(folder, { recursive: true })
    }),
    { numRuns: 40 },
  )
  expect(taken).toBeGreaterThan(0)
}, 120_000)
