import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, type AdminClient, type Answer } from './support/admin-client.ts'
import { addLead } from './support/leads.ts'
import { neededFields } from './support/needed-fields.ts'
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
/** A name that no other document of this file has. */
const newName = (text = 'Comercio') => `${text} ${(serial += 1)}`

function expectRefusal({ status, body }: Answer, field: string, message: string | RegExp) {
  expect(status).toBe(400)
  expect(body.error?.message).toMatch(message)
  expect(body.error?.details?.errors?.map(({ path }) => path.join('.'))).toContain(field)
}

describe('numbers', () => {
  test('are given one after the other and never again', async () => {
    const first = await staff.create('store', { name: newName() })
    const second = await staff.create('store', { name: newName() })
    expect(second.numero).toBe(Number(first.numero) + 1)
    await staff.publish('store', second.documentId)
    await staff.remove('store', second.documentId)
    const third = await staff.create('store', { name: newName() })
    expect(third.numero).toBe(Number(first.numero) + 2)
  })

  test('of a refused document are not lost', async () => {
    const before = await staff.create('offer', { name: newName('Oferta') })
    const bad = { name: newName('Oferta'), startsOn: '2026-02-01', endsOn: '2026-01-01' }
    expectRefusal(await staff.tryCreate('offer', bad), 'endsOn', /La fecha de fin es anterior/)
    const none = { name: newName('Oferta'), endsOn: '31/12/2026' }
    expectRefusal(await staff.tryCreate('offer', none), 'endsOn', /«31\/12\/2026» no es una fecha/)
    const after = await staff.create('offer', { name: newName('Oferta') })
    expect(after.numero).toBe(Number(before.numero) + 1)
  })

  test('may be chosen, and the count goes on behind the largest', async () => {
    const chosen = await staff.create('professional', { name: newName('Profesional'), numero: 500 })
    expect(chosen.numero).toBe(500)
    const next = await staff.create('professional', { name: newName('Profesional') })
    expect(next.numero).toBe(501)
    const small = await staff.create('professional', { name: newName('Profesional'), numero: 7 })
    expect(small.numero).toBe(7)
    const after = await staff.create('professional', { name: newName('Profesional') })
    expect(after.numero).toBe(502)
  })

  test('of somebody else are refused by name', async () => {
    const name = newName()
    const owner = await staff.create('store', { name })
    const numero = Number(owner.numero)
    const message = `El número «${numero}» ya es de «${name}» (n.º ${numero}): elegí otro.`
    expectRefusal(await staff.tryCreate('store', { name: newName(), numero }), 'numero', message)
  })

  test('are unlike for eight documents created at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.tryCreate('store', { name: newName() })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => body.data?.numero)).size).toBe(8)
  })

  test('stay with their document, and cannot be emptied', async () => {
    const store = await staff.create('store', { name: newName() })
    const other = await staff.tryUpdate('store', store.documentId, { numero: 9000 })
    expectRefusal(other, 'numero', `esta ficha es siempre la n.º ${String(store.numero)}.`)
    const saved = await staff.update('store', store.documentId, { numero: null, slug: '' })
    expect(saved).toMatchObject({ numero: store.numero, slug: store.slug })
  })
})

