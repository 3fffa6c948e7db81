import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn, type AdminClient, type Fields, type Type } from './support/admin-client.ts'
import { addLead } from './support/leads.ts'
import { makeImage } from './support/images.ts'
import { importerOf } from './support/import-client.ts'
import { neededFields } from './support/needed-fields.ts'
import {
  categoriesOf,
  published,
  readSnapshot,
  readVersion,
  snapshotText,
  type Line,
} from './support/snapshot.ts'
import { makeRole, signInAs } from './support/staff.ts'
import { startCms, type Cms } from './support/start-cms.ts'
import { changeFile, deleteFile, upload } from './support/upload.ts'

let cms: Cms
let staff: AdminClient
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
})
afterAll(() => cms.stop())

/** Runs a change and tells by how much the version rose. */
async function riseOf(change: () => Promise<unknown>): Promise<number> {
  const before = await readVersion(cms)
  await change()
  return (await readVersion(cms)) - before
}

const SAMPLES: [Type, Fields][] = [
  ['category', { name: 'Rubro' }],
  ['subcategory', { name: 'Subrubro' }],
  ['store', { name: 'Comercio' }],
  ['offer', { name: 'Oferta', kind: 'oferta' }],
  ['professionalCategory', { name: 'Médicos', route: 'medicos' }],
  ['professional', { name: 'Ana' }],
  ['usefulContactCategory', { title: 'Teléfonos' }],
  ['paymentMethod', { name: 'Efectivo', group: 'otros' }],
]

describe('the version', () => {
  test.each(SAMPLES)('rises with every step of a %s', async (type, fields) => {
    let id = ''
    const needed = await neededFields(staff, type)
    const create = async () =>
      (id = (await staff.create(type, { ...fields, ...needed })).documentId)
    expect(await riseOf(create), 'create').toBeGreaterThan(0)
    const update = () => staff.update(type, id, { ...fields, internalNote: 'x' })
    expect(await riseOf(update), 'update').toBeGreaterThan(0)
    expect(await riseOf(() => staff.publish(type, id)), 'publish').toBeGreaterThan(0)
    expect(await riseOf(() => staff.unpublish(type, id)), 'unpublish').toBeGreaterThan(0)
    await staff.publish(type, id)
    await staff.update(type, id, { ...fields, internalNote: 'y' })
    expect(await riseOf(() => staff.discard(type, id)), 'discard').toBeGreaterThan(0)
    expect(await riseOf(() => staff.remove(type, id)), 'delete').toBeGreaterThan(0)
  })

  test('rises with the site’s configuration', async () => {
    const publish = () => staff.createAndPublish('siteSetting', { name: 'Guía' })
    expect(await riseOf(publish)).toBeGreaterThan(0)
    const again = () => staff.publish('siteSetting', '', { name: 'Guía de Goya' })
    expect(await riseOf(again)).toBeGreaterThan(0)
  })

  test('rises when what a store names gets another name', async () => {
    const category = await staff.createAndPublish('category', { name: 'Lado' })
    const connect = [{ documentId: category.documentId }]
    await staff.createAndPublish('store', { name: 'Lejos', categories: { connect } })
    const rename = () => staff.publish('category', category.documentId, { name: 'Otro lado' })
    expect(await riseOf(rename)).toBeGreaterThan(0)
    expect(await categoriesOf(cms, 'Lejos')).toEqual(['Otro lado'])
  })

  test('rises when a file of the library is added, renamed, replaced or deleted', async () => {
    let id = 0
    const add = async () => (id = (await upload(cms, staff, await makeImage())).id)
    expect(await riseOf(add), 'add').toBeGreaterThan(0)
    const rename = () => changeFile(cms, staff, id, { name: 'nuevo.png' })
    expect(await riseOf(rename), 'rename').toBeGreaterThan(0)
    const bytes = await makeImage('png', 90)
    expect(await riseOf(() => changeFile(cms, staff, id, { bytes })), 'replace').toBeGreaterThan(0)
    expect(await riseOf(() => deleteFile(cms, staff, id)), 'delete').toBeGreaterThan(0)
  })

  test('stays when nothing that visitors could see changes', async () => {
    const lead = { nombre: 'Ana', email: 'a@a.example', telefono: '3777 555123' }
    let id = ''
    expect(await riseOf(async () => (id = await addLead(cms, lead)))).toBe(0)
    expect(await riseOf(() => staff.update('lead', id, { state: 'contactado' }))).toBe(0)
    expect(await riseOf(() => staff.remove('lead', id))).toBe(0)
    expect(await riseOf(() => snapshotText(cms))).toBe(0)
    expect(await riseOf(() => importerOf(cms).state())).toBe(0)
  })

  test('stays when a save is refused', async () => {
    const bad = { name: 'Malo', website: 'javascript:1' }
    expect(await riseOf(() => staff.tryCreate('store', bad))).toBe(0)
    expect(await riseOf(() => staff.tryCreateAndPublish('store', bad))).toBe(0)
  })
})

