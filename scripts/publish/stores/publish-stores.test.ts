import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { useTempFolder } from '../../test/temp-folder.ts'
import { RecordCheck } from '../checks/check-records.ts'
import { PublicationError, type Problem } from '../problems.ts'
import type { ImageUrls } from '../records/fields.ts'
import { ReleaseDraft } from '../release/release-draft.ts'
import { ReleaseFolder } from '../release/release-folder.ts'
import { inputKey } from '../release/release-hash.ts'
import type { OfferDocument, StoreDocument } from '../snapshot/documents.ts'
import {
  buildCategory,
  buildDocuments,
  buildMedia,
  buildOffer,
  buildPaymentMethod,
  buildStore,
} from '../testing/documents.ts'
import { toStoreLine, withRelated } from '../testing/snapshot-text.ts'
import { UnitPool } from '../units/unit-pool.ts'
import { IndexFile, indexFile, PreviousStores } from './previous-stores.ts'
import { WholeSnapshotNeeded } from './whole-snapshot-needed.ts'
import { publishStores, type PublishedStores } from './publish-stores.ts'
import { StoreRelations } from './store-relations.ts'

const temp = useTempFolder()
let root: string
let made: number[]
beforeEach(() => {
  root = path.join(temp.path, 'site')
  made = []
})

interface Way {
  siteDir?: string
  offers?: readonly OfferDocument[]
  context?: string
  /** Address of every image. */
  address?: string
  /** Numbers of the stores with an image that cannot be read. */
  broken?: ReadonlySet<number>
  /** Numbers of the stores of which a line comes; null for all. */
  changed?: ReadonlySet<number> | null
}

const toLine = (store: StoreDocument): Buffer =>
  Buffer.from(JSON.stringify({ kind: 'store', document: toStoreLine(store) }))

function groupOffers(offers: readonly OfferDocument[]): Map<number, OfferDocument[]> {
  const groups = new Map<number, OfferDocument[]>()
  for (const offer of offers) {
    const numero = offer.store?.numero ?? 0
    groups.set(numero, [...(groups.get(numero) ?? []), offer])
  }
  return groups
}

/** Publishes stores alone: the lists, the units, the index, as a whole publication does. */
async function publishAll(
  stores: readonly StoreDocument[],
  way: Way = {},
): Promise<PublishedStores> {
  const { siteDir = root, offers = [], context = 'c', address = '' } = way
  const { broken = new Set(), changed = null } = way
  const imageUrl: ImageUrls = (media) => (media ? address : '')
  const mayHaveChanged = (numero: number) => changed === null || changed.has(numero)
  const folder = new ReleaseFolder(siteDir)
  const units = new UnitPool(siteDir)
  await folder.removeTemporary()
  await units.removeTemporary()
  const live = folder.live()
  const draft = new ReleaseDraft(folder, units, live)
  const index = new IndexFile(folder.temporaryPath('index'))
  const previous = await PreviousStores.open(
    live ? indexFile(siteDir, live.name) : '',
    live && folder.pathOf(live.name),
  )
  try {
    const result = await publishStores({
      lines: (async function* () {
        for (const store of stores) if (mayHaveChanged(store.numero)) yield toLine(store)
      })(),
      mayHaveChanged,
      isPart: changed !== null,
      previous,
      draft,
      relations: new StoreRelations(withRelated(buildDocuments(), stores), imageUrl),
      offers: groupOffers(offers),
      imageUrl,
      prepareImages: async (uses): Promise<Problem[]> =>
        uses.some(({ record }) => [...broken].some((numero) => record.includes(`n.º ${numero})`)))
          ? [{ record: 'x', field: 'Logo', message: 'rota' }]
          : [],
      check: new RecordCheck(),
      hasUnit: (key) => units.has(key),
      makeUnit: async ({ record, json }) => {
        made.push(record.id)
        const key = inputKey(context, record)
        await units.add(key, new Map([['datos.json', json]]))
        return { key, links: [`/category/${record.id}`], card: null }
      },
      context,
      writeIndex: (line) => index.add(line),
    })
    await units.flush()
    const sequence = await folder.nextSequence()
    const contentId = draft.contentId()
    const name = folder.nameOf(sequence, contentId)
    const files = Object.fromEntries(
      [PUBLIC_FILES.stores, PUBLIC_FILES.lightStores].map((file) => [file, draft.describe(file)]),
    )
    await index.save(indexFile(siteDir, name))
    await draft.goLive({ name, sequence, contentId }, { files } as unknown as PublicationRecord)
    return result
  } finally {
    await previous.close()
    await draft.discard()
    await index.discard()
  }
}

