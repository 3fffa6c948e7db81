import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type AdminClient, type Fields } from './support/admin-client.ts'
import { importerOf } from './support/import-client.ts'
import { neededFields } from './support/needed-fields.ts'
import { published } from './support/snapshot.ts'
import { startCms, type Cms } from './support/start-cms.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

type Type = 'store' | 'professional'

/** What the publisher reads of a document. */
async function lineOf(type: Type, documentId: string) {
  const lines = await published(cms, type)
  return lines.find((line) => line.documentId === documentId)
}
const historyOf = async (type: Type, documentId: string) =>
  (await lineOf(type, documentId))?.previousSlugs ?? []

/** Publishes a document under each slug in turn. */
async function move(type: Type, documentId: string, ...slugs: string[]) {
  for (const slug of slugs) await staff.publish(type, documentId, { slug })
}

describe.each<Type>(['store', 'professional'])('the history of a %s', (type) => {
  let needed: Fields
  beforeAll(async () => {
    needed = await neededFields(staff, type)
  })
  let serial = 0
  const newDocument = async () => {
    const slug = `${type}-${(serial += 1)}`
    const { documentId } = await staff.createAndPublish(type, { name: slug, slug, ...needed })
    return { id: documentId, slug }
  }

  test('is empty at first, and after a publication under the same slug', async () => {
    const { id } = await newDocument()
    expect(await historyOf(type, id)).toEqual([])
    await staff.publish(type, id, { name: 'Otro nombre' })
    expect(await historyOf(type, id)).toEqual([])
  })

  test('holds what was left, newest last, and never the current one', async () => {
    const { id, slug } = await newDocument()
    await move(type, id, `${slug}-b`, `${slug}-c`)
    expect(await historyOf(type, id)).toEqual([slug, `${slug}-b`])
    await move(type, id, slug)
    expect(await lineOf(type, id)).toMatchObject({
      slug,
      previousSlugs: [`${slug}-b`, `${slug}-c`],
    })
  })

  test('grows with publications, not with drafts', async () => {
    const { id, slug } = await newDocument()
    await staff.update(type, id, { slug: `${slug}-nunca` })
    expect(await historyOf(type, id)).toEqual([])
    await staff.update(type, id, { slug: `${slug}-b` })
    await staff.publish(type, id)
    expect(await historyOf(type, id)).toEqual([slug])
  })

  test('stays through drafts, discards and unpublications', async () => {
    const { id, slug } = await newDocument()
    await move(type, id, `${slug}-b`)
    await staff.update(type, id, { name: 'Borrador' })
    await staff.discard(type, id)
    await staff.publish(type, id, { name: 'De nuevo' })
    expect(await historyOf(type, id)).toEqual([slug])
    await staff.unpublish(type, id)
    await staff.publish(type, id)
    expect(await historyOf(type, id)).toEqual([slug])
    await staff.unpublish(type, id)
    await staff.update(type, id, { slug: `${slug}-c` })
    await staff.publish(type, id)
    expect(await historyOf(type, id)).toEqual([slug, `${slug}-b`])
  })

  test('keeps the last twenty', async () => {
    const { id, slug } = await newDocument()
    const slugs = Array.from({ length: 23 }, (_, index) => `${slug}-n${index}`)
    await move(type, id, ...slugs)
    expect(await historyOf(type, id)).toEqual(slugs.slice(2, 22))
  })

  test('loses a slug that another one is published under', async () => {
    const { id, slug } = await newDocument()
    await move(type, id, `${slug}-b`, `${slug}-c`)
    const before = await lineOf(type, id)
    const other = await staff.create(type, { name: 'Heredero', slug, ...needed })
    expect(await historyOf(type, id)).toEqual([slug, `${slug}-b`])
    await staff.publish(type, other.documentId)
    // The document itself was not changed: its date and its state in the panel stay.
    expect(await lineOf(type, id)).toEqual({ ...before, previousSlugs: [`${slug}-b`] })
    await staff.publish(type, id, { name: 'Sigue' })
    expect(await historyOf(type, id)).toEqual([`${slug}-b`])
    expect(await historyOf(type, other.documentId)).toEqual([])
  })

  test('does not get back a slug that was taken while it was unpublished', async () => {
    const { id, slug } = await newDocument()
    await staff.unpublish(type, id)
    await staff.update(type, id, { slug: `${slug}-b` })
    await staff.createAndPublish(type, { name: 'Heredero', slug, ...needed })
    await staff.publish(type, id)
    expect(await historyOf(type, id)).toEqual([])
  })

  test('is not for staff or the importer to write', async () => {
    const made = { previousSlugs: ['mentira'], publishedSlug: 'mentira' }
    const fields = { name: 'Inventor', ...made, ...needed }
    const { documentId: id } = await staff.createAndPublish(type, fields)
    expect(await historyOf(type, id)).toEqual([])
    const line = await lineOf(type, id)
    await staff.publish(type, id, { ...made, slug: `${String(line?.slug)}-b` })
    expect(await historyOf(type, id)).toEqual([line?.slug])
    await staff.update(type, id, { previousSlugs: null, publishedSlug: null })
    await staff.publish(type, id)
    expect(await historyOf(type, id)).toEqual([line?.slug])
    const importer = importerOf(cms)
    const category = { name: 'Importada', route: 'importada' }
    await importer.put('professional-category', 'importada', category)
    const named = type === 'professional' && { professionalCategory: 'importada' }
    await importer.put(type, 'inventor', { name: 'Importado', ...made, ...named })
    const imported = (await published(cms, type)).find(({ name }) => name === 'Importado')
    expect(imported?.previousSlugs).toBeNull()
  })

  test('is not copied', async () => {
    const { id, slug } = await newDocument()
    await move(type, id, `${slug}-b`)
    const { body } = await staff.tryClone(type, id, { name: 'Copia', slug: `${slug}-copia` })
    const copy = body.data?.documentId ?? ''
    await staff.publish(type, copy)
    expect(await historyOf(type, copy)).toEqual([])
  })

  test('is in no form or list of the panel', async () => {
    const uid = `api::${type}.${type}`
    const { text, body } = await staff.get(`/content-manager/content-types/${uid}/configuration`)
    expect(body.data).toBeTruthy()
    expect(text).toContain('internalNote')
    expect(text).not.toMatch(/previousSlugs|publishedSlug/)
  })

  test('is kept when the publication is refused', async () => {
    const { id, slug } = await newDocument()
    const refused = await staff.tryPublish(type, id, { slug: `${slug}-b`, whatsapp: '555123' })
    expect(refused.status).toBe(400)
    expect(await lineOf(type, id)).toMatchObject({ slug })
    expect(await historyOf(type, id)).toEqual([])
  })
})