describe('the snapshot', () => {
  test('begins with its version and ends with its count', async () => {
    const lines = await readSnapshot(cms)
    const version = await readVersion(cms)
    const document = { format: 3, version, token: expect.any(String) as string, changed: null }
    expect(lines[0]).toEqual({ kind: 'snapshot', document })
    expect(lines.at(-1)).toEqual({ kind: 'end', document: { documents: lines.length - 2 } })
    expect(lines.length).toBeGreaterThan(3)
  })

  test('is the same text while nothing changes, and ends its last line', async () => {
    const text = await snapshotText(cms)
    expect(text.endsWith('\n')).toBe(true)
    expect(await snapshotText(cms)).toBe(text)
  })

  test('holds a published document of every kind', async () => {
    for (const [type, fields] of SAMPLES) {
      await staff.createAndPublish(type, { ...fields, ...(await neededFields(staff, type)) })
    }
    await staff.createAndPublish('calendar', { holidays: '25/12 = Navidad' })
    const kinds = new Set((await readSnapshot(cms)).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(
      [
        'calendar',
        'category',
        'end',
        'offer',
        'payment-method',
        'professional',
        'professional-category',
        'site-setting',
        'snapshot',
        'store',
        'subcategory',
        'useful-contact-category',
      ].sort(),
    )
  })

  test('tells nothing that is not public', async () => {
    const secret = (place: string) => `canario-${place}`
    const image = await upload(cms, staff, await makeImage('png', 71), 'publica.png')
    for (const [type, fields] of SAMPLES) {
      const { documentId } = await staff.create(type, {
        ...fields,
        ...(await neededFields(staff, type)),
        ...(type === 'professionalCategory' ? { route: 'canarios' } : {}),
        [type === 'usefulContactCategory' ? 'title' : 'name']: `Visible ${type}`,
        ...(type === 'store' ? { image: image.id } : {}),
        internalNote: secret(`nota-${type}`),
        importKey: secret(`clave-${type}`),
        importHashes: { name: secret(`huella-${type}`) },
      })
      await staff.publish(type, documentId)
      await staff.update(type, documentId, { internalNote: secret(`borrador-${type}`) })
    }
    await staff.create('category', { name: secret('sin-publicar') })
    const lead = {
      nombre: secret('lead'),
      email: `${secret('lead')}@a.example`,
      telefono: '99887766',
    }
    await staff.update('lead', await addLead(cms, lead), { note: secret('nota-lead') })
    const text = await snapshotText(cms)
    for (const [type] of SAMPLES) expect(text).toContain(`Visible ${type}`)
    expect(text).not.toContain('canario-')
    expect(text).not.toContain(cms.admin.email)
    expect(text).not.toMatch(
      /internalNote|import(Key|Hashes)|createdBy|updatedBy|password|99887766/,
    )
  })

  test('sends every store once, by number, however many there are', async () => {
    const before = (await published(cms, 'store')).map(({ numero }) => numero)
    const [first, count] = [50_001, 1_200]
    await cms.database.change(`
      INSERT INTO stores (document_id, name, numero, slug, published_at, is_active)
      WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count - 1})
      SELECT 'muchos' || n, 'Muchos ' || n, ${first} + n, 'muchos-' || n, CURRENT_TIMESTAMP, true
      FROM numbers ORDER BY n * 7 % 1201`)
    const lines = await readSnapshot(cms)
    await cms.database.change(`DELETE FROM stores WHERE document_id LIKE 'muchos%'`)
    const stores = lines.filter(({ kind }) => kind === 'store').map(({ document }) => document)
    const added = Array.from({ length: count }, (_, index) => first + index)
    expect(stores.map(({ numero }) => numero)).toEqual([...before, ...added])
    expect(lines.at(-1)?.document).toEqual({ documents: lines.length - 2 })
  })

  test('never shows half of two changes that belong together', async () => {
    const store = await staff.createAndPublish('store', { name: 'Par 0' })
    const connect = [{ documentId: store.documentId }]
    const offer = await staff.createAndPublish('offer', {
      name: 'Par 0',
      kind: 'oferta',
      store: { connect },
    })
    let step = 0
    let isOver = false
    const edit = async () => {
      while (!isOver) {
        step += 1
        // The offer always follows: a snapshot may be between the two, never the other way round.
        await staff.publish('store', store.documentId, { name: `Par ${step}` })
        await staff.publish('offer', offer.documentId, { name: `Par ${step}`, kind: 'oferta' })
      }
    }
    const editing = edit()
    const seen = new Set<number>()
    // Until there was something to see: a busy machine may read faster than it publishes.
    for (let round = 0; round < 25 || seen.size <= 3; round += 1) {
      const lines = await readSnapshot(cms)
      const numbers = ['store', 'offer'].map((kind) => {
        const names = lines
          .filter((line) => line.kind === kind)
          .map(({ document }) => document.name)
        const pairs = names.filter((name) => /^Par \d+$/.test(String(name)))
        expect(pairs).toHaveLength(1)
        return Number(String(pairs[0]).slice(4))
      })
      const [storeStep = -1, offerStep = -1] = numbers
      expect(storeStep - offerStep).toBeGreaterThanOrEqual(0)
      expect(storeStep - offerStep).toBeLessThanOrEqual(1)
      seen.add(storeStep)
    }
    isOver = true
    await editing
  })
})

describe('a preview', () => {
  const askAddress = (kind: string, documentId: string, by = staff, status = 'draft') =>
    by.get(
      `/content-manager/preview/url/api::${kind}.${kind}?documentId=${documentId}&status=${status}`,
    )
  const addressOf = async (kind: string, ...asked: [string, typeof staff?, string?]) => {
    // 204, and no body, where there is none.
    const body = (await askAddress(kind, ...asked)).body as { data?: unknown } | null
    return (body?.data as { url: string } | undefined)?.url
  }
  const tokenOf = (address = '') => new URL(address).searchParams.get('vista-previa') ?? ''
  const read = async (token: string) => {
    const path = `${cms.url}/api/publication/preview/${token}`
    const { status, text } = await send(path, { token: cms.tokens.snapshot })
    const lines = status === 200 ? text.trimEnd().split('\n') : []
    const of = (kind: string) =>
      lines
        .map((line) => JSON.parse(line) as Line)
        .filter((line) => line.kind === kind)
        .map(({ document }) => document)
    return { status, text, of, stores: of('store'), categories: of('category') }
  }

  test('shows one store as it stands in its form, or as it was published, and no other', async () => {
    const category = await staff.createAndPublish('category', { name: 'Rubro de la vista' })
    const other = await staff.create('store', { name: 'Otro borrador' })
    const store = await staff.createAndPublish('store', {
      name: 'La Vista',
      internalNote: 'Paga en marzo',
      categories: { set: [{ documentId: category.documentId }] },
    })
    await staff.update('store', store.documentId, { name: 'La Vista Nueva' })
    const address = await addressOf('store', store.documentId)
    expect(address).toMatch(/^http:\/\/localhost:3000\/store\/la-vista[\w-]*\?vista-previa=/)
    const draft = await read(tokenOf(address))
    expect(draft.stores).toEqual([
      expect.objectContaining({ name: 'La Vista Nueva', categories: [category.documentId] }),
    ])
    expect(draft.categories).toContainEqual(expect.objectContaining({ name: 'Rubro de la vista' }))
    expect(draft.text).not.toContain('Paga en marzo')
    expect(draft.text).not.toContain(other.documentId)
    const last = await read(tokenOf(await addressOf('store', store.documentId, staff, 'published')))
    expect(last.stores).toEqual([expect.objectContaining({ name: 'La Vista' })])
    expect(await addressOf('store', other.documentId, staff, 'published')).toBeUndefined()
    await staff.remove('store', store.documentId)
    expect(await read(tokenOf(address))).toMatchObject({ status: 200, stores: [] })
  })

  test('shows one professional, in the category as it is published, and no other', async () => {
    const category = await staff.createAndPublish('professionalCategory', {
      name: 'Vistas',
      route: 'vistas',
    })
    await staff.update('professionalCategory', category.documentId, { route: 'vistas-nuevas' })
    const professionalCategory = { connect: [{ documentId: category.documentId }] }
    const other = await staff.createAndPublish('professional', {
      name: 'Otra profesional',
      professionalCategory,
    })
    const { documentId } = await staff.createAndPublish('professional', {
      name: 'Ana Vista',
      internalNote: 'Paga en abril',
      professionalCategory,
    })
    await staff.update('professional', documentId, { name: 'Ana Vista Nueva' })
    const token = tokenOf(await addressOf('professional', documentId))
    const draft = await read(token)
    expect(draft.of('professional')).toEqual([
      expect.objectContaining({
        name: 'Ana Vista Nueva',
        professionalCategory: { route: 'vistas' },
      }),
    ])
    expect(draft.of('snapshot')).toEqual([expect.objectContaining({ shows: 'professional' })])
    expect(draft.of('professional-category')).toContainEqual(
      expect.objectContaining({ route: 'vistas' }),
    )
    for (const hidden of ['Paga en abril', 'vistas-nuevas', other.documentId]) {
      expect(draft.text).not.toContain(hidden)
    }
    const last = await addressOf('professional', documentId, staff, 'published')
    expect(last).toMatch(
      /^http:\/\/localhost:3000\/profesionales\/vistas\/ana-vista\?vista-previa=/,
    )
    expect((await read(tokenOf(last))).of('professional')).toEqual([
      expect.objectContaining({ name: 'Ana Vista' }),
    ])
    await staff.remove('professional', documentId)
    expect((await read(token)).of('professional')).toEqual([])
  })

  test('shows one offer with its store as it is published, and no other', async () => {
    const store = await staff.createAndPublish('store', { name: 'La Oferente' })
    await staff.update('store', store.documentId, { name: 'La Oferente en borrador' })
    const connect = [{ documentId: store.documentId }]
    const offers: Fields[] = ['Esta', 'La otra'].map((name) => ({
      ...{ name: `${name} oferta`, kind: 'oferta', internalNote: 'Paga en mayo' },
      store: { connect },
    }))
    const [one, other] = await Promise.all(offers.map((fields) => staff.create('offer', fields)))
    const address = await addressOf('offer', one?.documentId ?? '')
    const { numero } = store as { numero?: number }
    expect(new URL(address ?? '').pathname).toBe(`/ofertas/${String(one?.numero)}/${numero}`)
    const draft = await read(tokenOf(address))
    expect(draft.of('offer')).toEqual([
      expect.objectContaining({ name: 'Esta oferta', store: { numero } }),
    ])
    expect(draft.stores).toEqual([expect.objectContaining({ name: 'La Oferente' })])
    for (const hidden of ['Paga en mayo', 'borrador', String(other?.documentId)]) {
      expect(draft.text).not.toContain(hidden)
    }
    await staff.unpublish('store', store.documentId)
    const alone = await read(tokenOf(address))
    expect(alone.of('offer')).toEqual([expect.objectContaining({ store: null })])
    expect(alone.stores).toEqual([])
  })

  test('is for who may read its type, and of three types only', async () => {
    const sight = {
      action: 'plugin::content-manager.explorer.read',
      subject: 'api::offer.offer',
      fields: ['name'],
    }
    const role = await makeRole(cms, staff, 'Mira ofertas', [sight])
    const onlooker = await signInAs(cms, staff, role)
    for (const type of ['store', 'professional', 'offer'] as const) {
      const { documentId } = await staff.create(type, {
        name: 'Sin permiso',
        ...(type === 'offer' && { kind: 'oferta' }),
      })
      expect((await askAddress(type, documentId, onlooker)).status).toBe(
        type === 'offer' ? 200 : 204,
      )
    }
    const category = await staff.create('category', { name: 'Sin vista' })
    expect((await askAddress('category', category.documentId)).status).toBe(204)
  })

  test('is not given for a token of another’s making', async () => {
    const { documentId } = await staff.create('store', { name: 'Con llave' })
    const token = tokenOf(await addressOf('store', documentId))
    expect((await read(token)).stores).toHaveLength(1)
    expect((await read(token.replace('store', 'professional'))).status).toBe(404)
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    expect((await read(forged)).status).toBe(404)
    expect((await read('x')).status).toBe(404)
  })
})
