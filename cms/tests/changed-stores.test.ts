import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type AdminClient, type Fields, type Type } from './support/admin-client.ts'
import { makeImage } from './support/images.ts'
import { importerOf } from './support/import-client.ts'
import { neededFields } from './support/needed-fields.ts'
import { readSnapshot, readVersion, type Line } from './support/snapshot.ts'
import { startCms, type Cms } from './support/start-cms.ts'
import { changeFile, deleteFile, upload } from './support/upload.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

interface Snapshot {
  version: number
  token: string
  /** Numbers of the stores that may have changed; null when all are sent. */
  changed: number[] | null
  /** Number of a store → its line. */
  stores: Map<number, string>
  /** Lines that are no store's. */
  others: string[]
}

const isStore = ({ kind }: Line) => kind === 'store'

async function read(query = ''): Promise<Snapshot> {
  const [first, ...lines] = await readSnapshot(cms, query)
  const { version, token, changed } = first?.document as unknown as Snapshot
  const stores = lines
    .filter(isStore)
    .map(({ document }) => [Number(document.numero), JSON.stringify(document)] as const)
  // A store that came twice would be hidden by the other one.
  expect(new Set(stores.map(([numero]) => numero)).size).toBe(stores.length)
  const others = lines.filter((line) => !isStore(line) && line.kind !== 'end')
  expect(lines.at(-1)).toEqual({ kind: 'end', document: { documents: lines.length - 1 } })
  return {
    version,
    token,
    changed,
    stores: new Map(stores),
    others: others.map((line) => JSON.stringify(line)),
  }
}

const readSince = ({ version, token }: Snapshot) => read(`?since=${version}&token=${token}`)

/** Numbers of the stores in which two whole snapshots differ. */
function difference(before: Snapshot, after: Snapshot): number[] {
  const numbers = new Set([...before.stores.keys(), ...after.stores.keys()])
  return [...numbers].filter((one) => before.stores.get(one) !== after.stores.get(one))
}

/** What a reader of `before` ends up with, when it is told only what changed since. */
async function follow(before: Snapshot): Promise<Snapshot> {
  const part = await readSince(before)
  if (part.changed === null) return part
  expect([...part.stores.keys()].filter((one) => !part.changed?.includes(one))).toEqual([])
  const stores = new Map(before.stores)
  for (const numero of part.changed) stores.delete(numero)
  for (const [numero, line] of part.stores) stores.set(numero, line)
  return { ...part, stores }
}

async function expectFollowed(before: Snapshot): Promise<void> {
  const [followed, whole] = [await follow(before), await read()]
  expect(difference(followed, whole)).toEqual([])
  expect(followed.others).toEqual(whole.others)
  expect([followed.version, followed.token]).toEqual([whole.version, whole.token])
}

/** Makes a change and tells which stores a reader is sent after it; null for all. */
async function sentAfter(change: () => Promise<unknown>): Promise<number[] | null> {
  const before = await read()
  await change()
  await expectFollowed(before)
  return (await readSince(before)).changed
}

let made = 0
const newStore = async (name: string) => {
  const fields = { name: `${name} ${(made += 1)}` }
  const { documentId } = await staff.createAndPublish('store', fields)
  const { numero } = await staff.read('store', documentId)
  return { documentId, numero: Number(numero) }
}

