import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../src/rules/limits.ts'
import { signIn, type AdminClient } from './support/admin-client.ts'
import { makeBomb, makeImage } from './support/images.ts'
import { hashesOf, importerOf, sha256Of } from './support/import-client.ts'
import { categoriesOf, published } from './support/snapshot.ts'
import { startCms, type Cms } from './support/start-cms.ts'
import { deleteFile } from './support/upload.ts'

let cms: Cms
let staff: AdminClient
let importer: ReturnType<typeof importerOf>
beforeAll(async () => {
  cms = await startCms()
  staff = await signIn(cms)
  importer = importerOf(cms)
})
afterAll(() => cms.stop())

async function documentOf(table: string, key: string): Promise<string> {
  const sql = `SELECT document_id FROM ${table} WHERE import_key = ?`
  const [row] = await cms.database.read<{ document_id: string }>(sql, key)
  return row?.document_id ?? ''
}
const countFiles = async () => (await cms.database.read('SELECT id FROM files')).length

test('a catalogue is empty until somebody, an import or staff, puts something into it', async () => {
  expect((await importer.state()).isEmpty).toBe(true)
  await staff.create('offer', { name: 'Hecha a mano', kind: 'oferta' })
  expect(await importer.state()).toMatchObject({ documents: {}, isEmpty: false })
})

describe('imported documents', () => {
  test('are created once, with their relations, and published', async () => {
    const category = { name: 'Panaderías', slug: 'panaderias' }
    expect((await importer.put('category', 'panaderias', category)).body.outcome).toBe('created')
    const store = {
      numero: 63,
      name: 'La Espiga',
      categories: ['panaderias'],
      whatsapp: '3777 555123',
    }
    expect((await importer.put('store', '63', store)).body.outcome).toBe('created')
    expect((await importer.put('store', '63', store)).body.outcome).toBe('updated')
    const [line, ...others] = await published(cms, 'store')
    expect(others).toEqual([])
    expect(line).toMatchObject({
      numero: 63,
      slug: 'la-espiga',
      whatsapp: '5493777555123',
    })
    expect(await categoriesOf(cms, 'La Espiga')).toEqual(['Panaderías'])
  })

  test('are told back with the hashes that were given', async () => {
    const fields = { name: 'Kiosco Sol' }
    await importer.put('store', 'kiosco', fields)
    const { documents } = await importer.state()
    expect(documents.store?.kiosco).toEqual(hashesOf(fields))
    expect(await importer.state()).toEqual(await importer.state())
  })

  test('lose nothing that staff corrected in a field that is not sent', async () => {
    await importer.put('store', 'corregido', { name: 'Corregido', address: 'Calle 1', phone: '1' })
    const id = await documentOf('stores', 'corregido')
    await staff.publish('store', id, { name: 'Corregido', address: 'Mitre 450' })
    const outcome = await importer.put('store', 'corregido', { phone: '03777 42-0000' })
    expect(outcome.body.outcome).toBe('updated')
    const [line] = (await published(cms, 'store')).filter(({ name }) => name === 'Corregido')
    expect(line).toMatchObject({ address: 'Mitre 450', phone: '03777 42-0000' })
  })

  test('with hours that overlap are refused, as from staff', async () => {
    const ranges = [
      { opens: '10:00', closes: '14:00' },
      { opens: '13:00', closes: '18:00' },
    ]
    const hours = { saturday: { mode: 'ranges', ranges } }
    const { status, body } = await importer.put('store', 'doble', { name: 'Horario doble', hours })
    expect(status).toBe(400)
    expect(body.error?.message).toContain('El sábado tiene horarios que se superponen')
    expect((await importer.state()).documents.store).not.toHaveProperty('doble')
  })

  test('whose publication is refused are not imported at all', async () => {
    await importer.put('category', 'borrador', { name: 'Borrador' })
    await staff.unpublish('category', await documentOf('categories', 'borrador'))
    const fields = { name: 'A medias', categories: ['borrador'] }
    const { status, body } = await importer.put('store', 'a-medias', fields)
    expect(status).toBe(400)
    expect(body.error?.message).toContain('todavía no se publicó')
    expect((await importer.state()).documents.store).not.toHaveProperty('a-medias')
    expect(await documentOf('stores', 'a-medias')).toBe('')
  })

  test.each([
    ['an unknown type', 'lead', { nombre: 'x' }, 'El tipo «lead» no se importa.'],
    ['an inherited name', 'constructor', { name: 'x' }, 'El tipo «constructor» no se importa.'],
    ['an unknown field', 'store', { nombre: 'x' }, 'El campo «nombre» no existe.'],
    [
      'an unknown relation',
      'store',
      { name: 'x', categories: ['nada'] },
      'El campo «categories» nombra «nada», que no existe o no se importó.',
    ],
    [
      'an image that was not sent',
      'store',
      { name: 'x', image: { sha256: 'f'.repeat(64) } },
      'La imagen del campo «image» no se subió antes.',
    ],
    ['a wrong link', 'store', { name: 'x', website: 'javascript:1' }, 'no es una dirección web'],
  ])('%s is refused in Spanish', async (_case, type, fields, message) => {
    const { status, body } = await importer.put(type, 'malo', fields)
    expect(status).toBe(400)
    expect(body.error?.message).toContain(message)
    expect(await documentOf('stores', 'malo')).toBe('')
  })

  test('are those that staff made before, of which only the empty fields are filled', async () => {
    const made = await staff.createAndPublish('category', { name: 'Rotiserías' })
    const category = { name: 'ROTISERIAS', slug: 'rotiserias' }
    const { body } = await importer.put('category', 'rotiserias', category)
    expect(body.outcome).toBe('completed')
    const kept = await staff.read('category', made.documentId)
    expect(kept.name).toBe('Rotiserías')
    expect(kept.internalNote).toBe('Importado: campo «name» decía «ROTISERIAS»')
    expect(await documentOf('categories', 'rotiserias')).toBe(made.documentId)
    const store = { name: 'Pollo Feliz', categories: ['rotiserias'] }
    expect((await importer.put('store', 'pollo', store)).status).toBe(200)
    expect(await categoriesOf(cms, 'Pollo Feliz')).toEqual(['Rotiserías'])
  })

  test('are one with the settings that staff filled in', async () => {
    await staff.createAndPublish('siteSetting', { name: 'Guía de staff' })
    await importer.put('site-setting', 'sitio', { name: 'Goya', phone: '3777 555000' })
    const sql = 'SELECT DISTINCT document_id FROM site_settings'
    expect(await cms.database.read(sql)).toHaveLength(1)
    const [setting] = await published(cms, 'site-setting')
    expect(setting).toMatchObject({ name: 'Guía de staff', phone: '5493777555000' })
  })

  test('whose number and address are of staff’s take other ones', async () => {
    const { numero } = await staff.createAndPublish('store', { name: 'Kiosco El Sauce' })
    const fields = { numero, slug: 'kiosco-el-sauce', name: 'Kiosco El Sauce' }
    expect((await importer.put('store', 'sauce', fields)).body.outcome).toBe('created')
    const own = await staff.read('store', await documentOf('stores', 'sauce'))
    expect(own.slug).toBe(`kiosco-el-sauce-${String(numero)}`)
    expect(own.numero).toBeGreaterThan(Number(numero))
  })

  test.each([[{}], [{ fields: {} }], [{ fields: [], hashes: {} }], [[1]]])(
    'the envelope %j is refused',
    async (json) => {
      const { status, body } = await importer.putRaw('store', 'malo', json)
      expect(status).toBe(400)
      expect(body.error?.message).toBe('El envío del importador no tiene «fields» y «hashes».')
    },
  )

  test('staff’s copy of an imported document is not taken for it', async () => {
    await importer.put('store', 'con-copia', { name: 'Con copia' })
    const id = await documentOf('stores', 'con-copia')
    const copy = await staff.tryClone('store', id, { name: 'Con copia' })
    await importer.put('store', 'con-copia', { description: 'Nueva' })
    const original = await staff.read('store', id)
    expect(original.description).toBe('Nueva')
    const copyId = copy.body.data?.documentId ?? ''
    expect((await staff.read('store', copyId)).description).toBeNull()
  })
})

