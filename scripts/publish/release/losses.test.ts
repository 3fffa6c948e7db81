import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ContentFile } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { findLosses } from './losses.ts'

const temp = useTempFolder()
const slugsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `tienda-${from + index}`)

interface Live {
  stores?: readonly string[]
  /** Further addresses of a store: 'La Espiga' → 'la-espiga'. */
  names?: Readonly<Record<string, string>>
  professionals?: number
  usefulContacts?: number
}

/** A live release with as much as the comparison looks at. */
function writeLive({ stores = [], names = {}, professionals = 0, usefulContacts = 0 }: Live) {
  const folder = path.join(temp.path, 'live')
  mkdirSync(path.join(folder, 'store'), { recursive: true })
  for (const slug of stores) symlinkSync(`../../pages/${slug}`, path.join(folder, 'store', slug))
  for (const [name, slug] of Object.entries(names)) {
    symlinkSync(`../../pages/${slug}`, path.join(folder, 'store', name))
  }
  const files = {
    'profesionales.json': { records: professionals },
    'contactos-utiles.json': { records: usefulContacts },
  }
  temp.write('live/publicacion.json', JSON.stringify({ files }))
  return folder
}

const NEXT = { 'profesionales.json': 10, 'contactos-utiles.json': 10 } as Record<string, number>

const findNamed = (live: string | null, slugs: readonly string[], share = 0.2, next = NEXT) =>
  findLosses(
    live,
    (address) => slugs.includes(address),
    (file: ContentFile) => next[file] ?? 0,
    share,
  )

/** The counts alone. */
const find = (...search: Parameters<typeof findNamed>) =>
  findNamed(...search).map(({ what, gone, of }) => ({ what, gone, of }))

test('before the first release nothing can vanish', () => {
  expect(find(null, [])).toEqual([])
})

test('the page that leads from a former address to a store is no store', () => {
  const live = writeLive({ stores: slugsOf(1, 4) })
  for (const old of ['antes-1', 'antes-2', 'antes-3', 'antes-4']) {
    temp.write(`live/store/${old}/index.html`, 'redirect')
  }
  expect(find(live, slugsOf(1, 4))).toEqual([])
})

describe('stores', () => {
  test.each([
    [20, 100, []],
    [21, 100, [{ what: 'comercios', gone: 21, of: 100 }]],
    [100, 100, [{ what: 'comercios', gone: 100, of: 100 }]],
    [1, 1, []],
    [2, 3, []],
    [3, 3, [{ what: 'comercios', gone: 3, of: 3 }]],
    [4, 4, [{ what: 'comercios', gone: 4, of: 4 }]],
    [3, 5, []],
  ])('%i gone of %i', (gone, of, expected) => {
    const live = writeLive({ stores: slugsOf(0, of) })
    expect(find(live, slugsOf(gone, of - gone))).toEqual(expected)
  })

  test('are compared one by one: as many new ones make up for none', () => {
    const live = writeLive({ stores: slugsOf(0, 10) })
    expect(find(live, slugsOf(500, 10))).toEqual([{ what: 'comercios', gone: 10, of: 10 }])
  })

  test('that are new are no loss', () => {
    const live = writeLive({ stores: slugsOf(0, 10) })
    expect(find(live, slugsOf(0, 500))).toEqual([])
  })

  test('with a second address, their raw name, count once', () => {
    const stores = slugsOf(0, 10)
    const names = Object.fromEntries(stores.map((slug) => [`Tienda ${slug}`, slug]))
    const live = writeLive({ stores, names })
    expect(find(live, stores)).toEqual([])
    expect(find(live, slugsOf(5, 5))).toEqual([{ what: 'comercios', gone: 5, of: 10 }])
  })

  test('may all go when the share is the whole', () => {
    const live = writeLive({ stores: slugsOf(0, 50) })
    expect(find(live, [], 1)).toEqual([])
    expect(find(live, [], 0)).toHaveLength(1)
  })
})

describe('stores that would vanish are named', () => {
  const namesOf = (live: string, slugs: readonly string[]) => findNamed(live, slugs)[0]?.names

  test('by what their records call them; by their address when those say nothing', () => {
    const live = writeLive({ stores: ['b', 'a', 'd', 'c'], names: { 'La Espiga': 'a' } })
    const records = { a: '{"name":"La Espiga"}', b: '{"name":"Sol"}', c: '{"name":7}' }
    for (const [slug, text] of Object.entries(records)) {
      temp.write(`pages/${slug}/datos.json`, text)
    }
    expect(namesOf(live, [])?.toSorted()).toEqual(['La Espiga', 'Sol', 'c', 'd'])
  })

  test('the first ten, and none that stays', () => {
    const live = writeLive({ stores: slugsOf(10, 20) })
    expect(namesOf(live, slugsOf(10, 5))).toEqual(slugsOf(15, 10))
  })
})

test('other lists are compared by their length, and every loss is told', () => {
  const live = writeLive({ stores: slugsOf(0, 10), professionals: 20, usefulContacts: 20 })
  const next = { 'profesionales.json': 15, 'contactos-utiles.json': 16 }
  expect(find(live, slugsOf(5, 5), 0.2, next)).toEqual([
    { what: 'comercios', gone: 5, of: 10 },
    { what: 'profesionales', gone: 5, of: 20 },
  ])
})

test('longer lists are no loss', () => {
  const live = writeLive({ professionals: 2, usefulContacts: 2 })
  expect(find(live, [], 0)).toEqual([])
})

test('a release without stores has none to lose', () => {
  temp.write(
    'empty/publicacion.json',
    JSON.stringify({
      files: { 'profesionales.json': { records: 0 }, 'contactos-utiles.json': { records: 0 } },
    }),
  )
  expect(find(path.join(temp.path, 'empty'), [])).toEqual([])
})
