import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn, type AdminClient, type Fields, type Type } from './support/admin-client.ts'
import { deskOf } from './support/desk.ts'
import { makeImage } from './support/images.ts'
import { addLead, lead } from './support/leads.ts'
import { neededFields } from './support/needed-fields.ts'
import { signInAs } from './support/staff.ts'
import { makeStartedDir, startCms, type Cms } from './support/start-cms.ts'
import { changeFile, deleteFile, tryUpload, upload } from './support/upload.ts'

type Role = 'Carga' | 'Publicación' | 'Administración'
const ROLES: readonly Role[] = ['Carga', 'Publicación', 'Administración']

const ENV = { LEADS_PER_ADDRESS: '500', LEADS_OVERALL: '500' }

let folder: string
let cms: Cms
let staff: Record<Role, AdminClient>
beforeAll(async () => {
  folder = await makeStartedDir()
  cms = await startCms({ env: ENV, dataDir: folder })
  const owner = await signIn(cms)
  staff = {
    Carga: await signInAs(cms, owner, 'guia-carga'),
    Publicación: await signInAs(cms, owner, 'strapi-editor'),
    Administración: owner,
  }
})
afterAll(async () => {
  await cms.stop()
  await cms.database.remove()
  await rm(folder, { recursive: true, force: true })
})

let count = 0
const fresh = () => `Cosa ${(count += 1)}`

const NEW: Record<Exclude<Type, 'lead' | 'missedSearch'>, () => Fields> = {
  store: () => ({ name: fresh() }),
  offer: () => ({ name: fresh(), kind: 'oferta' }),
  professional: () => ({ name: fresh() }),
  usefulContactCategory: () => ({ title: fresh() }),
  category: () => ({ name: fresh() }),
  subcategory: () => ({ name: fresh() }),
  paymentMethod: () => ({ name: fresh(), group: 'otros' }),
  professionalCategory: () => ({ name: fresh(), route: `ruta-${(count += 1)}` }),
  calendar: () => ({ holidays: '25/12 = Navidad' }),
  siteSetting: () => ({ name: fresh() }),
}
type Made = keyof typeof NEW

const SINGLE = ['calendar', 'siteSetting']
const pathOf: Record<Made, string> = {
  store: 'collection-types/api::store.store',
  offer: 'collection-types/api::offer.offer',
  professional: 'collection-types/api::professional.professional',
  usefulContactCategory: 'collection-types/api::useful-contact-category.useful-contact-category',
  category: 'collection-types/api::category.category',
  subcategory: 'collection-types/api::subcategory.subcategory',
  paymentMethod: 'collection-types/api::payment-method.payment-method',
  professionalCategory: 'collection-types/api::professional-category.professional-category',
  calendar: 'single-types/api::calendar.calendar',
  siteSetting: 'single-types/api::site-setting.site-setting',
}

/** A document that the owner made, and what a role does to it. */
const ACTIONS = {
  read: (by, type, id) => by.get(`/content-manager/${pathOf[type]}${id && `/${id}`}`),
  create: (by, type) => by.tryCreate(type, NEW[type]()),
  update: (by, type, id) => by.tryUpdate(type, id, { internalNote: fresh() }),
  publish: (by, type, id) => by.tryPublish(type, id),
  unpublish: (by, type, id) => by.unpublish(type, id),
  delete: (by, type, id) => by.remove(type, id),
  publishMany: (by, type, id) => by.bulkPublish(type, [id]),
  unpublishMany: (by, type, id) => by.bulkUnpublish(type, [id]),
  deleteMany: (by, type, id) => by.bulkDelete(type, [id]),
} satisfies Record<string, (by: AdminClient, type: Made, id: string) => Promise<{ status: number }>>
type Action = keyof typeof ACTIONS

const EVERY_ACTION = Object.keys(ACTIONS) as Action[]
const LIST_ACTIONS = EVERY_ACTION.filter((action) => !action.endsWith('Many'))
const SINGLE_ACTIONS: readonly Action[] = ['read', 'update', 'publish']
const NEEDS_PUBLISHED: readonly Action[] = ['unpublish', 'unpublishMany']