describe('slugs', () => {
  test('come from the name', async () => {
    const store = await staff.create('store', { name: '  Panadería «La Ñata» & Cía. ' })
    expect(store).toMatchObject({
      slug: 'panaderia-la-nata-cia',
      name: 'Panadería «La Ñata» & Cía.',
    })
  })

  test('come with the name, when a draft was first saved without one', async () => {
    const draft = await staff.create('store', { description: 'Todavía sin nombre' })
    expect(draft.slug).toBeNull()
    const name = newName('Con nombre')
    const named = await staff.update('store', draft.documentId, { name })
    expect(named.slug).toMatch(/^con-nombre-/)
    // From then on it stays, whatever the name becomes.
    const renamed = await staff.update('store', draft.documentId, { name: newName('Otro') })
    expect(renamed.slug).toBe(named.slug)
  })

  test('of a name without letters are the number', async () => {
    const store = await staff.create('store', { name: '¡¡¡!!!' })
    expect(store.slug).toBe(String(store.numero))
  })

  test('of another document are refused, in a draft and on publication', async () => {
    const name = newName('Duplicado')
    const owner = await staff.create('store', { name })
    const message = `La dirección en el sitio «${String(owner.slug)}» ya es de «${name}» (n.º ${String(owner.numero)}): elegí otra.`
    const { slug } = owner
    expectRefusal(await staff.tryCreate('store', { name, slug }), 'slug', message)
    expectRefusal(await staff.tryCreateAndPublish('store', { name, slug }), 'slug', message)
    const other = await staff.create('store', { name: newName() })
    const change = { name: 'Otro', slug: owner.slug }
    expectRefusal(await staff.tryUpdate('store', other.documentId, change), 'slug', message)
    expectRefusal(await staff.tryPublish('store', other.documentId, change), 'slug', message)
    expect(await staff.read('store', other.documentId)).toMatchObject({ slug: other.slug })
  })

  test('that a published document still uses are taken, even when its draft left them', async () => {
    const name = newName('Mudado')
    const owner = await staff.createAndPublish('store', { name })
    await staff.update('store', owner.documentId, { slug: `${String(owner.slug)}-nuevo` })
    const { slug } = owner
    expectRefusal(await staff.tryCreate('store', { name, slug }), 'slug', 'ya es de')
  })

  test('of a name that another one has are free ones; a second category of it is refused', async () => {
    const name = newName('La Espiga')
    const first = await staff.create('store', { name })
    const second = await staff.create('store', { name })
    expect(second.slug).toBe(`${String(first.slug)}-2`)
    const draft = await staff.create('store', { description: 'Todavía sin nombre' })
    const named = await staff.update('store', draft.documentId, { name })
    expect(named.slug).toBe(`${String(first.slug)}-3`)
    await staff.create('category', { name })
    expectRefusal(await staff.tryCreate('category', { name }), 'slug', 'ya es de')
  })

  test('wanted by eight at once are given to exactly one', async () => {
    const name = newName('Carrera')
    const slug = `carrera-${Date.now()}`
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.tryCreateAndPublish('store', { name, slug })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array<number>(7).fill(400)])
    const rows = await cms.database.read('SELECT id FROM stores WHERE name = ?', name)
    expect(rows).toHaveLength(2)
  })

  test('twice in one state of the table are refused by the database itself', async () => {
    const all = await cms.database.indexes()
    const indexes = all.filter((name) => /^guia_.*_(draft|published)$/.test(name))
    expect(indexes).toEqual(
      expect.arrayContaining(['guia_stores_slug_draft', 'guia_stores_slug_published']),
    )
    expect(indexes).toHaveLength(18)
  })
})

