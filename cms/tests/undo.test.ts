import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn, type AdminClient, type Fields, type Type } from './support/admin-client.ts'
import { makeImage } from './support/images.ts'
import { importerOf } from './support/import-client.ts'
import { neededFields } from './support/needed-fields.ts'
import { categoriesOf, published, snapshotText } from './support/snapshot.ts'
import { makeRole, signInAs } from './support/staff.ts'
import { addLead } from './support/leads.ts'
import { startCms, type Cms } from './support/start-cms.ts'
import { deleteFile, upload } from './support/upload.ts'

let cms: Cms
let boss: AdminClient
let editor: AdminClient
beforeAll(async () => {
  cms = await startCms()
  boss = await signIn(cms)
  editor = await signInAs(cms, boss, 'strapi-editor')
})
afterAll(() => cms.stop())

const to = (...documentIds: string[]) => ({
  set: documentIds.map((documentId) => ({ documentId })),
})
const lineOf = async (kind: string, id: string) =>
  (await published(cms, kind)).find(({ documentId }) => documentId === id)

const LEAD = { nombre: 'Ana', email: 'ana@pruebas.example', telefono: '3777 43-1111' }

let serial = 0
async function publish(type: Type, fields: Fields = {}) {
  const name = `${type} ${(serial += 1)}`
  return boss.createAndPublish(type, { name, ...fields })
}

interface BinEntry {
  id: number
  contentType: string
  title: string
  deletedBy: string
  deletedAt: string
}
const readBin = async (staff = editor) =>
  (await staff.get('/undo/bin')).body.entries as BinEntry[] | undefined
async function lastInBin(): Promise<BinEntry> {
  const [entry] = (await readBin()) ?? []
  if (!entry) throw new Error('The bin is empty.')
  return entry
}
const recover = (id: number, staff = boss) =>
  send(`${cms.url}/undo/bin/${id}/recover`, { method: 'POST', token: staff.token })

