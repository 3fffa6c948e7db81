import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type AdminClient } from './support/admin-client.ts'
import { signInAs } from './support/staff.ts'
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