async function documentFor(type: Made, action: Action): Promise<string> {
  const owner = staff.Administración
  if (SINGLE.includes(type)) {
    expect((await owner.tryUpdate(type, '', NEW[type]())).status).toBe(200)
    return ''
  }
  if (action === 'create') return ''
  const fields = { ...NEW[type](), ...(await neededFields(owner, type)) }
  if (NEEDS_PUBLISHED.includes(action)) {
    return (await owner.createAndPublish(type, fields)).documentId
  }
  return (await owner.create(type, fields)).documentId
}

/** Many at once ask for the same rights by a road of their own: one type of each kind shows it. */
function actionsOf(type: Made): readonly Action[] {
  if (SINGLE.includes(type)) return SINGLE_ACTIONS
  return type === 'store' || type === 'category' ? EVERY_ACTION : LIST_ACTIONS
}

const DRAFTS: readonly Action[] = ['read', 'create', 'update']

/** What a role may do to documents of others; what stands here nowhere is refused. */
const MAY: Record<Made, Record<Role, readonly Action[]>> = {
  store: { Carga: DRAFTS, Publicación: EVERY_ACTION, Administración: EVERY_ACTION },
  offer: { Carga: DRAFTS, Publicación: EVERY_ACTION, Administración: EVERY_ACTION },
  professional: { Carga: DRAFTS, Publicación: EVERY_ACTION, Administración: EVERY_ACTION },
  usefulContactCategory: { Carga: DRAFTS, Publicación: EVERY_ACTION, Administración: EVERY_ACTION },
  category: { Carga: ['read'], Publicación: ['read'], Administración: EVERY_ACTION },
  subcategory: { Carga: ['read'], Publicación: ['read'], Administración: EVERY_ACTION },
  paymentMethod: { Carga: ['read'], Publicación: ['read'], Administración: EVERY_ACTION },
  professionalCategory: { Carga: ['read'], Publicación: ['read'], Administración: EVERY_ACTION },
  calendar: { Carga: ['read'], Publicación: SINGLE_ACTIONS, Administración: SINGLE_ACTIONS },
  siteSetting: { Carga: ['read'], Publicación: ['read'], Administración: SINGLE_ACTIONS },
}

const answered = ({ status }: { status: number }) =>
  status >= 200 && status < 300 ? 'yes' : status

describe.each(Object.keys(MAY) as Made[])('%s', (type) => {
  const actions = actionsOf(type)

  test.each(ROLES)('%s may do this much, and the rest is 403', async (role) => {
    const got: Partial<Record<Action, unknown>> = {}
    for (const action of actions) {
      const id = await documentFor(type, action)
      got[action] = answered(await ACTIONS[action](staff[role], type, id))
    }
    const may = MAY[type][role]
    expect(got).toEqual(
      Object.fromEntries(actions.map((action) => [action, may.includes(action) ? 'yes' : 403])),
    )
  })
})