const read = (siteDir: string, name: string) =>
  readFileSync(path.join(siteDir, 'current', name), 'utf8')

/** Everything that visitors get of the stores: both lists, and which page each address leads to. */
const published = (siteDir = root) => ({
  full: read(siteDir, PUBLIC_FILES.stores),
  light: read(siteDir, PUBLIC_FILES.lightStores),
  pages: pagesOf(path.join(siteDir, 'current', 'store')),
})

function pagesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .toSorted()
      .map((slug) => `${slug} ${path.basename(readlinkSync(path.join(folder, slug)))}`)
  } catch {
    return []
  }
}

const five = [1, 3, 5, 7, 9].map((numero) => buildStore(numero))
/** Publishes five stores, then others; tells which pages the second time made. */
async function thenPublish(stores: readonly StoreDocument[], before = five): Promise<number[]> {
  await publishAll(before)
  made.length = 0
  await publishAll(stores)
  const incremental = published()
  const fresh = path.join(temp.path, 'fresh')
  const madeNow = [...made]
  await publishAll(stores, { siteDir: fresh })
  expect(incremental).toEqual(published(fresh))
  return madeNow
}

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

describe('nothing is taken over', () => {
  const everything = [1, 3, 5, 7, 9]
  const liveFile = (name: string) => path.join(root, 'current', name)

  test.each([PUBLIC_FILES.stores, PUBLIC_FILES.lightStores])(
    'from a live release whose %s was touched',
    async (name) => {
      await publishAll(five)
      const before = published()
      writeFileSync(liveFile(name), readFileSync(liveFile(name), 'utf8').replace('1', '2'))
      made.length = 0
      await publishAll(five)
      expect(made).toEqual(everything)
      expect(published()).toEqual(before)
    },
  )

  test('without the index, or without publicacion.json', async () => {
    await publishAll(five)
    const before = published()
    rmSync(path.join(root, 'builds'), { recursive: true })
    made.length = 0
    await publishAll(five)
    expect(made).toEqual(everything)
    rmSync(liveFile('publicacion.json'))
    await publishAll(five)
    expect(made).toEqual([...everything, ...everything])
    expect(published()).toEqual(before)
  })

  test('from the place on where the index is cut', async () => {
    await publishAll(five)
    const before = published()
    const live = new ReleaseFolder(root).live()
    const index = indexFile(root, live?.name ?? '')
    const lines = readFileSync(index, 'utf8').split('\n')
    writeFileSync(index, [...lines.slice(0, 2), lines[2]?.slice(0, 40)].join('\n'))
    made.length = 0
    await publishAll(five)
    expect(made).toEqual([5, 7, 9])
    expect(published()).toEqual(before)
  })

  test('of a store whose page is gone from the disk', async () => {
    await publishAll(five)
    const [page = ''] = published().pages
    rmSync(path.join(root, 'units', page.split(' ')[1] ?? 'none'), { recursive: true })
    made.length = 0
    await publishAll(five)
    expect(made).toEqual([1])
  })
})

describe('stores that cannot be published', () => {
  test('are left out and told of, also when they were taken over before', async () => {
    const twins = [buildStore(1), buildStore(2, { slug: 'comercio-1' }), buildStore(3)]
    for (let time = 1; time <= 2; time++) {
      const { problems, entries } = await publishAll(twins)
      expect(problems.map(({ field }) => field)).toEqual(['Dirección en el sitio'])
      expect(entries.map(({ id }) => id)).toEqual([1, 3])
    }
  })

  test('are all told of, whatever is wrong with them', async () => {
    const { problems, entries } = await publishAll([
      buildStore(1, { whatsapp: '107' }),
      { ...buildStore(2), isActive: 1 } as unknown as StoreDocument,
      buildStore(3),
    ])
    expect(problems.map(({ record }) => record)).toEqual([
      'Comercio «Comercio 1» (n.º 1)',
      'Comercio «Comercio 2» (n.º 2)',
    ])
    expect(entries.map(({ id }) => id)).toEqual([3])
  })

  test('cost no other store: an offer that cannot be published is not the store’s fault', async () => {
    const offers = [buildOffer(1, 1, { name: '' }), buildOffer(2, 1)]
    const { entries } = await publishAll([buildStore(1)], { offers })
    expect(entries.map(({ id }) => id)).toEqual([1])
    const [store] = JSON.parse(published().full) as { ofertas: { id: number }[] }[]
    expect(store?.ofertas.map(({ id }) => id)).toEqual([2])
  })

  test('in another order than that of their numbers stop the publication', async () => {
    await expect(publishAll(five.toReversed())).rejects.toThrow(PublicationError)
    await publishAll(five)
    await expect(publishAll(five.toReversed())).rejects.toThrow(/no vienen por número/)
  })
})

