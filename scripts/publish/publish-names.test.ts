import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { publish } from './publish.ts'
import type { StoreDocument } from '../site/documents.ts'
import { buildCategory, buildStore } from '../site/testing/documents.ts'
import { usePublisher } from './testing/publisher.ts'

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const read = (name: string) => readFileSync(path.join(site.live, name), 'utf8')

test('a professional is found under any profession, and only where they are is it told', async () => {
  await publish(site.options)
  const page = read('profesionales/medicos/ana-paz/index.html')
  expect(read('profesionales/abogados/ana-paz/index.html')).toBe(page)
  expect(page).toContain('canonical" href="https://guia.example/profesionales/medicos/ana-paz"')
  expect(read('sitemap.xml')).not.toContain('/profesionales/abogados/ana-paz')
})

describe('names as links have them', () => {
  const place = { lat: -29.1, lng: -59.2 }
  const ropa = buildCategory('Ropa y Accesorios', { slug: 'ropa-y-accesorios' })
  const publishStores = async (...store: StoreDocument[]) => {
    site.cms.documents = { ...site.cms.documents, category: [ropa], subcategory: [], store }
    await publish({ ...site.options, vanishingShare: 1 })
  }
  const storesIn = () => readdirSync(path.join(site.live, 'store')).toSorted()

  test('the map’s address of a store leads to its page, where it is another one', async () => {
    await publishStores(
      buildStore(1, { name: 'La Ñata & Cía', slug: 'la-nata-cia', location: place }),
      buildStore(2, { name: 'El Sol', slug: 'el-sol', location: place }),
      buildStore(3, { name: 'Sin Lugar & Cía', slug: 'sin-lugar-cia' }),
    )
    expect(JSON.parse(read('store/la-ñata-&-cía/datos.json'))).toMatchObject({ id: 1 })
    expect(storesIn()).toEqual(['el-sol', 'la-nata-cia', 'la-ñata-&-cía', 'sin-lugar-cia'])
  })

  test('it leads to no other store, and nothing out of its folder', async () => {
    await publishStores(
      buildStore(1, { name: 'Café', slug: 'cafe', location: place }),
      buildStore(2, { name: 'CAFÉ', slug: 'cafe-2', location: place }),
      buildStore(3, { name: 'Kiosco 24/7', slug: 'kiosco-247', location: place }),
      buildStore(4, { name: '.Com', slug: 'com', location: place }),
    )
    expect(JSON.parse(read('store/café/datos.json'))).toMatchObject({ id: 1 })
    expect(storesIn()).toEqual(['cafe', 'cafe-2', 'café', 'com', 'kiosco-247'])
  })

  test('a category’s raw name leads to its pages', async () => {
    await publishStores(buildStore(1, { categories: [ropa] }))
    for (const list of ['category', 'subcategory']) {
      const page = read(`${list}/ropa-y-accesorios/index.html`)
      expect(read(`${list}/Ropa y Accesorios/index.html`)).toBe(page)
    }
  })
})
