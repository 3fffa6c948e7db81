import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { compareRecords, compareReleases } from './changes.ts'

const temp = useTempFolder()
const NONE = { count: 0, names: [] }

/** A live release with these stores: address → name. */
function writeLive(stores: Readonly<Record<string, string>>) {
  const live = path.join(temp.path, 'releases', '000001-a')
  mkdirSync(path.join(live, 'store'), { recursive: true })
  for (const [address, name] of Object.entries(stores)) {
    temp.write(`pages/${address}/datos.json`, JSON.stringify({ name }))
    symlinkSync(`../../../pages/${address}`, path.join(live, 'store', address))
  }
  return live
}

/** What a next release with these stores changes; those of `changed` have another page. */
function compareStores(
  live: string,
  stores: Readonly<Record<string, string>>,
  changed: readonly string[],
) {
  const next = path.join(temp.path, 'next')
  mkdirSync(next, { recursive: true })
  return compareReleases({
    live,
    next,
    changedLinks: changed.map((address) => `store/${address}`),
    hasPage: (link) => Object.hasOwn(stores, link.slice('store/'.length)),
    names: new Map(Object.entries(stores)),
  })
}

test('stores that came, changed and went are named', () => {
  const live = writeLive({ espiga: 'La Espiga', sol: 'Kiosco Sol', luna: 'Bar Luna' })
  const next = { espiga: 'La Espiga', sol: 'Kiosco Sol', rio: 'El Río' }
  expect(compareStores(live, next, ['sol', 'rio'])).toEqual({
    added: { count: 1, names: ['El Río'] },
    changed: { count: 1, names: ['Kiosco Sol'] },
    removed: { count: 1, names: ['Bar Luna'] },
  })
})

test('a store with another address has changed, it neither came nor went', () => {
  const live = writeLive({ 'la-espiga': 'La Espiga' })
  expect(compareStores(live, { espiga: 'La Espiga' }, ['espiga'])).toEqual({
    added: NONE,
    changed: { count: 1, names: ['La Espiga'] },
    removed: NONE,
  })
})

test('what stands on every page is told by its name, not by those of all stores', () => {
  const live = writeLive({ espiga: 'La Espiga', sol: 'Kiosco Sol' })
  const next = { espiga: 'La Espiga', sol: 'Kiosco Sol' }
  const write = (folder: string, feriados: unknown) =>
    temp.write(path.join(folder, 'sitio.json'), JSON.stringify({ feriados }))
  write('releases/000001-a', [])
  write('next', [{ fecha: '2026-12-08', motivo: 'Inmaculada' }])
  const changedOf = (addresses: string[]) => compareStores(live, next, addresses).changed.names
  expect(changedOf(['espiga', 'sol'])).toEqual(['Feriados'])
  expect(changedOf(['sol'])).toEqual(['Kiosco Sol', 'Feriados'])
})

test('of many the first three are named, and all counted', () => {
  const live = writeLive({})
  const next = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`t${n}`, `Tienda ${n}`]))
  expect(compareStores(live, next, Object.keys(next)).added).toEqual({
    count: 5,
    names: ['Tienda 1', 'Tienda 2', 'Tienda 3'],
  })
})

test('offers, professionals and the rest are compared by their lists', () => {
  const live = writeLive({})
  const write = (folder: string, file: string, value: unknown) =>
    temp.write(path.join(folder, file), JSON.stringify(value))
  const pizza = { id: 1, nombre: 'Pizza 2x1', descuento: '' }
  write('releases/000001-a', 'ofertas.json', { ofertas: [pizza], recomendados: [] })
  write('next', 'ofertas.json', {
    ofertas: [{ ...pizza, descuento: '10%' }],
    recomendados: [{ id: 2, nombre: 'Helado' }],
  })
  write('releases/000001-a', 'profesionales.json', [{ id: 1, name: 'Ana Ríos' }])
  write('next', 'profesionales.json', [])
  expect(compareStores(live, {}, [])).toEqual({
    added: { count: 1, names: ['Helado'] },
    changed: { count: 1, names: ['Pizza 2x1'] },
    removed: { count: 1, names: ['Ana Ríos'] },
  })
})

test('what the site has in one file is named as staff know it', () => {
  const live = writeLive({})
  const write = (folder: string, site: object) =>
    temp.write(path.join(folder, 'sitio.json'), JSON.stringify(site))
  const category = { name: 'Bares', slug: 'bares', subcategories: [] }
  const site = { name: 'Guía', feriados: [], categories: [category], professionalCategories: [] }
  write('releases/000001-a', site)
  write('next', {
    ...site,
    feriados: [{ fecha: '2026-12-25', nombre: 'Navidad' }],
    categories: [{ ...category, subcategories: [{ name: 'Cervecerías' }] }],
    professionalCategories: [{ name: 'Bares', route: 'bares' }],
  })
  const named = (name: string) => ({ count: 1, names: [name] })
  const { added, changed, removed } = compareStores(live, {}, [])
  expect([added, removed]).toEqual([named('Bares'), NONE])
  expect(changed).toEqual({ count: 2, names: ['Bares', 'Feriados'] })
  write('next', { ...site, categories: [{ ...category, name: 'Bares y cafés' }] })
  expect(compareStores(live, {}, [])).toEqual({
    added: NONE,
    changed: named('Bares y cafés'),
    removed: NONE,
  })
  write('next', { ...site, name: 'Otra' })
  expect(compareStores(live, {}, []).changed).toEqual(named('Configuración del sitio'))
})

test('a list that is damaged, or of another shape, describes nothing and breaks nothing', () => {
  const live = writeLive({})
  temp.write('releases/000001-a/profesionales.json', '{')
  temp.write('next/profesionales.json', '[null, 1, "a", {"id": 3}]')
  expect(compareStores(live, {}, []).added).toEqual({ count: 1, names: ['3'] })
  expect(compareRecords([], [])).toEqual({ added: [], changed: [], removed: [] })
})