describe('of the stores, a reader is sent only the one', () => {
  test('that was made, saved, published again, unpublished or deleted', async () => {
    let store = { documentId: '', numero: 0 }
    const sent = await sentAfter(async () => (store = await newStore('Nuevo')))
    const { documentId, numero } = store
    expect(sent).toEqual([numero])
    const steps = [
      () => staff.update('store', documentId, { name: 'Borrador' }),
      () => staff.discard('store', documentId),
      () => staff.publish('store', documentId, { name: 'Otro nombre' }),
      () =>
        staff.publish('store', documentId, {
          name: 'Completo',
          location: { lat: -29.1, lng: -59.2 },
          social: { instagram: 'https://instagram.com/x' },
          hours: { monday: { mode: 'closed' } },
        }),
      () => staff.unpublish('store', documentId),
      () => staff.publish('store', documentId),
      () => staff.remove('store', documentId),
    ]
    for (const step of steps) expect(await sentAfter(step)).toEqual([numero])
    expect((await read()).stores.has(numero)).toBe(false)
  })

  test('that was given a category, a new photo and no photo again', async () => {
    const { documentId: category } = await staff.createAndPublish('category', { name: 'Kioscos' })
    const { documentId, numero } = await newStore('Con foto')
    const connect = [{ documentId: category }]
    const give = () => staff.publish('store', documentId, { categories: { connect } })
    expect(await sentAfter(give)).toEqual([numero])
    const illustrate = async () => {
      const { id } = await upload(cms, staff, await makeImage('png', 61))
      await staff.publish('store', documentId, { image: id })
    }
    expect(await sentAfter(illustrate)).toEqual([numero])
    const bare = () => staff.publish('store', documentId, { image: null })
    expect(await sentAfter(bare)).toEqual([numero])
  })

  test('that had the address before which another one takes', async () => {
    const first = await newStore('Mudado')
    const left = { name: 'Mudado', slug: 'se-mudo' }
    await staff.publish('store', first.documentId, left)
    await staff.publish('store', first.documentId, { ...left, slug: 'a-la-vuelta' })
    const second = await newStore('Inquilino')
    const take = () => staff.publish('store', second.documentId, { slug: 'se-mudo' })
    expect(await sentAfter(take)).toEqual([first.numero, second.numero])
  })

  test('and none when a professional, or a useful contact, changes', async () => {
    const TYPES: [Type, Fields][] = [
      ['professional', { name: 'Ana' }],
      ['usefulContactCategory', { title: 'Teléfonos' }],
    ]
    for (const [type, fields] of TYPES) {
      let id = ''
      const all = { ...fields, ...(await neededFields(staff, type)) }
      const create = async () => (id = (await staff.createAndPublish(type, all)).documentId)
      expect(await sentAfter(create)).toEqual([])
      expect(await sentAfter(() => staff.remove(type, id))).toEqual([])
    }
  })
})

/** Writes down one change for each store of these numbers. */
async function noteChanges(numbers: readonly number[]): Promise<void> {
  const version = await readVersion(cms)
  const rows = numbers.map((numero, index) => `(${version + index + 1}, 'x', 'store', ${numero})`)
  await cms.database.change(
    `INSERT INTO publication_changes (version, token, touched, numero) VALUES ${rows.join(', ')};
     UPDATE publication_states SET version = version + ${rows.length}`,
  )
}

test('stores by the hundred are sent once each', async () => {
  const numbers = Array.from({ length: 230 }, (_, index) => 500_001 + index)
  const rows = numbers.map(
    (numero) =>
      `('muchos${numero}', ${numero}, 'muchos-${numero}', 'Muchos ${numero}', '2026-03-01', '2026-03-01')`,
  )
  await cms.database.change(
    `INSERT INTO stores (document_id, numero, slug, name, published_at, updated_at)
     VALUES ${rows.join(', ')}`,
  )
  const before = await read()
  await noteChanges(numbers)
  const part = await readSince(before)
  expect([part.changed, [...part.stores.keys()]]).toEqual([numbers, numbers])
  await cms.database.change(`DELETE FROM stores WHERE numero > 500000`)
})

describe('everything is sent', () => {
  test('when something that many stores are made of changes', async () => {
    const { documentId: category } = await staff.createAndPublish('category', { name: 'Bares' })
    const { documentId: store } = await newStore('De bares')
    const connect = [{ documentId: category }]
    await staff.publish('store', store, { categories: { connect } })
    const image = await upload(cms, staff, await makeImage('png', 62))
    await staff.publish('store', store, { image: image.id })
    // What is shown or named cannot be deleted.
    const { documentId: unused } = await staff.createAndPublish('category', { name: 'Sin uso' })
    const spare = await upload(cms, staff, await makeImage('png', 66))
    const offer = { name: 'Oferta', kind: 'oferta', store: { connect: [{ documentId: store }] } }
    const steps = [
      () => staff.publish('category', category, { name: 'Bares y pubs' }),
      () => staff.unpublish('category', category),
      () => staff.remove('category', unused),
      () => staff.createAndPublish('offer', offer),
      () => staff.publish('siteSetting', '', { name: 'Guía' }),
      () => changeFile(cms, staff, image.id, { name: 'otro.png' }),
      () => deleteFile(cms, staff, spare.id),
    ]
    for (const step of steps) expect(await sentAfter(step)).toBeNull()
  })

  test.each([
    ['nothing is known', ''],
    ['the version is not one of this database', '?since=999999999&token=x'],
    ['the version was another one', '?since=1&token=00000000-0000-4000-8000-000000000000'],
    ['it cannot be read', '?since=x&token=x'],
  ])('when %s', async (_, query) => {
    await newStore('Uno más')
    const part = await read(query)
    expect(part.changed).toBeNull()
    expect(part.stores).toEqual((await read()).stores)
  })

  test('when more than 500 stores changed', async () => {
    const before = await read()
    const numbers = Array.from({ length: 501 }, (_, index) => 100_001 + index)
    await noteChanges(numbers.slice(0, 500))
    expect((await readSince(before)).changed).toHaveLength(500)
    await noteChanges(numbers.slice(500))
    expect((await readSince(before)).changed).toBeNull()
  })

  test('when the version is thousands of changes old: those are forgotten', async () => {
    const { version } = await read()
    const late = Math.ceil((version + 6_000) / 500) * 500 - 1
    await cms.database.change(`UPDATE publication_states SET version = ${late}`)
    await newStore('Mucho después')
    const [{ oldest } = { oldest: 0 }] = await cms.database.read<{ oldest: number | string }>(
      'SELECT min(version) AS oldest FROM publication_changes',
    )
    expect(Number(oldest)).toBeGreaterThan(version)
  })

  test('when a step in between is not written down', async () => {
    const before = await read()
    await newStore('Con hueco')
    expect((await readSince(before)).changed).not.toBeNull()
    await cms.database.change(
      `DELETE FROM publication_changes WHERE version = ${String(before.version + 1)}`,
    )
    expect((await readSince(before)).changed).toBeNull()
  })

  test('when an older copy of the database was put back and worked on', async () => {
    const before = await read()
    await newStore('Perdido')
    const lost = await read()
    const behind = `version > ${String(before.version)}`
    await cms.database.change(`DELETE FROM publication_changes WHERE ${behind}`)
    await cms.database.change(`UPDATE publication_states SET version = ${String(before.version)}`)
    while ((await readVersion(cms)) <= lost.version) await newStore('Después')
    expect((await readSince(lost)).changed).toBeNull()
    expect((await readSince(before)).changed).not.toBeNull()
  })
})

