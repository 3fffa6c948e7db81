import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn, type AdminClient } from './support/admin-client.ts'
import { makeRole, signInAs } from './support/staff.ts'
import { startCms, type Cms } from './support/start-cms.ts'

let cms: Cms
let admin: AdminClient
beforeAll(async () => {
  cms = await startCms()
  admin = await signIn(cms)
})
afterAll(() => cms.stop())

test('staff see no accounts of visitors among the content', async () => {
  const { body } = await admin.get('/content-manager/content-types')
  const types = body.data as unknown as { uid: string; isDisplayed: boolean }[]
  const shown = types.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid)
  expect(shown).toContain('api::store.store')
  expect(shown.filter((uid) => !uid.startsWith('api::'))).toEqual([])
})

test('the panel speaks Spanish to those who are invited', async () => {
  await signInAs(cms, admin, 'strapi-editor')
  const rows = await cms.database.read<{ prefered_language: string }>(
    'SELECT prefered_language FROM admin_users',
  )
  expect(rows.map((row) => row.prefered_language)).toEqual(['es', 'es'])
})

test('the form of a store has its Spanish labels, and offers only to look at', async () => {
  const uid = 'api::store.store'
  const { body } = await admin.get(`/content-manager/content-types/${uid}/configuration`)
  const { contentType } = body.data as unknown as {
    contentType: { metadatas: Record<string, { edit: object; list: object }> }
  }
  expect(contentType.metadatas.name?.edit).toMatchObject({ label: 'Nombre' })
  expect(contentType.metadatas.offers?.edit).toMatchObject({
    editable: false,
    placeholder: 'Solo para ver',
  })
})

test.each([
  ['useful-contact-category', 'order', 'ASC'],
  ['professional-category', 'order', 'ASC'],
  ['lead', 'createdAt', 'DESC'],
  ['missed-search', 'day', 'DESC'],
  ['store', 'name', 'ASC'],
])('the list of %s opens by %s', async (type, field, order) => {
  const { body } = await admin.get(
    `/content-manager/content-types/api::${type}.${type}/configuration`,
  )
  const { contentType } = body.data as unknown as { contentType: { settings: object } }
  expect(contentType.settings).toMatchObject({ defaultSortBy: field, defaultSortOrder: order })
})

test.each([
  ['/admin/ai-feature-config', { isAiI18nConfigured: false }],
  ['/i18n/ai-localization-jobs/collection-types/api::store.store/any', null],
  ['/i18n/ai-localization-jobs/single-types/api::calendar.calendar', null],
])('%s tells staff that there is no assistant, and strangers nothing', async (path, data) => {
  expect(await admin.get(path)).toMatchObject({ status: 200, body: { data } })
  expect((await send(`${cms.url}${path}`)).status).toBe(401)
})

describe('what can be chosen for a store', () => {
  const path = '/stores/choices'
  const choice = (name: string, isPublished = true) => ({
    id: expect.any(Number),
    documentId: expect.any(String),
    name,
    isPublished,
  })

  test('comes as one answer, drafts told apart, by name', async () => {
    const food = await admin.createAndPublish('category', { name: 'Alimentos' })
    await admin.create('category', { name: 'Ópticas' })
    await admin.createAndPublish('category', { name: 'Talleres' })
    const inFood = { category: { connect: [{ documentId: food.documentId }] } }
    await admin.createAndPublish('subcategory', { name: 'Panaderias', ...inFood })
    await admin.create('subcategory', { name: 'Carnicerías', ...inFood })
    await admin.createAndPublish('subcategory', { name: 'Viveros' })
    await admin.createAndPublish('paymentMethod', { name: 'QR', group: 'otros' })
    await admin.create('paymentMethod', { name: 'Crédito', group: 'credito' })
    await admin.createAndPublish('siteSetting', { name: 'Guía', synonyms: 'merca = QR' })
    await admin.tryUpdate('siteSetting', '', { synonyms: 'mp = QR' })
    const { status, body, headers } = await admin.get(path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      categories: [
        {
          ...choice('Alimentos'),
          subcategories: [choice('Carnicerías', false), choice('Panaderias')],
        },
        { ...choice('Ópticas', false), subcategories: [] },
        { ...choice('Talleres'), subcategories: [] },
      ],
      subcategories: [choice('Viveros')],
      paymentMethods: [
        { ...choice('Crédito', false), group: 'credito' },
        { ...choice('QR'), group: 'otros' },
      ],
      synonyms: [{ word: 'mp', means: 'QR' }],
    })
  })

  test('has what a store’s form connects: id and documentId of the drafts', async () => {
    const { body } = await admin.get(path)
    const { categories } = body as unknown as { categories: { id: number; documentId: string }[] }
    const [{ id, documentId } = { id: 0, documentId: '' }] = categories
    const connect = [{ id, documentId, isTemporary: true }]
    const name = 'Con su categoría'
    const store = await admin.createAndPublish('store', { name, categories: { connect } })
    const relations = `/content-manager/relations/api::store.store/${store.documentId}/categories`
    for (const state of ['draft', 'published']) {
      const saved = await admin.get(`${relations}?status=${state}&pageSize=100`)
      expect(saved.body.results).toMatchObject([{ documentId, name: 'Alimentos' }])
    }
  })

  test('is for a role that may read stores, and for no other', async () => {
    const read = 'plugin::content-manager.explorer.read'
    const reader = await makeRole(cms, admin, 'Comercios', [
      { action: read, subject: 'api::store.store', fields: ['name'] },
    ])
    const other = await makeRole(cms, admin, 'Interesados', [
      { action: read, subject: 'api::lead.lead', fields: ['nombre'] },
    ])
    expect((await send(cms.url + path)).status).toBe(401)
    const refused = await send(cms.url + path, {
      token: (await signInAs(cms, admin, other)).token,
    })
    expect(refused.status).toBe(403)
    expect(refused.text).not.toContain('Alimentos')
    expect((await (await signInAs(cms, admin, reader)).get(path)).body).toEqual(
      (await admin.get(path)).body,
    )
  })
})
