import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importCatalogue } from './import-catalogue.ts'
import { totalCounts, type ImportResult } from './import-result.ts'
import { picture } from './testing/picture.ts'
import { startFakeCms, TOKEN, type FakeCms } from './testing/fake-cms.ts'
import {
  LEGACY_CONTACTS,
  LEGACY_SITE,
  legacyProfessional,
  legacyStore,
  STORE_IMAGES,
} from './testing/legacy.ts'
import { useTempFolder } from '../testing/temp-folder.ts'

const folder = useTempFolder()
let cms: FakeCms

beforeEach(async () => {
  cms = await startFakeCms()
  const colors = ['teal', 'orange', 'sandybrown', 'navy', 'tomato']
  for (const [index, name] of STORE_IMAGES.entries()) {
    folder.write(name, await picture(colors[index] ?? 'white'))
  }
  const ofertas = [{ id: 1, tiendaId: 1, nombre: 'Pan', imagen: 'img/foto.png' }]
  folder.write('busquedas.json', { 1: legacyStore(1, { ofertas }), 2: legacyStore(2) })
  folder.write('profesionales.json', [legacyProfessional('Ana'), legacyProfessional('Beto')])
  folder.write('contactos.json', LEGACY_CONTACTS)
  folder.write('sitio.json', LEGACY_SITE)
})

afterEach(() => cms.close())

const run = (over: object = {}): Promise<ImportResult> =>
  importCatalogue({
    path: folder.path,
    cmsUrl: cms.url,
    token: TOKEN,
    wait: () => Promise.resolve(),
    ...over,
  })

const puts = () => cms.requests.filter((request) => request.startsWith('PUT'))
const field = (name: string, of: string) => cms.documents.get(name)?.fields[of]

describe('importCatalogue', () => {
  it('writes every document and each image once', async () => {
    const { counts, quirks, refusals } = await run()
    expect({ quirks, refusals }).toEqual({ quirks: [], refusals: [] })
    expect(totalCounts(counts)).toEqual({ created: 13, changed: 0, unchanged: 0, refused: 0 })
    expect(counts.store).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 0 })
    expect([...cms.media.values()].map(({ name }) => name).sort()).toEqual([
      'banner.png',
      'foto.png',
      'logo.png',
      'pan.png',
      'visa.png',
    ])
    expect(puts()).toHaveLength(13 + 5)
    expect(field('offer busquedas.json#1/ofertas/1', 'store')).toBe('busquedas.json#1')
    const logo = field('store busquedas.json#1', 'logo')
    expect(logo).toEqual(field('store busquedas.json#1', 'image'))
    expect(Object.keys(logo as object)).toEqual(['sha256'])
  })

  it('changes nothing when it runs again', async () => {
    await run()
    cms.requests.length = 0
    const { counts } = await run()
    expect(totalCounts(counts)).toEqual({ created: 0, changed: 0, unchanged: 13, refused: 0 })
    expect(cms.requests).toEqual(['GET /api/catalog-import/state'])
  })

  it('changes nothing when it runs again, whatever keys the catalogue has', async () => {
    const odd = ['__proto__', 'constructor', 'toString']
    folder.write('busquedas.json', { 1: legacyStore(1, { category: odd }) })
    await run()
    const { counts } = await run()
    expect(counts.category).toMatchObject({ created: 0, changed: 0, refused: 0 })
    expect(cms.documents.has('category __proto__')).toBe(true)
  })

  it('sends only the field that changed, so that staff’s corrections stay', async () => {
    await run()
    const document = cms.documents.get('store busquedas.json#2')
    if (document) document.fields.address = 'Corregida 123'
    folder.write('busquedas.json', {
      1: legacyStore(1, {
        ofertas: [{ id: 1, tiendaId: 1, nombre: 'Pan', imagen: 'img/foto.png' }],
      }),
      2: legacyStore(2, { telefono: '3777 55-5999' }),
    })
    const { counts } = await run()
    expect(totalCounts(counts)).toEqual({ created: 0, changed: 1, unchanged: 12, refused: 0 })
    expect(field('store busquedas.json#2', 'phone')).toBe('3777 55-5999')
    expect(field('store busquedas.json#2', 'address')).toBe('Corregida 123')
  })

  it('tells of what staff had made before, and counts it as changed', async () => {
    cms.madeByStaff.add('store busquedas.json#2')
    const first = await run()
    expect(first.completed).toEqual([expect.stringContaining('busquedas.json #2')])
    expect(first.counts.store).toEqual({ created: 1, changed: 1, unchanged: 0, refused: 0 })
    expect((await run()).completed).toEqual([])
  })

  it('takes no image away that the catalogue names and does not hold', async () => {
    await run()
    const before = new Map([...cms.documents].map(([key, { fields }]) => [key, { ...fields }]))
    const image = (key: string) => cms.documents.get(key)?.fields.image
    expect([...before.values()].some((fields) => fields.image)).toBe(true)
    folder.write('busquedas.json', {
      1: legacyStore(1, {
        ofertas: [{ id: 1, tiendaId: 1, nombre: 'Pan', imagen: 'img/se-fue.png' }],
        image: 'img/se-fue.png',
        gallery: ['img/se-fue.png'],
        telefono: '3777 55-5999',
      }),
      2: { ...legacyStore(2), image: '' },
    })
    const { quirks, counts } = await run()
    expect(quirks.map(({ kind }) => kind)).toContain('missing-image')
    expect(totalCounts(counts).changed).toBe(2)
    // That one has none any more, by its own record.
    expect(field('store busquedas.json#2', 'image')).toBeNull()
    before.delete('store busquedas.json#2')
    expect(field('store busquedas.json#1', 'phone')).toBe('3777 55-5999')
    for (const [key, fields] of before) {
      expect(image(key)).toEqual(fields.image)
      expect(field(key, 'gallery')).toEqual(fields.gallery)
      expect(field(key, 'internalNote')).toEqual(fields.internalNote)
    }
    // Again with the images: nothing was forgotten.
    expect(totalCounts((await run()).counts).changed).toBe(0)
  })

  it('leaves alone what staff have not finished, and tells of it, also in a dry run', async () => {
    await run()
    const key = 'store busquedas.json#2'
    const message = 'Tiene cambios sin publicar en el panel.'
    cms.unfinished.set(key, message)
    const stores = (telefono: string) => ({ 1: legacyStore(1), 2: legacyStore(2, { telefono }) })
    folder.write('busquedas.json', stores('3777 55-5999'))
    cms.requests.length = 0
    for (const dryRun of [true, false]) {
      const { counts, refusals } = await run({ dryRun })
      expect(counts.store).toMatchObject({ changed: 0, refused: 1 })
      expect(refusals).toEqual([{ record: 'busquedas.json #2 «Panadería 2»', field: '', message }])
    }
    expect(puts().filter((put) => put.includes('store'))).toEqual([])
    cms.unfinished.clear()
    expect((await run()).counts.store).toMatchObject({ changed: 1, refused: 0 })
    expect(field(key, 'phone')).toBe('3777 55-5999')
  })

  it('creates only the record that is new, whatever its place', async () => {
    await run()
    const names = ['Zoe', 'Ana', 'Beto']
    folder.write(
      'profesionales.json',
      names.map((name) => legacyProfessional(name)),
    )
    const { counts, refusals } = await run()
    expect(refusals).toEqual([])
    expect(counts.professional).toEqual({ created: 1, changed: 0, unchanged: 2, refused: 0 })
  })

  it('writes nothing in a dry run and says the same', async () => {
    const dry = await run({ dryRun: true })
    expect(puts()).toEqual([])
    expect(cms.documents.size).toBe(0)
    expect(await run()).toEqual({ ...dry, dryRun: false })
  })

  it('imports one file with the names that the site’s file lends it', async () => {
    await run({ path: `${folder.path}/busquedas.json` })
    expect(cms.documents.has('payment-method debito-visa-debito')).toBe(true)
    expect(cms.documents.has('site-setting site')).toBe(false)
    const { counts } = await run()
    expect(counts.store).toEqual({ created: 0, changed: 0, unchanged: 2, refused: 0 })
  })

  it('tells its progress', async () => {
    const seen: string[] = []
    await run({
      onProgress: ({ done, total }: { done: number; total: number }) =>
        seen.push(`${done}/${total}`),
    })
    expect(seen.at(0)).toBe('1/13')
    expect(seen.at(-1)).toBe('13/13')
  })
})