test('a store and a professional may leave the same slug: each keeps its own', async () => {
  const store = await staff.createAndPublish('store', { name: 'Igual', slug: 'igual' })
  const needed = await neededFields(staff, 'professional')
  const other = await staff.createAndPublish('professional', {
    name: 'Igual',
    slug: 'igual',
    ...needed,
  })
  await move('store', store.documentId, 'igual-b')
  expect(await historyOf('store', store.documentId)).toEqual(['igual'])
  await move('professional', other.documentId, 'igual-c')
  expect(await historyOf('store', store.documentId)).toEqual(['igual'])
  expect(await historyOf('professional', other.documentId)).toEqual(['igual'])
})

describe('the snapshot', () => {
  test('comes by number, whichever was published last', async () => {
    for (const type of ['store', 'offer', 'professional', 'usefulContactCategory'] as const) {
      const ids: string[] = []
      for (const numero of [9_003, 9_001, 9_002]) {
        const name = `Orden ${numero}`
        const kind = type === 'offer' ? { kind: 'oferta' } : {}
        const title = type === 'usefulContactCategory' ? { title: name } : { name }
        const fields = { numero, ...title, ...kind, ...(await neededFields(staff, type)) }
        ids.push((await staff.createAndPublish(type, fields)).documentId)
      }
      await staff.publish(type, ids[1]!)
      const kind = type === 'usefulContactCategory' ? 'useful-contact-category' : type
      const numbers = (await published(cms, kind)).map(({ numero }) => Number(numero))
      expect(numbers.slice(-3)).toEqual([9_001, 9_002, 9_003])
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    }
  })

  test('tells when each document was last changed', async () => {
    await staff.createAndPublish('siteSetting', { name: 'Guía' })
    const kinds = ['store', 'offer', 'professional', 'useful-contact-category', 'site-setting']
    for (const kind of kinds) {
      const lines = await published(cms, kind)
      expect(lines.length).toBeGreaterThan(0)
      for (const { updatedAt } of lines) {
        expect(new Date(String(updatedAt)).toISOString()).toBe(updatedAt)
      }
    }
    for (const { updatedAt } of await published(cms, 'category')) expect(updatedAt).toBeUndefined()
  })

  test('tells nothing of the slug that only drafts need', async () => {
    const lines = await published(cms, 'store')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toHaveProperty('publishedSlug')
  })
})