describe('a deleted document', () => {
  test('is listed with what it was, when and by whom', async () => {
    const { documentId, name } = await publish('store')
    await boss.remove('store', documentId)
    const { body } = await boss.get('/admin/users/me')
    const { firstname, lastname } = body.data as unknown as {
      firstname: string
      lastname: string | null
    }
    const entry = await lastInBin()
    expect(entry).toMatchObject({ contentType: 'api::store.store', title: name })
    expect(entry.deletedBy).toBe([firstname, lastname].filter(Boolean).join(' '))
    expect(Date.now() - Date.parse(entry.deletedAt)).toBeLessThan(60_000)
  })

  test('comes back to the site as it was: number, address, relations, groups, files', async () => {
    const category = await publish('category')
    const payment = await publish('paymentMethod')
    const photos = []
    for (const width of [51, 52])
      photos.push(await upload(cms, boss, await makeImage('png', width)))
    const store = await publish('store', {
      categories: to(category.documentId),
      paymentMethods: to(payment.documentId),
      image: photos[0]?.id,
      gallery: [photos[1]?.id, photos[0]?.id],
      social: { instagram: '@laespiga' },
      location: { lat: -29.14, lng: -59.26 },
      specialHours: '24/12/2026 = 9 a 13',
      internalNote: 'Paga en marzo',
    })
    const { documentId } = store
    await boss.publish('store', documentId, { slug: `mudado-${documentId}` })
    const before = await lineOf('store', documentId)
    const read = await boss.read('store', documentId)
    await boss.remove('store', documentId)
    expect(await lineOf('store', documentId)).toBeUndefined()

    const { id } = await lastInBin()
    const { status, body } = await recover(id)
    expect(status).toBe(200)
    expect(body.recovered).toMatchObject({ documentId, isPublished: true, missing: [] })
    const { id: _row, updatedAt: _time, ...same } = before ?? {}
    // Groups are rows of their own, and have new ones.
    const groups = { social: expect.objectContaining({ instagram: expect.any(String) }) as unknown }
    expect(await lineOf('store', documentId)).toMatchObject({
      ...same,
      ...groups,
      location: expect.objectContaining({ lat: -29.14, lng: -59.26 }) as unknown,
    })
    expect(same).toMatchObject({ previousSlugs: [store.slug], numero: store.numero })
    expect(await boss.read('store', documentId)).toMatchObject({
      internalNote: 'Paga en marzo',
      createdAt: read.createdAt,
      status: 'published',
    })
    expect((await readBin())?.map((entry) => entry.id)).not.toContain(id)
    expect((await recover(id)).status).toBe(404)
  })

  test('comes back by the hand of a role that could have made it, and of no other', async () => {
    const { documentId } = await publish('category')
    await boss.remove('category', documentId)
    const { id } = await lastInBin()
    const refused = await recover(id, editor)
    expect(refused.status).toBe(403)
    expect(refused.body.error?.message).toMatch(/^Tu rol no permite recuperar «category \d+»/)
    expect((await recover(id)).status).toBe(200)
    const store = await publish('store')
    await boss.remove('store', store.documentId)
    expect((await recover((await lastInBin()).id, editor)).status).toBe(200)
  })

  test('that was never published stays a draft, and unpublished changes stay changes', async () => {
    const draft = await boss.create('store', { name: 'Solo un borrador' })
    await boss.remove('store', draft.documentId)
    await recover((await lastInBin()).id)
    expect(await boss.read('store', draft.documentId)).toMatchObject({ status: 'draft' })
    expect(await lineOf('store', draft.documentId)).toBeUndefined()

    const { documentId } = await publish('store', { phone: '43-1111' })
    await boss.update('store', documentId, { phone: '43-2222' })
    await boss.remove('store', documentId)
    await recover((await lastInBin()).id)
    expect(await lineOf('store', documentId)).toMatchObject({ phone: '43-1111' })
    expect(await boss.read('store', documentId)).toMatchObject({
      phone: '43-2222',
      status: 'modified',
    })
  })

  test.each<[Type, Fields]>([
    ['offer', { kind: 'oferta' }],
    ['professional', { specialty: 'Gasista' }],
    ['subcategory', {}],
    ['paymentMethod', {}],
    ['professionalCategory', { route: 'gasistas' }],
    ['usefulContactCategory', { title: 'Bomberos', entries: [{ name: 'Cuartel', phone: '100' }] }],
  ])('of every kind comes back: %s', async (type, fields) => {
    const needed = await neededFields(boss, type)
    const { documentId } = await publish(type, { ...fields, ...needed })
    const read = await boss.read(type, documentId)
    expect((await boss.remove(type, documentId)).status).toBe(200)
    expect((await recover((await lastInBin()).id)).status).toBe(200)
    const { numero, slug, title, specialty } = read
    const same = { numero, slug, title, specialty, status: 'published' }
    const back = await boss.read(type, documentId)
    expect(back).toMatchObject(Object.fromEntries(Object.entries(same).filter(([, v]) => v)))
  })

  test('that is the only one of its kind comes back, unless there is another', async () => {
    const { documentId } = await boss.createAndPublish('siteSetting', { name: 'Guía de Goya' })
    const remove = () =>
      send(`${cms.url}/content-manager/single-types/api::site-setting.site-setting`, {
        token: boss.token,
        method: 'DELETE',
      })
    expect((await remove()).status).toBe(200)
    const { id } = await lastInBin()
    await boss.createAndPublish('siteSetting', { name: 'Otra guía' })
    const refused = await recover(id)
    expect(refused.status).toBe(400)
    expect(refused.body.error?.message).toMatch(/ya hay otra configuración del sitio/)
    await remove()
    expect((await recover(id)).status).toBe(200)
    const [line] = await published(cms, 'site-setting')
    expect(line).toMatchObject({ name: 'Guía de Goya', documentId })
  })

  test('waits in the bin while another has its address, and says which', async () => {
    const { documentId, slug } = await publish('store', { name: 'La Espiga' })
    await boss.remove('store', documentId)
    const { id } = await lastInBin()
    const other = await publish('store', { name: 'Otra Espiga', slug })
    const refused = await recover(id)
    expect(refused.status).toBe(400)
    expect(refused.body.error?.message).toBe(
      `No se puede recuperar «La Espiga»: La dirección en el sitio «${String(slug)}» ya es de «Otra Espiga» (n.º ${String(other.numero)}): cambiáselo primero a ese.`,
    )
    await boss.publish('store', other.documentId, { slug: 'otra-espiga' })
    expect((await recover(id)).status).toBe(200)
    expect(await lineOf('store', documentId)).toMatchObject({ slug })
    // The old links of the other one led here before it did.
    expect(await lineOf('store', other.documentId)).toMatchObject({ previousSlugs: null })
  })

  test('an offer whose store is gone comes back as a draft, and says what it lacks', async () => {
    const store = await publish('store', { name: 'Cierra' })
    const fields = { kind: 'oferta', store: to(store.documentId) }
    const { documentId } = await publish('offer', fields)
    await boss.remove('offer', documentId)
    const { id } = await lastInBin()
    expect((await boss.remove('store', store.documentId)).status).toBe(200)
    expect((await recover(id)).body.recovered).toMatchObject({
      isPublished: false,
      missing: [
        'Comercio: «Cierra» ya no está: vuelve sin eso.',
        'Falta elegir el comercio: sin eso no se ve en la guía.',
      ],
    })
    expect(await lineOf('offer', documentId)).toBeUndefined()
    expect(await boss.read('offer', documentId)).toMatchObject({ status: 'draft' })
  })

  test('leaves out what is no longer there, and says so', async () => {
    const category = await publish('category', { name: 'Se va' })
    const photo = await upload(cms, boss, await makeImage('png', 53), 'se-va.png')
    const categories = to(category.documentId)
    const { documentId } = await publish('store', { categories, image: photo.id })
    await boss.remove('store', documentId)
    const { id } = await lastInBin()
    expect((await boss.remove('category', category.documentId)).status).toBe(200)
    expect((await deleteFile(cms, boss, photo.id)).status).toBe(200)
    const { body } = await recover(id)
    expect((body.recovered as { missing: string[] }).missing).toEqual([
      'Categorías: «Se va» ya no está: vuelve sin eso.',
      'Logo: «se-va.png» ya no está: vuelve sin eso.',
    ])
    expect(await lineOf('store', documentId)).toMatchObject({ categories: [], image: null })
  })

  test('is never sent to the publisher, nor to strangers', async () => {
    const canary = 'CANARIO-de-la-papelera'
    const { documentId } = await publish('store', { name: canary, description: canary })
    expect(await snapshotText(cms)).toContain(canary)
    await boss.remove('store', documentId)
    expect(await snapshotText(cms)).not.toContain(canary)
    const [row] = await cms.database.read<{ content: string }>(
      `SELECT content FROM deleted_documents WHERE title = '${canary}'`,
    )
    expect(row?.content).toContain(canary)
    for (const path of ['deleted-documents', 'store-versions', 'document-changes']) {
      expect((await send(`${cms.url}/api/${path}`)).status).toBe(404)
      expect(
        (await editor.get(`/content-manager/collection-types/api::undo.${path.slice(0, -1)}`))
          .status,
      ).toBe(403)
    }
  })

  test('that a visitor left is not kept', async () => {
    const documentId = await addLead(cms, { ...LEAD, nombre: 'Ramona Privada' })
    await boss.remove('lead', documentId)
    const kept = await cms.database.read(
      "SELECT id FROM deleted_documents WHERE content LIKE '%Ramona Privada%'",
    )
    expect(kept).toEqual([])
  })

  test('is gone after 30 days, with its versions', async () => {
    const { documentId } = await publish('store')
    await boss.remove('store', documentId)
    const { id } = await lastInBin()
    const old = Date.now() - 31 * 24 * 60 * 60 * 1000
    const moment = cms.database.client === 'sqlite' ? old : `'${new Date(old).toISOString()}'`
    await cms.database.change(
      `UPDATE deleted_documents SET deleted_at = ${String(moment)} WHERE id = ${id}`,
    )
    expect((await readBin())?.map((entry) => entry.id)).not.toContain(id)
    expect((await recover(id)).status).toBe(404)
  })

  test('is gone at once when somebody says so who may delete it, and nobody else', async () => {
    const erase = (id: number, staff: AdminClient) =>
      send(`${cms.url}/undo/bin/${id}/erase`, { method: 'POST', token: staff.token })
    const loader = await signInAs(cms, boss, 'guia-carga')
    const { documentId } = await publish('store', { internalNote: 'Dueña: Ramona Borrable' })
    await boss.publish('store', documentId, { address: 'Colón 1' })
    await boss.remove('store', documentId)
    const { id } = await lastInBin()
    expect((await erase(id, loader)).status).toBe(403)
    const traces = async () =>
      Promise.all(
        ['deleted_documents', 'store_versions', 'document_changes'].map(
          async (table) =>
            (
              await cms.database.read<{ id: number }>(
                `SELECT id FROM ${table} WHERE target_id = ?`,
                documentId,
              )
            ).length,
        ),
      )
    expect(await traces()).toEqual([1, 2, 1])
    expect((await erase(id, editor)).status).toBe(200)
    expect(await traces()).toEqual([0, 0, 0])
    expect((await recover(id)).status).toBe(404)
    expect((await erase(id, editor)).body.error?.message).toBe('Ya no está en la Papelera.')

    const category = await publish('category')
    await boss.remove('category', category.documentId)
    const kept = await lastInBin()
    const refused = await erase(kept.id, editor)
    expect([refused.status, refused.body.error?.message]).toEqual([
      403,
      `Tu rol no permite borrar «${String(category.name)}»: pedíselo a Administración.`,
    ])
    expect((await recover(kept.id)).status).toBe(200)
  })

  test('of others is not erased by who may delete only their own', async () => {
    const rights = ['read', 'create', 'update', 'delete'].map((right) => ({
      action: `plugin::content-manager.explorer.${right}`,
      subject: 'api::store.store',
      ...(right === 'delete' ? { conditions: ['admin::is-creator'] } : { fields: ['name'] }),
    }))
    const role = await makeRole(cms, boss, 'Borra lo suyo', [
      ...rights,
      { action: 'api::undo.bin', subject: null },
    ] as never)
    const owner = await signInAs(cms, boss, role)
    const { documentId: foreign } = await publish('store')
    await boss.remove('store', foreign)
    const { id } = await lastInBin()
    const erase = () =>
      send(`${cms.url}/undo/bin/${id}/erase`, { method: 'POST', token: owner.token })
    expect((await erase()).status).toBe(403)
    const own = await owner.create('store', { name: 'Lo mío' })
    await owner.remove('store', own.documentId)
    const mine = await lastInBin()
    const erased = await send(`${cms.url}/undo/bin/${mine.id}/erase`, {
      method: 'POST',
      token: owner.token,
    })
    expect(erased.status).toBe(200)
  })

  test('is a matter of those who may: the role says', async () => {
    const role = await makeRole(cms, boss, 'Solo mira', [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::store.store',
        fields: ['name'],
      },
    ])
    const onlooker = await signInAs(cms, boss, role)
    const { id } = await lastInBin()
    expect((await onlooker.get('/undo/bin')).status).toBe(403)
    expect((await recover(id, onlooker)).status).toBe(403)
    const { documentId } = await publish('store')
    const versions = await onlooker.get(`/undo/versions/${documentId}`)
    expect(versions.status).toBe(200)
    const [version] = versions.body.versions as { id: number }[]
    const restore = `${cms.url}/undo/versions/${documentId}/${version?.id}`
    expect((await send(restore, { method: 'POST', token: onlooker.token })).status).toBe(403)
  })
})