describe.each(['Carga', 'Publicación'] as const)('%s', (role) => {
  const GIVEN = { numero: 9_999, slug: 'otra', importKey: 'x', importHashes: { name: 'x' } }

  test.each(['store', 'professional'] as const)(
    'changes no number, address or import data of a %s',
    async (type) => {
      const owner = staff.Administración
      const { documentId } = await owner.create(type, { ...NEW[type](), importKey: 'k' })
      const before = await owner.read(type, documentId)
      const name = fresh()
      expect((await staff[role].tryUpdate(type, documentId, { ...GIVEN, name })).status).toBe(200)
      const { numero, slug, importKey, importHashes } = before
      expect(await owner.read(type, documentId)).toMatchObject({
        name,
        numero,
        slug,
        importKey,
        importHashes,
      })
    },
  )

  test('gives no number or address to a new store, which gets its own', async () => {
    const made = await staff[role].create('store', { ...NEW.store(), ...GIVEN })
    expect(made.numero).toBeLessThan(9_999)
    expect(made.slug).toMatch(/^cosa-\d+$/)
    const stored = await staff.Administración.read('store', made.documentId)
    expect(stored).toMatchObject({ importKey: null, importHashes: null })
  })

  test('does not see what the importer keeps', async () => {
    const owner = staff.Administración
    const { documentId } = await owner.create('store', { ...NEW.store(), importKey: 'secreta' })
    const seen = await staff[role].read('store', documentId)
    expect(seen).toHaveProperty('numero')
    expect(seen).not.toHaveProperty('importKey')
    expect(seen).not.toHaveProperty('importHashes')
  })

  test('reads what can be chosen for a store', async () => {
    expect((await staff[role].get('/stores/choices')).status).toBe(200)
  })

  test('finds the store of an offer, without accents and by its address', async () => {
    const { create, publish } = staff.Administración
    const address = `Quevedo ${role}`
    const { documentId } = await create('store', { name: `Ñandú de ${role}`, address })
    const find = async (search: string) => {
      const answer = await staff[role].get(`/choices/store?search=${encodeURIComponent(search)}`)
      return answer.body as unknown as object[]
    }
    const found = { documentId, name: `Ñandú de ${role}`, address, isPublished: false }
    expect(await find(`nandu ${role}`)).toMatchObject([found])
    await publish('store', documentId)
    expect(await find(`quevedo ${role}`)).toMatchObject([{ ...found, isPublished: true }])
    expect(await find('no hay ninguno así')).toEqual([])
    expect((await staff[role].get('/choices/lead')).status).toBe(404)
  })

  test('reads which pharmacies of the guide a line of duty may name', async () => {
    const owner = staff.Administración
    const name = `Farmacia de ${role}`
    await owner.createAndPublish('store', { name })
    await owner.create('store', { name: `${name} en borrador` })
    const { status, body } = await staff[role].get('/calendar/pharmacies')
    expect(status).toBe(200)
    const places = body.places as { name: string; isPharmacy: boolean }[]
    const found = places.filter((place) => place.name.startsWith(name))
    expect(found).toEqual([{ name, isPharmacy: true }])
  })

  test('reads the searches that found nothing', async () => {
    const list = '/content-manager/collection-types/api::missed-search.missed-search'
    expect((await staff[role].get(list)).status).toBe(200)
  })

  const settings = [
    ['GET', '/admin/users'],
    ['GET', '/admin/roles'],
    ['POST', '/admin/roles'],
    ['POST', '/admin/users'],
    ['GET', '/admin/api-tokens'],
    ['POST', '/admin/api-tokens'],
    ['GET', '/admin/webhooks'],
    ['POST', '/admin/webhooks'],
    ['GET', '/content-type-builder/content-types'],
    ['GET', '/users-permissions/roles'],
    ['GET', '/users-permissions/email-templates'],
    ['GET', '/email/settings'],
    ['POST', '/i18n/locales'],
    ['PUT', '/upload/settings'],
    ['PUT', '/content-manager/content-types/api::store.store/configuration'],
  ] as const
  test.each(settings)('%s %s is not theirs', async (method, path) => {
    const { token } = staff[role]
    const json = method === 'GET' ? {} : { json: {} }
    expect((await send(cms.url + path, { method, token, ...json })).status).toBe(403)
  })
})

describe('Carga', () => {
  test('deletes an own draft that was never published, and no other', async () => {
    const { Carga, Administración: owner } = staff
    const own = await Carga.create('store', NEW.store())
    const shown = await Carga.create('store', NEW.store())
    await owner.publish('store', shown.documentId)
    const foreign = await owner.create('store', NEW.store())
    for (const { documentId } of [shown, foreign]) {
      expect((await Carga.remove('store', documentId)).status).toBe(403)
      expect((await Carga.bulkDelete('store', [documentId])).status).toBe(403)
      expect((await owner.read('store', documentId)).documentId).toBe(documentId)
    }
    expect((await Carga.bulkDelete('store', [own.documentId, foreign.documentId])).status).toBe(403)
    expect((await Carga.remove('store', own.documentId)).status).toBe(200)
  })

  test('publishes nothing by saving, and the visitor’s version stays', async () => {
    const { Carga, Administración: owner } = staff
    const { documentId } = await owner.createAndPublish('store', { name: 'Como se ve' })
    await Carga.update('store', documentId, { name: 'Como será' })
    const rows = await cms.database.read<{ name: string }>(
      'SELECT name FROM stores WHERE document_id = ? AND published_at IS NOT NULL',
      documentId,
    )
    expect(rows).toEqual([{ name: 'Como se ve' }])
    expect((await Carga.tryCreateAndPublish('store', NEW.store())).status).toBe(403)
  })

  test('uploads photos, and changes only those of its own', async () => {
    const { Carga, Administración: owner } = staff
    const bytes = await makeImage()
    expect((await tryUpload(cms, Carga, bytes)).status).toBe(201)
    const own = await upload(cms, Carga, bytes)
    const foreign = await upload(cms, owner, bytes)
    expect((await Carga.get('/upload/files')).status).toBe(200)
    expect((await changeFile(cms, Carga, own.id, { name: 'vidriera.png' })).status).toBe(200)
    expect((await changeFile(cms, Carga, foreign.id, { name: 'x.png' })).status).toBe(403)
    expect((await changeFile(cms, Carga, foreign.id, { bytes })).status).toBe(403)
    expect((await deleteFile(cms, Carga, foreign.id)).status).toBe(403)
  })
})