describe('refusals', () => {
  it('reports a refused document in the CMS’s words, and the others go on', async () => {
    cms.refuse = (_, path) => (path.endsWith('busquedas.json#2') ? 'El sitio web no vale.' : null)
    const { counts, refusals } = await run()
    expect(counts.store).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 1 })
    expect(counts.professional.created).toBe(2)
    expect(refusals).toEqual([
      { record: 'busquedas.json #2 «Panadería 2»', field: '', message: 'El sitio web no vale.' },
    ])
  })

  it('imports a document without a refused image, and tries the image again next time', async () => {
    cms.refuse = (_, path) => (path.includes('name=foto.png') ? 'La imagen no gusta.' : null)
    const { counts, refusals } = await run()
    expect(counts.store.created).toBe(2)
    expect(refusals.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'gallery: La imagen no gusta.',
      'gallery: La imagen no gusta.',
      'image: La imagen no gusta.',
    ])
    expect(field('store busquedas.json#1', 'gallery')).toEqual([])
    cms.refuse = () => null
    const again = await run()
    expect(again.counts.store).toEqual({ created: 0, changed: 2, unchanged: 0, refused: 0 })
    expect(field('store busquedas.json#1', 'gallery')).toHaveLength(1)
    expect(totalCounts((await run()).counts).unchanged).toBe(13)
  })

  it('says the status when the CMS gives no reason', async () => {
    cms.refuse = (method, path) => (method === 'PUT' && path.includes('/category/') ? 500 : null)
    const { refusals } = await run()
    expect(refusals[0]?.message).toBe('El CMS respondió 500.')
  })
})

describe('a CMS that cannot be used', () => {
  it('is said to be unreachable when nobody listens', async () => {
    await cms.close()
    await expect(run()).rejects.toThrow(/^El CMS \(http:.*\) no responde/)
    cms = await startFakeCms()
  })

  it('is tried again when it fails for a moment', async () => {
    let failures = 2
    cms.refuse = () => (failures-- > 0 ? 503 : null)
    expect(totalCounts((await run()).counts).created).toBe(13)
  })

  it('ends the import when it stops in the middle, and the next one goes on from there', async () => {
    let left = 9
    cms.refuse = () => (left-- > 0 ? null : 503)
    await expect(run()).rejects.toThrow(/no responde/)
    const before = cms.documents.size
    expect(before).toBeGreaterThan(0)
    cms.refuse = () => null
    expect(totalCounts((await run()).counts)).toMatchObject({
      created: 13 - before,
      unchanged: before,
    })
  })

  it('is told apart when it refuses the token, is another program, or makes no sense', async () => {
    await expect(run({ token: 'otra' })).rejects.toThrow(/no acepta la clave del importador/)
    cms.refuse = () => 404
    await expect(run()).rejects.toThrow(/respondió 404/)
    const fetch = () => Promise.resolve(Response.json({ documents: [] }))
    await expect(run({ fetch })).rejects.toThrow(/no se entiende/)
  })
})
