import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type AdminClient, type Fields, type Type } from './support/admin-client.ts'
import { categoriesOf, published } from './support/snapshot.ts'
import { startCms, type Cms } from './support/start-cms.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

let serial = 0
const nameOf = (type: Type) => `${type} ${(serial += 1)}`

async function newDocument(type: Type, fields: Fields = {}) {
  const name = nameOf(type)
  const { documentId, numero } = await staff.createAndPublish(type, { name, ...fields })
  return { id: documentId, name, numero }
}

const to = (...documents: { id: string }[]) => ({
  set: documents.map(({ id: documentId }) => ({ documentId })),
})

const newOffer = (store: { id: string }) =>
  newDocument('offer', { kind: 'oferta', store: to(store) })

/** What the site is told of a published document. */
async function shown(type: Type, { id }: { id: string }) {
  return (await published(cms, type)).find(({ documentId }) => documentId === id)
}

/** Names that the panel lists at a relation of a draft. */
async function listed(type: Type, { id }: { id: string }, field: string): Promise<unknown[]> {
  const uid = `api::${type}.${type}`
  const { body } = await staff.get(`/content-manager/relations/${uid}/${id}/${field}?status=draft`)
  return (body.results as unknown as { name: string }[]).map(({ name }) => name)
}

describe('publishing a document', () => {
  test('does not move an offer whose draft names another store', async () => {
    const [before, after] = [await newDocument('store'), await newDocument('store')]
    const offer = await newOffer(before)
    await staff.update('offer', offer.id, { store: to(after) })
    await staff.publish('store', before.id, { description: 'Otra' })
    expect(await shown('offer', offer)).toMatchObject({ store: { numero: before.numero } })
    await staff.publish('store', after.id, { description: 'Otra' })
    expect(await shown('offer', offer)).toMatchObject({ store: { numero: before.numero } })
    await staff.publish('offer', offer.id)
    expect(await shown('offer', offer)).toMatchObject({ store: { numero: after.numero } })
    await staff.publish('store', before.id, { description: 'Y otra' })
    expect(await shown('offer', offer)).toMatchObject({ store: { numero: after.numero } })
  })

  test('does not show what the draft of a store says of its categories', async () => {
    const [kept, added] = [await newDocument('category'), await newDocument('category')]
    const store = await newDocument('store', { categories: to(kept) })
    await staff.update('store', store.id, { categories: to(added) })
    for (const category of [kept, added]) await staff.publish('category', category.id)
    expect(await categoriesOf(cms, store.name)).toEqual([kept.name])
    await staff.publish('store', store.id)
    expect(await categoriesOf(cms, store.name)).toEqual([added.name])
  })

  test('keeps the order in which a store names its categories', async () => {
    const categories = [await newDocument('category'), await newDocument('category')]
    const names = categories.map(({ name }) => name)
    const store = await newDocument('store', { categories: to(...categories) })
    for (const category of categories) await staff.publish('category', category.id)
    expect(await categoriesOf(cms, store.name)).toEqual(names)
  })

  test('does not move a professional or a subcategory either', async () => {
    const lawyers = await newDocument('professionalCategory', { route: 'abogados' })
    const doctors = await newDocument('professionalCategory', { route: 'medicos' })
    const ana = await newDocument('professional', { professionalCategory: to(lawyers) })
    await staff.update('professional', ana.id, { professionalCategory: to(doctors) })
    for (const category of [lawyers, doctors]) {
      await staff.publish('professionalCategory', category.id)
    }
    expect(await shown('professional', ana)).toMatchObject({
      professionalCategory: { route: 'abogados' },
    })

    const [food, drinks] = [await newDocument('category'), await newDocument('category')]
    const bars = await newDocument('subcategory', { category: to(food) })
    await staff.update('subcategory', bars.id, { category: to(drinks) })
    for (const category of [food, drinks]) await staff.publish('category', category.id)
    expect(await shown('subcategory', bars)).toMatchObject({ category: { name: food.name } })
  })

  test('brings a store back to its category that was off the site', async () => {
    const category = await newDocument('category')
    const store = await newDocument('store', { categories: to(category) })
    await staff.unpublish('category', category.id)
    expect(await categoriesOf(cms, store.name)).toEqual([])
    await staff.publish('category', category.id)
    expect(await categoriesOf(cms, store.name)).toEqual([category.name])
  })
})

describe('discarding a draft', () => {
  test('keeps the category of a store that was never published', async () => {
    const category = await newDocument('category')
    const { documentId } = await staff.create('store', {
      name: nameOf('store'),
      categories: to(category),
    })
    await staff.update('category', category.id, { name: nameOf('category') })
    await staff.discard('category', category.id)
    expect(await listed('store', { id: documentId }, 'categories')).toEqual([category.name])
  })

  test('does not give back what the draft of a store has left', async () => {
    const category = await newDocument('category')
    const store = await newDocument('store', { categories: to(category) })
    await staff.update('store', store.id, { categories: to() })
    await staff.update('category', category.id, { name: nameOf('category') })
    await staff.discard('category', category.id)
    expect(await listed('store', store, 'categories')).toEqual([])
  })
})

test('a copy of a store leaves the offers to the original', async () => {
  const store = await newDocument('store')
  const offer = await newOffer(store)
  const copy = await staff.tryClone('store', store.id, { name: nameOf('store') })
  expect(copy.status).toBe(200)
  expect(await listed('store', store, 'offers')).toEqual([offer.name])
  expect(await listed('store', { id: String(copy.body.data?.documentId) }, 'offers')).toEqual([])
})

test('the other side of a relation is not written, and says where it is', async () => {
  const store = await newDocument('store')
  const category = await newDocument('category', { stores: { connect: [], disconnect: [] } })
  const answer = await staff.tryUpdate('category', category.id, { stores: to(store) })
  expect(answer.body.error?.details?.errors).toEqual([
    {
      name: 'ValidationError',
      path: ['stores'],
      message: 'Los comercios de una categoría se eligen en cada comercio, no acá.',
    },
  ])
  expect(await listed('store', store, 'categories')).toEqual([])
})