/** Random numbers that are the same in every run. */
function createChance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

test('whatever staff and the importer do, who is told of changes has what is published', async () => {
  const chance = createChance(4)
  const pick = <T>(list: readonly T[]): T => list[chance(list.length)] as T
  const shared: { type: Type; id: string }[] = []
  for (const [type, fields] of [
    ['category', { name: 'Uno' }],
    ['subcategory', { name: 'Dos' }],
    ['paymentMethod', { name: 'Tres', group: 'otros' }],
  ] as [Type, Fields][]) {
    shared.push({ type, id: (await staff.createAndPublish(type, fields)).documentId })
  }
  const image = await upload(cms, staff, await makeImage('png', 63))
  const stores = [await newStore('A'), await newStore('B'), await newStore('C')]
  const ids = () => stores.map(({ documentId }) => documentId)
  const RELATIONS = ['categories', 'subcategories', 'paymentMethods']
  const relate = () => {
    const index = chance(3)
    const id = shared[index]?.id ?? ''
    return { [RELATIONS[index] ?? '']: { [pick(['connect', 'disconnect'])]: [{ documentId: id }] } }
  }
  const ACTIONS: [string, () => Promise<unknown>][] = [
    ['create', async () => stores.push(await newStore(`Nuevo ${chance(1_000)}`))],
    ['edit', () => staff.tryPublish('store', pick(ids()), { name: `Otro ${chance(1_000)}` })],
    ['relate', () => staff.tryPublish('store', pick(ids()), relate())],
    ['illustrate', () => staff.tryPublish('store', pick(ids()), { image: image.id })],
    ['save', () => staff.tryUpdate('store', pick(ids()), { name: `Borrador ${chance(1_000)}` })],
    ['unpublish', () => staff.unpublish('store', pick(ids()))],
    ['discard', () => staff.discard('store', pick(ids()))],
    ['bulk publish', () => staff.bulkPublish('store', ids().slice(-3))],
    ['bulk unpublish', () => staff.bulkUnpublish('store', ids().slice(-2))],
    ['bulk delete', () => staff.bulkDelete('store', ids().slice(0, 1))],
    ['clone', () => staff.tryClone('store', pick(ids()), { name: `Copia ${chance(1_000)}` })],
    ['import', () => importerOf(cms).put('store', `k${chance(3)}`, { name: `I ${chance(1_000)}` })],
    ['rename', () => staff.tryPublish(pick(shared).type, pick(shared).id, { name: 'Renombrado' })],
    ['replace', () => changeFile(cms, staff, image.id, { name: `foto-${chance(1_000)}.png` })],
  ]
  let single = 0
  for (let step = 0; step < 40; step += 1) {
    const before = await read()
    for (let count = chance(2); count >= 0; count -= 1) await pick(ACTIONS)[1]()
    await expectFollowed(before)
    if ((await readSince(before)).changed !== null) single += 1
  }
  expect(single).toBeGreaterThan(11)
}, 120_000)