describe('documents that staff left unfinished', () => {
  const MODIFIED =
    'Tiene cambios sin publicar en el panel: publicalos o descartalos y volvé a importar.'
  const UNPUBLISHED = 'No está publicado en el panel: publicalo y volvé a importar.'
  const visible = async (documentId: string) =>
    (await published(cms, 'store')).find((line) => line.documentId === documentId)

  test('with changes are neither changed nor published, until staff decide', async () => {
    await importer.put('store', 'a-mitad', { name: 'A mitad', address: 'Calle 1' })
    const id = await documentOf('stores', 'a-mitad')
    await staff.update('store', id, { name: 'A mitad', address: 'Calle 2 sin terminar' })
    const state = await importer.state()
    expect(state.unfinished.store).toMatchObject({ 'a-mitad': MODIFIED })
    const { status, body } = await importer.put('store', 'a-mitad', { phone: '3777 42-0000' })
    expect([status, body.error?.message]).toEqual([400, MODIFIED])
    expect(await visible(id)).toMatchObject({ address: 'Calle 1', phone: null })
    expect(await staff.read('store', id)).toMatchObject({
      address: 'Calle 2 sin terminar',
      phone: null,
    })
    expect((await importer.state()).documents).toEqual(state.documents)
    await staff.discard('store', id)
    expect((await importer.put('store', 'a-mitad', { phone: '3777 42-0000' })).status).toBe(200)
    expect(await visible(id)).toMatchObject({ address: 'Calle 1', phone: '3777 42-0000' })
  })

  test('or took off the site stay off it', async () => {
    await importer.put('store', 'cerrado', { name: 'Cerrado' })
    const id = await documentOf('stores', 'cerrado')
    await staff.unpublish('store', id)
    expect((await importer.state()).unfinished.store).toMatchObject({ cerrado: UNPUBLISHED })
    const { status, body } = await importer.put('store', 'cerrado', { phone: '3777 42-0000' })
    expect([status, body.error?.message]).toEqual([400, UNPUBLISHED])
    expect(await visible(id)).toBeUndefined()
    expect((await staff.read('store', id)).phone).toBeNull()
  })

  test('are not those that were published, or only imported', async () => {
    await importer.put('store', 'terminado', { name: 'Terminado' })
    const id = await documentOf('stores', 'terminado')
    await staff.publish('store', id, { name: 'Terminado', address: 'Mitre 450' })
    await importer.put('store', 'terminado', { phone: '3777 42-0000' })
    await importer.put('store', 'solo-importado', { name: 'Solo importado' })
    const { unfinished } = await importer.state()
    expect(unfinished.store).not.toHaveProperty('terminado')
    expect(unfinished.store).not.toHaveProperty('solo-importado')
    expect(await visible(id)).toMatchObject({ address: 'Mitre 450', phone: '3777 42-0000' })
  })
})

