import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../site/hash.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { compareRecords, compareReleases } from './changes.ts'

const temp = useTempFolder()
const NONE = { count: 0, names: [] }
const EMPTY = { added: NONE, changed: NONE, removed: NONE }

interface Store {
  id: number
  name: string
  phone?: string
}

/** The list of a release, a record a line as publishers write it, and its description. */
function writeStores(release: string, stores: readonly Store[], records = stores.length) {
  const lines = stores.map(({ id, name, phone }) =>
    JSON.stringify({ id, slug: `tienda-${id}`, name, telefono: phone ?? '' }),
  )
  const list = `[${lines.join(',\n')}]\n`
  temp.write(`${release}/busquedas.json`, list)
  const files = { 'busquedas.json': { records, sha256: sha256(list) } }
  temp.write(`${release}/publicacion.json`, JSON.stringify({ files }))
}

const write = (release: string, file: string, value: unknown) =>
  temp.write(path.join(release, file), JSON.stringify(value))

/** What a next release changes against the live one. */
const compare = async () =>
  (await compareReleases(path.join(temp.path, 'live'), path.join(temp.path, 'next'))) ?? EMPTY

const ESPIGA = { id: 1, name: 'La Espiga' }
const SOL = { id: 2, name: 'Kiosco «Sol, "el de siempre"»' }
const LUNA = { id: 3, name: 'Bar Luna' }

test('stores that came, changed and went are named', async () => {
  writeStores('live', [ESPIGA, SOL, LUNA])
  writeStores('next', [ESPIGA, { ...SOL, phone: '3777' }, { id: 4, name: 'El Río' }])
  expect(await compare()).toEqual({
    added: { count: 1, names: ['El Río'] },
    changed: { count: 1, names: [SOL.name] },
    removed: { count: 1, names: ['Bar Luna'] },
  })
})

test('a store with another name has changed, it neither came nor went', async () => {
  writeStores('live', [ESPIGA])
  writeStores('next', [{ ...ESPIGA, name: 'La Espiga Dorada' }])
  expect(await compare()).toEqual({
    added: NONE,
    changed: { count: 1, names: ['La Espiga Dorada'] },
    removed: NONE,
  })
})

test('of many the first three are named, and all counted', async () => {
  writeStores('live', [])
  writeStores(
    'next',
    [1, 2, 3, 4, 5].map((id) => ({ id, name: `Tienda ${id}` })),
  )
  expect((await compare()).added).toEqual({
    count: 5,
    names: ['Tienda 1', 'Tienda 2', 'Tienda 3'],
  })
})

test('of a list of stores that is cut, or is not there, nothing is told', async () => {
  writeStores('live', [ESPIGA, SOL], 3)
  writeStores('next', [ESPIGA])
  expect(await compare()).toEqual(EMPTY)
  rmSync(path.join(temp.path, 'next', 'busquedas.json'))
  expect(
    await compareReleases(path.join(temp.path, 'live'), path.join(temp.path, 'next')),
  ).toBeNull()
})

test('offers, professionals and the rest are compared by their lists', async () => {
  for (const release of ['live', 'next']) writeStores(release, [])
  const pizza = { id: 1, nombre: 'Pizza 2x1', descuento: '' }
  write('live', 'ofertas.json', { ofertas: [pizza], recomendados: [] })
  write('next', 'ofertas.json', {
    ofertas: [{ ...pizza, descuento: '10%' }],
    recomendados: [{ id: 2, nombre: 'Helado' }],
  })
  write('live', 'profesionales.json', [{ id: 1, name: 'Ana Ríos' }])
  write('next', 'profesionales.json', [])
  expect(await compare()).toEqual({
    added: { count: 1, names: ['Helado'] },
    changed: { count: 1, names: ['Pizza 2x1'] },
    removed: { count: 1, names: ['Ana Ríos'] },
  })
})

test('what the site has in one file is named as staff know it', async () => {
  for (const release of ['live', 'next']) writeStores(release, [])
  const writeSite = (release: string, site: object) => write(release, 'sitio.json', site)
  const category = { name: 'Bares', slug: 'bares', subcategories: [] }
  const site = { name: 'Guía', feriados: [], categories: [category], professionalCategories: [] }
  writeSite('live', site)
  writeSite('next', {
    ...site,
    feriados: [{ fecha: '2026-12-25', nombre: 'Navidad' }],
    categories: [{ ...category, subcategories: [{ name: 'Cervecerías' }] }],
    professionalCategories: [{ name: 'Bares', route: 'bares' }],
  })
  const named = (name: string) => ({ count: 1, names: [name] })
  const { added, changed, removed } = await compare()
  expect([added, removed]).toEqual([named('Bares'), NONE])
  expect(changed).toEqual({ count: 2, names: ['Bares', 'Feriados'] })
  writeSite('next', { ...site, categories: [{ ...category, name: 'Bares y cafés' }] })
  expect(await compare()).toEqual({
    added: NONE,
    changed: named('Bares y cafés'),
    removed: NONE,
  })
  writeSite('next', { ...site, name: 'Otra' })
  expect((await compare()).changed).toEqual(named('Configuración del sitio'))
})

test('a list that is damaged, or of another shape, describes nothing and breaks nothing', async () => {
  for (const release of ['live', 'next']) writeStores(release, [])
  temp.write('live/profesionales.json', '{')
  temp.write('next/profesionales.json', '[null, 1, "a", {"id": 3}]')
  expect((await compare()).added).toEqual({ count: 1, names: ['3'] })
  expect(compareRecords([], [])).toEqual({ added: [], changed: [], removed: [] })
})