describe('leads', () => {
  const LIST = '/content-manager/collection-types/api::lead.lead'

  test.each([
    ['Carga', 403],
    ['Publicación', 200],
    ['Administración', 200],
  ] as const)('%s: list, file and count answer %i', async (role, status) => {
    const id = await addLead(cms, lead)
    for (const path of [LIST, `${LIST}/${id}`, '/leads/csv', '/leads/unread']) {
      expect((await staff[role].get(path)).status, path).toBe(status)
    }
  })

  test.each(ROLES)('%s makes none: visitors do', async (role) => {
    const id = await addLead(cms, lead)
    expect((await staff[role].tryCreate('lead', { ...lead, state: 'nuevo' })).status).toBe(403)
    expect((await staff[role].tryClone('lead', id)).status).toBe(403)
  })

  test('Publicación changes state and notes, and nothing that the visitor wrote', async () => {
    const id = await addLead(cms, lead)
    const change = {
      nombre: 'Otra',
      telefono: '1',
      email: 'x',
      state: 'contactado',
      note: 'Llamó.',
    }
    expect((await staff.Publicación.tryUpdate('lead', id, change)).status).toBe(200)
    expect(await staff.Administración.read('lead', id)).toMatchObject({
      ...lead,
      state: 'contactado',
      note: 'Llamó.',
    })
    expect((await staff.Carga.tryUpdate('lead', id, { state: 'sumado' })).status).toBe(403)
  })

  test('only Administración deletes them, for good', async () => {
    const id = await addLead(cms, lead)
    expect((await staff.Carga.remove('lead', id)).status).toBe(403)
    expect((await staff.Publicación.remove('lead', id)).status).toBe(403)
    expect((await staff.Publicación.bulkDelete('lead', [id])).status).toBe(403)
    expect((await staff.Administración.remove('lead', id)).status).toBe(200)
    expect(await cms.database.read('SELECT id FROM leads WHERE document_id = ?', id)).toEqual([])
  })

  test('new ones are counted until somebody deals with them', async () => {
    const unread = async () => (await staff.Publicación.get('/leads/unread')).body.count as number
    const before = await unread()
    const id = await addLead(cms, lead)
    expect(await unread()).toBe(before + 1)
    await staff.Publicación.update('lead', id, { state: 'descartado' })
    expect(await unread()).toBe(before)
  })
})

test('only Publicación and Administración see the publication and give orders', async () => {
  const desk = deskOf(cms)
  const order = { action: 'forward', target: '' }
  for (const [role, status] of [
    ['Carga', 403],
    ['Publicación', 200],
    ['Administración', 200],
  ] as const) {
    expect((await desk.status(staff[role])).status).toBe(status)
    expect((await desk.order(staff[role], order)).status).toBe(status)
  }
})

/** Own routes of the panel, asked for something that is not there; those that `Carga` has no part in. */
const OWN_ROUTES = [
  ['GET', '/undo/bin', 'no'],
  ['POST', '/undo/bin/999999/recover', 'no'],
  ['POST', '/undo/bin/999999/erase', 'no'],
  ['POST', '/stores/sheet/check', 'no'],
  ['POST', '/stores/sheet/apply', 'no'],
  ['GET', '/publication/status', 'no'],
  ['POST', '/publication/order', 'no'],
  ['GET', '/leads/csv', 'no'],
  ['GET', '/leads/unread', 'no'],
  ['GET', '/stores/sheet', 'yes'],
  ['GET', '/undo/versions/nothing', 'yes'],
  ['POST', '/undo/versions/nothing/1', 'yes'],
  ['GET', '/quality/incomplete', 'yes'],
  ['GET', '/quality/distinct', 'yes'],
  ['POST', '/quality/stores/nothing/confirm', 'yes'],
  ['GET', '/publication/brief', 'yes'],
] as const