describe('what others use is not deleted', () => {
  const refusal = async (answer: Promise<Awaited<ReturnType<typeof send>>>) => {
    const { status, body } = await answer
    expect(status).toBe(400)
    return body.error?.message
  }

  test('a category, with the names of up to five of those who use it', async () => {
    const { documentId } = await publish('category', { name: 'Usada' })
    const categories = to(documentId)
    for (const letter of 'ABCDEFG')
      await publish('store', { name: `Comercio ${letter}`, categories })
    await boss.create('subcategory', { name: 'Debajo', category: to(documentId) })
    const names = [...'ABCDE'].map((letter) => `«Comercio ${letter}»`).join(', ')
    const message = `«Usada» no se puede eliminar: lo usan 1 subcategoría («Debajo») y 7 comercios (${names} y 2 más). Cambiá o eliminá eso primero.`
    expect(await refusal(boss.remove('category', documentId))).toBe(message)
    const free = await publish('category')
    expect(await refusal(boss.bulkDelete('category', [free.documentId, documentId]))).toBe(
      `${message} No se eliminó ninguno.`,
    )
    expect(await lineOf('category', free.documentId)).toBeDefined()
    expect(await categoriesOf(cms, 'Comercio A')).toEqual(['Usada'])
  })

  test('a store with offers, a payment method, a category of professionals', async () => {
    const payment = await publish('paymentMethod')
    const store = await publish('store', { paymentMethods: to(payment.documentId) })
    await boss.create('offer', { name: 'Dos por uno', kind: 'oferta', store: to(store.documentId) })
    const trade = await publish('professionalCategory', { route: 'plomeros' })
    const professionalCategory = to(trade.documentId)
    await publish('professional', { name: 'Ana', professionalCategory })
    expect(await refusal(boss.remove('store', store.documentId))).toMatch(
      /lo usa 1 oferta \(«Dos por uno»\)/,
    )
    expect(await refusal(boss.remove('paymentMethod', payment.documentId))).toMatch(/1 comercio \(/)
    expect(await refusal(boss.remove('professionalCategory', trade.documentId))).toMatch(
      /1 profesional \(«Ana»\)/,
    )
  })

  test('an image, alone, among many, or inside a folder', async () => {
    const photo = await upload(cms, boss, await makeImage('png', 54), 'usada.png')
    const free = await upload(cms, boss, await makeImage('png', 55), 'libre.png')
    const store = await boss.create('store', { name: 'Con foto', gallery: [photo.id] })
    const message =
      'La imagen «usada.png» no se puede eliminar: está en 1 comercio («Con foto»). Sacala de ahí primero.'
    expect(await refusal(deleteFile(cms, boss, photo.id))).toBe(message)
    const { token } = boss
    const many = (json: object) => send(`${cms.url}/upload/actions/bulk-delete`, { token, json })
    expect(await refusal(many({ fileIds: [free.id, photo.id], folderIds: [] }))).toBe(message)
    const folder = await send(`${cms.url}/upload/folders`, {
      token,
      json: { name: 'X', parent: null },
    })
    const folderId = (folder.body.data as unknown as { id: number }).id
    const destinationFolderId = folderId
    const moved = { fileIds: [photo.id, free.id], folderIds: [], destinationFolderId }
    await send(`${cms.url}/upload/actions/bulk-move`, { token, json: moved })
    expect(await refusal(many({ fileIds: [], folderIds: [folderId] }))).toBe(message)
    const files = await cms.database.read(
      `SELECT id FROM files WHERE id IN (${photo.id}, ${free.id})`,
    )
    expect(files).toHaveLength(2)
    await boss.update('store', store.documentId, { gallery: [] })
    expect((await many({ fileIds: [], folderIds: [folderId] })).status).toBe(200)
  })
})

describe('versions of a store', () => {
  interface Version {
    id: number
    savedBy: string
    differs: string[]
  }
  const read = async (documentId: string) =>
    (await editor.get(`/undo/versions/${documentId}`)).body.versions as Version[]
  const restore = (documentId: string, id: number, staff = editor) =>
    send(`${cms.url}/undo/versions/${documentId}/${id}`, { method: 'POST', token: staff.token })

  test('are the last ten that were published, each with what differs now', async () => {
    const { documentId } = await publish('store', { description: 'Versión 0' })
    for (let version = 1; version <= 11; version += 1) {
      await editor.publish('store', documentId, { description: `Versión ${version}` })
    }
    // Publishing the same again is no other version.
    await boss.publish('store', documentId)
    await boss.update('store', documentId, { phone: '43-1234' })
    const versions = await read(documentId)
    expect(versions).toHaveLength(10)
    expect(versions[0]).toMatchObject({ savedBy: 'Prueba', differs: ['Teléfono'] })
    expect(versions[9]?.differs).toEqual(['Descripción', 'Teléfono'])
  })

  test('come back into the draft; the site follows when it is published', async () => {
    const category = await publish('category')
    const categories = to(category.documentId)
    const { documentId } = await publish('store', { address: 'Colón 1', categories })
    await editor.publish('store', documentId, { address: 'Colón 2', categories: to() })
    const [, first] = await read(documentId)
    const { status, body } = await restore(documentId, first?.id ?? 0)
    expect(status).toBe(200)
    expect(body.missing).toEqual([])
    expect(await lineOf('store', documentId)).toMatchObject({ address: 'Colón 2', categories: [] })
    expect(await boss.read('store', documentId)).toMatchObject({ status: 'modified' })
    await editor.publish('store', documentId)
    expect(await lineOf('store', documentId)).toMatchObject({
      address: 'Colón 1',
      categories: [category.documentId],
    })
  })

  test('of a store that was published before there were any begin with that one', async () => {
    const { documentId } = await publish('store', { address: 'Antes' })
    await cms.database.change(`DELETE FROM store_versions WHERE target_id = '${documentId}'`)
    await boss.publish('store', documentId, { address: 'Después' })
    expect(await read(documentId)).toHaveLength(2)
  })

  test('bring back what the role may change, and nothing of another store', async () => {
    const explorer = 'plugin::content-manager.explorer'
    const subject = 'api::store.store'
    const role = await makeRole(cms, boss, 'Carga de prueba', [
      { action: `${explorer}.read`, subject, fields: ['name', 'phone', 'address'] },
      { action: `${explorer}.update`, subject, fields: ['phone'] },
    ])
    const loader = await signInAs(cms, boss, role)
    const { documentId } = await publish('store', { phone: '43-1', address: 'Colón 1' })
    await boss.publish('store', documentId, { phone: '43-2', address: 'Colón 2' })
    const [, first] = await read(documentId)
    const other = await publish('store')
    expect((await restore(other.documentId, first?.id ?? 0)).status).toBe(404)
    expect((await restore(documentId, first?.id ?? 0, loader)).status).toBe(200)
    expect(await boss.read('store', documentId)).toMatchObject({
      phone: '43-1',
      address: 'Colón 2',
    })
  })
})

describe('two people at one document', () => {
  const headers = (loaded: unknown) => ({ 'x-guia-loaded-at': String(loaded) })
  const at = (id: string) => `${cms.url}/content-manager/collection-types/api::store.store/${id}`
  const save = (staff: AdminClient, id: string, loaded: unknown, json: Fields) =>
    send(at(id), { method: 'PUT', token: staff.token, json, headers: headers(loaded) })
  const publishOver = (staff: AdminClient, id: string, loaded: unknown, json: Fields) =>
    send(`${at(id)}/actions/publish`, { token: staff.token, json, headers: headers(loaded) })

  test('the second save is told of the first, and changes nothing', async () => {
    const { documentId } = await publish('store', { phone: '43-1', address: 'Colón 1' })
    const { updatedAt } = await boss.read('store', documentId)
    const first = await save(editor, documentId, updatedAt, { address: 'Colón 2' })
    expect(first.status).toBe(200)
    for (const second of [save, publishOver]) {
      const { status, body } = await second(boss, documentId, updatedAt, { phone: '43-2' })
      expect(status).toBe(409)
      expect(body.error).toMatchObject({
        name: 'ConflictError',
        message: 'Prueba cambió este comercio recién: «Dirección».',
        details: {
          updatedAt: first.body.data?.updatedAt,
          changes: [{ by: 'Prueba', fields: ['Dirección'] }],
        },
      })
    }
    expect(await boss.read('store', documentId)).toMatchObject({ phone: '43-1' })
    const anyway = await publishOver(boss, documentId, first.body.data?.updatedAt, {
      phone: '43-2',
    })
    expect(anyway.status).toBe(200)
    expect(await lineOf('store', documentId)).toMatchObject({ phone: '43-2', address: 'Colón 2' })
  })

  test('one at a time is never told so: save, publish, discard, go back, save again', async () => {
    const { documentId } = await publish('store')
    const loaded = async () => (await boss.read('store', documentId)).updatedAt
    expect((await save(boss, documentId, await loaded(), { phone: '43-1' })).status).toBe(200)
    const answer = await publishOver(boss, documentId, await loaded(), { phone: '43-2' })
    expect(answer.status).toBe(200)
    // What «Publicar» answers is what the form goes on with.
    const goOn = answer.body.data?.updatedAt
    expect((await save(boss, documentId, goOn, { phone: '43-3' })).status).toBe(200)
    await boss.discard('store', documentId)
    expect((await publishOver(boss, documentId, await loaded(), { phone: '43-4' })).status).toBe(
      200,
    )
  })

  test('the importer writes all the same, and whoever has the form open is told', async () => {
    const importer = importerOf(cms)
    await importer.put('store', 'dos-1', { name: 'Importado', phone: '43-1' })
    const [row] = await cms.database.read<{ document_id: string }>(
      "SELECT document_id FROM stores WHERE import_key = 'dos-1'",
    )
    const documentId = row?.document_id ?? ''
    const { updatedAt } = await boss.read('store', documentId)
    expect((await importer.put('store', 'dos-1', { phone: '43-2' })).status).toBeLessThan(300)
    const { status, body } = await save(boss, documentId, updatedAt, { address: 'Colón 1' })
    expect(status).toBe(409)
    expect(body.error?.message).toBe('Alguien (o una importación) cambió este comercio recién.')
  })

  test('of the same number of milliseconds one waits for the other', async () => {
    const { documentId } = await publish('store')
    const { updatedAt } = await boss.read('store', documentId)
    const answers = await Promise.all(
      ['43-1', '43-2', '43-3'].map((phone) => save(boss, documentId, updatedAt, { phone })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a lead is not overwritten either', async () => {
    const documentId = await addLead(cms, LEAD)
    const { updatedAt } = await boss.read('lead', documentId)
    const url = `${cms.url}/content-manager/collection-types/api::lead.lead/${documentId}`
    const write = (staff: AdminClient, note: string) =>
      send(url, {
        method: 'PUT',
        token: staff.token,
        json: { note },
        headers: headers(updatedAt),
      })
    expect((await write(editor, 'Llamé')).status).toBe(200)
    const { status, body } = await write(boss, 'No llamar')
    expect(status).toBe(409)
    expect(body.error?.message).toBe('Prueba cambió este interesado recién: «Notas».')
  })
})