describe('what is saved', () => {
  test.each([
    ['3777 15-555123', '5493777555123'],
    ['03777 555123', '5493777555123'],
    ['+54 9 3777 55-5123', '5493777555123'],
    ['+595 981 123456', '595981123456'],
  ])('WhatsApp %s becomes %s', async (whatsapp, digits) => {
    const store = await staff.create('store', { name: newName(), whatsapp })
    expect(store.whatsapp).toBe(digits)
  })

  test('WhatsApp without area code is refused with the suggestion', async () => {
    const answer = await staff.tryCreate('store', {
      name: newName(),
      wholesaleWhatsapp: '15-555123',
    })
    const message = 'Falta la característica. Si es de Goya, escribí 3777 555123.'
    expectRefusal(answer, 'wholesaleWhatsapp', message)
  })

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '//evil',
    'ftp://a.example',
  ])('the link %s is refused', async (website) => {
    const answer = await staff.tryCreate('store', { name: newName(), website })
    expectRefusal(answer, 'website', 'no es una dirección web')
  })

  test('a network’s link may only lead to that network', async () => {
    const social = { instagram: 'https://instagram.com.malo.example/x' }
    const answer = await staff.tryCreate('store', { name: newName(), social })
    expectRefusal(answer, 'social.instagram', 'no es una dirección de instagram')
    const good = { name: newName(), social: { instagram: 'www.instagram.com/panaderia' } }
    expect((await staff.create('store', good)).social).toMatchObject({
      instagram: 'https://www.instagram.com/panaderia',
    })
  })

  test('of several wrong fields the sentence names each', async () => {
    const wrong = { website: 'hola.', shopUrl: 'chau', social: { instagram: 'x y' } }
    const answer = await staff.tryCreate('store', { name: newName(), ...wrong })
    const message = String((answer.body as { error?: { message?: unknown } }).error?.message)
    expect(message).toContain('Sitio web: «hola.» no es una dirección web')
    expect(message).toContain('Tienda online: «chau» no es una dirección web')
    expect(message).toContain('Redes sociales: «x y» no es una dirección de instagram')
  })

  test('a text that its field cannot hold is refused in Spanish, with its field', async () => {
    const long = `https://www.instagram.com/${'ñ'.repeat(200)}`
    const answer = await staff.tryCreate('store', { name: 'Largo', social: { instagram: long } })
    const message = /^«https:.+…» es demasiado largo: hasta 500 caracteres\.$/
    expectRefusal(answer, 'social.instagram', message)
  })

  test('a place outside the province is refused with the one that was meant', async () => {
    const name = newName()
    const turned = { name, location: { lat: -59.2631, lng: -29.1405 } }
    const meant = { lat: -29.1405, lng: -59.2631 }
    expectRefusal(
      await staff.tryCreate('store', turned),
      'location',
      /^Ubicación en el mapa: .*al revés\. ¿Quisiste decir -29\.1405, -59\.2631\?$/,
    )
    const { documentId } = await staff.create('store', { name, location: meant })
    await staff.publish('store', documentId)
    const [store] = (await published(cms, 'store')).filter((record) => record.name === name)
    expect(store?.location).toMatchObject(meant)
  })

  test('hours that do not exist are refused with the day’s name', async () => {
    const hours = { saturday: { mode: 'ranges', ranges: [{ opens: '25:00', closes: '26:00' }] } }
    const answer = await staff.tryCreate('store', { name: newName(), hours })
    expectRefusal(answer, 'hours', /^El sábado tiene una hora que no existe \("25:00"\)/)
  })

  test('hours that overlap are refused with the day’s name', async () => {
    const ranges = [
      { opens: '10:00', closes: '14:00' },
      { opens: '13:00', closes: '18:00' },
    ]
    const hours = { saturday: { mode: 'ranges', ranges } }
    const answer = await staff.tryCreate('store', { name: newName(), hours })
    expectRefusal(answer, 'hours', /^El sábado tiene horarios que se superponen/)
  })

  test('hours are kept as they were given', async () => {
    const hours = {
      monday: { mode: 'ranges', ranges: [{ opens: '20:00', closes: '01:00' }] },
      sunday: { mode: 'closed' },
      friday: { mode: 'text', text: 'Contactar y coordinar' },
    }
    const store = await staff.create('store', { name: newName(), hours })
    expect((await staff.read('store', store.documentId)).hours).toEqual(hours)
  })

  test('several mistakes are told together', async () => {
    const bad = { name: newName(), website: 'javascript:1', whatsapp: '555123' }
    const { body } = await staff.tryCreate('store', bad)
    expect(body.error?.details?.errors).toHaveLength(2)
  })
})