test.each(OWN_ROUTES)('%s %s: «Carga» %s, the others yes, nobody from outside', async (...row) => {
  const [method, path, isForCarga] = row
  const ask = async (token?: string) => {
    const json = method === 'POST' ? { json: {} } : {}
    const { status } = await send(cms.url + path, { method, ...(token && { token }), ...json })
    return status === 401 || status === 403 ? status : 'reached'
  }
  expect(await ask()).toBe(401)
  expect(await ask(staff.Carga.token)).toBe(isForCarga === 'yes' ? 'reached' : 403)
  expect(await ask(staff.Publicación.token)).toBe('reached')
  expect(await ask(staff.Administración.token)).toBe('reached')
})

describe('Administración', () => {
  test.each(['/admin/users', '/admin/roles', '/admin/webhooks', '/upload/settings'])(
    'reaches %s',
    async (path) => {
      expect((await staff.Administración.get(path)).status).toBe(200)
    },
  )

  test('finds no transfers: they are off', async () => {
    for (const role of ROLES) {
      expect((await staff[role].get('/admin/transfer/tokens')).status).toBe(403)
    }
  })

  test.each([
    '/admin/api-tokens',
    '/users-permissions/roles',
    '/email/settings',
    '/content-type-builder/content-types',
  ])('does not reach %s, where nothing works here', async (path) => {
    expect((await staff.Administración.get(path)).status).toBe(403)
  })
})

interface RoleRow {
  id: number
  code: string
  name: string
}

const rolesOf = () =>
  cms.database.read<RoleRow>('SELECT id, code, name FROM admin_roles ORDER BY id')

test('the roles are three, in Spanish', async () => {
  expect((await rolesOf()).map(({ name }) => name).sort()).toEqual([
    'Administración',
    'Carga',
    'Publicación',
  ])
})

interface RolePermission {
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: string[]
}

describe('when the CMS starts again', () => {
  const UPDATE = 'plugin::content-manager.explorer.update'
  const STORE = 'api::store.store'
  let carga: RoleRow

  const permissionsPath = () => `/admin/roles/${carga.id}/permissions`
  const permissionsOfCarga = async () =>
    (await staff.Administración.get(permissionsPath())).body.data as unknown as RolePermission[]
  const writes = (permissions: RolePermission[]) =>
    permissions.find(({ action, subject }) => action === UPDATE && subject === STORE)?.properties
      .fields ?? []

  beforeAll(async () => {
    carga = (await rolesOf()).find(({ code }) => code === 'guia-carga')!
    const permissions = (await permissionsOfCarga())
      .filter(({ subject }) => subject !== 'api::offer.offer')
      .map(({ action, subject, properties, conditions }) => ({
        action,
        subject,
        conditions,
        properties: properties.fields
          ? { fields: properties.fields.filter((field) => !/^(phone|address)$/.test(field)) }
          : {},
      }))
    const answer = await send(cms.url + permissionsPath(), {
      method: 'PUT',
      token: staff.Administración.token,
      json: { permissions },
    })
    expect(answer.status).toBe(200)
    // As of a version of the program in which a store had no address yet; with Strapi's old role.
    await cms.database.change(`
      UPDATE strapi_core_store_settings SET value = REPLACE(value, '"address",', '')
        WHERE key LIKE '%guia_roles';
      INSERT INTO admin_roles (name, code, description) VALUES ('Author', 'strapi-author', 'x');
      INSERT INTO admin_users_roles_lnk (user_id, role_id)
        SELECT MAX(u.id), MAX(r.id) FROM admin_users u, admin_roles r`)
    await cms.stop()
    cms = await startCms({ env: ENV, dataDir: folder })
    staff.Administración = await signIn(cms)
  })

  test('what an administrator took from a role stays taken', async () => {
    const permissions = await permissionsOfCarga()
    expect(writes(permissions)).not.toContain('phone')
    expect(permissions.filter(({ subject }) => subject === 'api::offer.offer')).toEqual([])
  })

  test('a field that came with a new version reaches the role', async () => {
    expect(writes(await permissionsOfCarga())).toContain('address')
    expect(writes(await permissionsOfCarga())).not.toContain('numero')
  })

  test('Strapi’s old role stays with who has it, under a name that says so', async () => {
    const old = (await rolesOf()).find(({ code }) => code === 'strapi-author')
    expect(old?.name).toBe('Sin uso')
  })
})