describe('what stores are made with', () => {
  const food = buildCategory('Alimentos', { icon: buildMedia('alimentos.png') })
  const cars = buildCategory('Autos')
  const visa = buildPaymentMethod('Visa', 'credito')
  const stores = (alimentos = food, pago = visa) => [
    buildStore(1, { categories: [alimentos, cars] }),
    buildStore(3, { subcategories: [alimentos] }),
    buildStore(5, { categories: [cars], paymentMethods: [pago] }),
    buildStore(7, { categories: [cars] }),
  ]
  const icon = '/media/0123456789abcdef-icon-96.webp'

  test.each<[string, StoreDocument[], number[]]>([
    ['the name of a category', stores({ ...food, name: 'Comida' }), [1, 3]],
    ['the address of a category', stores({ ...food, slug: 'comida' }), [1, 3]],
    ['the group of a payment method', stores(food, { ...visa, group: 'debito' }), [5]],
    ['the logo of a payment method', stores(food, { ...visa, logo: buildMedia('v.png') }), [5]],
  ])('changes those stores that name it: %s', async (_, changed, expected) => {
    await publishAll(stores(), { address: icon })
    made.length = 0
    const way = { address: icon, changed: new Set<number>() }
    await expect(publishAll(changed, way)).rejects.toThrow(WholeSnapshotNeeded)
    made.length = 0
    await publishAll(changed, { address: icon })
    expect(made).toEqual(expected)
    const fresh = path.join(temp.path, 'fresh')
    await publishAll(changed, { address: icon, siteDir: fresh })
    expect(published()).toEqual(published(fresh))
  })

  test('changes them when its image can be read at last', async () => {
    await publishAll(stores())
    made.length = 0
    await publishAll(stores(), { address: icon })
    expect(made).toEqual([1, 3])
  })

  test('is left out of a store when it was left out itself', async () => {
    const relations = new StoreRelations(buildDocuments({ category: [cars] }), () => '')
    const [store] = stores()
    if (!store) throw new Error('there is no store')
    expect(relations.resolve(toStoreLine(store)).categories).toEqual([cars])
  })
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
  expect([first.made, again.made]).toEqual([1, 0])
})

/** A store as it mostly is, or changed in what collides with others, comes back and moves. */
const anyStore = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      {
        weight: 2,
        arbitrary: fc.record({
          slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'MAL'),
          description: fc.constantFrom('uno', 'dos'),
        }),
      },
    ),
  )
  .map(([numero, change]) => buildStore(numero, change ?? {}))

const catalogue = fc
  .array(anyStore, { minLength: 2, maxLength: 8 })
  .map((stores) => stores.toSorted((a, b) => a.numero - b.numero))

test('whatever was published before, the result is that of an empty folder', async () => {
  let runs = 0
  let taken = 0
  await fc.assert(
    fc.asyncProperty(fc.array(catalogue, { minLength: 2, maxLength: 4 }), async (versions) => {
      runs += 1
      const siteDir = path.join(temp.path, `grown-${runs}`)
      const fresh = path.join(temp.path, `fresh-${runs}`)
      let last: PublishedStores | null = null
      for (const stores of versions) last = await publishAll(stores, { siteDir })
      const alone = await publishAll(versions.at(-1) ?? [], { siteDir: fresh })
      taken += alone.made - (last?.made ?? 0)
      expect(published(siteDir)).toEqual(published(fresh))
      expect(last?.entries).toEqual(alone.entries)
      expect(last?.problems).toEqual(alone.problems)
      for (const folder of [siteDir, fresh]) rmSync(folder, { recursive: true })
    }),
    { numRuns: 40 },
  )
  expect(taken).toBeGreaterThan(0)
}, 120_000)

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
    const fresh = path.join(temp.path, 'fresh')
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
    const units = new UnitPool(root)
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
      const siteDir = path.join(temp.path, `parts-${runs}`)
      const fresh = path.join(temp.path, `whole-${runs}`)
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