test('an imported note replaces its own lines and leaves those of staff', async () => {
  const internalNote = 'Importado: campo «a» decía «uno\ndos»'
  await importer.put('store', 'anotado', { name: 'Anotado', internalNote })
  const id = await documentOf('stores', 'anotado')
  const { internalNote: first } = await staff.read('store', id)
  expect(first).toBe('Importado: campo «a» decía «uno\n│ dos»')
  const note = `Paga a fin de mes.\n${String(first)}\nLlamar a Rosa.`
  await staff.publish('store', id, { name: 'Anotado', internalNote: note })
  const noteAfter = async (given: string | null) => {
    expect((await importer.put('store', 'anotado', { internalNote: given })).status).toBe(200)
    return (await staff.read('store', id)).internalNote
  }
  expect(await noteAfter('Importado: campo «b» decía «tres»')).toBe(
    'Paga a fin de mes.\nImportado: campo «b» decía «tres»\nLlamar a Rosa.',
  )
  expect(await noteAfter(null)).toBe('Paga a fin de mes.\nLlamar a Rosa.')
})

describe('imported images', () => {
  test('enter the library once, however often they are sent', async () => {
    const bytes = await makeImage('png', 31)
    const before = await countFiles()
    expect((await importer.putMedia(bytes)).status).toBe(200)
    expect((await importer.putMedia(bytes, 'otro nombre.png')).status).toBe(200)
    expect(await countFiles()).toBe(before + 1)
    expect((await importer.state()).media).toContain(sha256Of(bytes))
  })

  test('sent twice at the same moment stay one', async () => {
    const bytes = await makeImage('png', 32)
    const before = await countFiles()
    const answers = await Promise.all([importer.putMedia(bytes), importer.putMedia(bytes)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countFiles()).toBe(before + 1)
  })

  test('are shown by the document that names them', async () => {
    const image = await makeImage('webp', 33)
    await importer.putMedia(image, 'logo.webp')
    const sha256 = sha256Of(image)
    const fields = { name: 'Con logo', image: { sha256 }, gallery: [{ sha256 }] }
    expect((await importer.put('store', 'logo', fields)).status).toBe(200)
    const [line] = (await published(cms, 'store')).filter(({ name }) => name === 'Con logo')
    expect(line).toMatchObject({ image: { ext: '.webp' }, gallery: [{ ext: '.webp' }] })
  })

  test('deleted by staff are asked for and taken again', async () => {
    const bytes = await makeImage('png', 34)
    await importer.putMedia(bytes, 'se-borra.png')
    const [file] = await cms.database.read<{ id: number }>(
      "SELECT id FROM files WHERE name = 'se-borra.png'",
    )
    expect((await deleteFile(cms, staff, file?.id ?? 0)).status).toBe(200)
    expect((await importer.state()).media).not.toContain(sha256Of(bytes))
    expect((await importer.putMedia(bytes, 'se-borra.png')).status).toBe(200)
    expect((await importer.state()).media).toContain(sha256Of(bytes))
  })

  test.each([
    ['that arrive damaged', () => makeImage('png', 35), 'a'.repeat(64), 'llegó dañada'],
    [
      'with an unreadable hash',
      () => makeImage('png', 35),
      'zz',
      'huella de la imagen es ilegible',
    ],
    ['that are pages', async () => Buffer.from('<html>'), undefined, 'no es una imagen JPG'],
    ['that unpack to too much', async () => makeBomb(), undefined, 'el máximo son 40 megapíxeles'],
  ])('%s are refused', async (_case, make, sha256, message) => {
    const before = await countFiles()
    const { status, body } = await importer.putMedia(await make(), 'foto.png', sha256)
    expect(status).toBe(400)
    expect(body.error?.message).toContain(message)
    expect(await countFiles()).toBe(before)
  })

  test('over the limit are refused', async () => {
    const bytes = Buffer.alloc(UPLOAD_LIMIT_BYTES + 1)
    const { status, body } = await importer.putMedia(bytes)
    expect(status).toBe(413)
    expect(body.error?.message).toBe(`La imagen pesa más de ${UPLOAD_LIMIT_MEGABYTES} MB.`)
  })

  test('leave no temporary file', async () => {
    expect(await readdir(cms.tmpDir)).toEqual([])
  })
})