describe('publication', () => {
  const storeNames = async () => (await published(cms, 'store')).map(({ name }) => name)

  test('a saved draft is not public, a published one is, an unpublished one no more', async () => {
    const name = newName('Ciclo')
    const store = await staff.create('store', { name })
    expect(await storeNames()).not.toContain(name)
    await staff.publish('store', store.documentId)
    expect(await storeNames()).toContain(name)
    await staff.update('store', store.documentId, { name: `${name} bis` })
    expect(await storeNames()).toContain(name)
    await staff.unpublish('store', store.documentId)
    expect(await storeNames()).not.toContain(name)
  })

  test('discarding a draft brings the published words back', async () => {
    const name = newName('Descarte')
    const store = await staff.createAndPublish('store', { name })
    await staff.update('store', store.documentId, { name: 'Borrador', description: 'A medias' })
    await staff.discard('store', store.documentId)
    expect(await staff.read('store', store.documentId)).toMatchObject({ name, description: null })
  })

  test('with an unpublished category is refused, in one step and in two', async () => {
    const category = await staff.create('category', { name: 'Rubro en borrador' })
    const categories = { connect: [{ documentId: category.documentId }] }
    const message = 'La categoría «Rubro en borrador» todavía no se publicó'
    const direct = await staff.tryCreateAndPublish('store', { name: newName(), categories })
    expectRefusal(direct, 'categories', message)
    const store = await staff.create('store', { name: newName(), categories })
    expectRefusal(await staff.tryPublish('store', store.documentId), 'categories', message)
    expect((await staff.bulkPublish('store', [store.documentId])).status).toBe(400)
    await staff.publish('category', category.documentId)
    await staff.publish('store', store.documentId)
    expect(await categoriesOf(cms, String(store.name))).toEqual(['Rubro en borrador'])
  })

  test.each([
    [
      'offer',
      { kind: 'oferta' },
      'store',
      'Falta elegir el comercio: sin eso no se ve en la guía.',
    ],
    ['professional', {}, 'professionalCategory', 'Falta elegir la categoría profesional: sin eso'],
  ] as const)('of an %s that no page would show is refused', async (...given) => {
    const [type, fields, field, message] = given
    const direct = await staff.tryCreateAndPublish(type, { name: newName(), ...fields })
    expectRefusal(direct, field, message)
    const draft = await staff.create(type, { name: newName(), ...fields })
    expectRefusal(await staff.tryPublish(type, draft.documentId), field, message)
    const many = await staff.bulkPublish(type, [draft.documentId])
    expect(many.status).toBe(400)
    const said = many.body.error?.message ?? ''
    expect(said.startsWith(`«${draft.name}»: ${message}`), said).toBe(true)
    expect(said).toMatch(/ No se publicó ninguno\.$/)
    await staff.publish(type, draft.documentId, await neededFields(staff, type))
  })

  test('a list is searched as people type: without accents, by words in any order', async () => {
    await staff.createAndPublish('store', { name: 'Pañalería ÑANDÚ del Sol' })
    const found = async (search: string) => {
      const query = `?page=1&pageSize=10&_q=${encodeURIComponent(search)}`
      const { body } = await staff.get(`/content-manager/collection-types/api::store.store${query}`)
      const { results, pagination } = body as unknown as {
        results: { name: string }[]
        pagination: { total: number }
      }
      expect(pagination.total).toBe(results.length)
      return results.map(({ name }) => name)
    }
    for (const search of ['ñandú', 'sol panaleria', 'PAÑALERIA nandu'])
      expect(await found(search), search).toEqual(['Pañalería ÑANDÚ del Sol'])
    expect(await found('panaleria de la luna')).toEqual([])
  })

  test('many at once are published, unpublished and deleted', async () => {
    const names = [newName('Lote'), newName('Lote')]
    const stores = await Promise.all(names.map((name) => staff.create('store', { name })))
    const ids = stores.map(({ documentId }) => documentId)
    expect((await staff.bulkPublish('store', ids)).status).toBe(200)
    expect(await storeNames()).toEqual(expect.arrayContaining(names))
    expect((await staff.bulkUnpublish('store', ids)).status).toBe(200)
    expect((await storeNames()).filter((name) => names.includes(String(name)))).toEqual([])
    expect((await staff.bulkDelete('store', ids)).status).toBe(200)
    const left = await cms.database.read("SELECT id FROM stores WHERE name LIKE 'Lote%'")
    expect(left).toEqual([])
  })
})

describe('a copy', () => {
  test('has its own number and slug, and is nobody’s import', async () => {
    const name = newName('Original')
    const store = await staff.create('store', {
      name,
      importKey: 'clave-1',
      importHashes: { a: 'b' },
    })
    const { body } = await staff.tryClone('store', store.documentId, { name })
    expect(body.data?.numero).toBe(Number(store.numero) + 1)
    expect(body.data).toMatchObject({ slug: `${String(store.slug)}-2`, importKey: null })
    expect(body.data).toMatchObject({ importHashes: null })
    const again = await staff.tryClone('store', store.documentId)
    expect(again.body.data).toMatchObject({ name, slug: `${String(store.slug)}-3` })
  })

  test('passes the same checks', async () => {
    const store = await staff.create('store', { name: newName() })
    const bad = { name: newName(), website: 'javascript:alert(1)' }
    expectRefusal(await staff.tryClone('store', store.documentId, bad), 'website', 'dirección web')
  })

  test('of a professional category has its own route', async () => {
    const source = { name: 'Médicos', route: 'medicos' }
    const { documentId } = await staff.create('professionalCategory', source)
    const { body } = await staff.tryClone('professionalCategory', documentId, source)
    expect(body.data).toMatchObject({ route: 'medicos-2' })
  })
})

describe('leads', () => {
  test('are not numbered, cleaned or published, only kept', async () => {
    const lead = { nombre: 'Ana', email: 'ana@a.example', telefono: '3777 555123' }
    const id = await addLead(cms, lead)
    const note = '  03777 15-555123  '
    expect(await staff.update('lead', id, { note })).toMatchObject({ ...lead, note })
  })
})
