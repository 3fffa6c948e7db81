import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publish } from '../publish.ts'
import { fullProfessional, fullStore } from '../../site/testing/sample-documents.ts'
import { usePublisher } from '../testing/publisher.ts'
import { findLiveFault } from '../testing/read-release.ts'

const site = usePublisher()
const page = (address: string) => path.join(site.live, address, 'index.html')
const read = (address: string) => readFileSync(page(address), 'utf8')
/** Elements of a page's head that link previews read. */
const previewOf = (html: string) =>
  html.match(/<meta (?:property="og:|name="twitter:)[^>]*>/g) ?? []

test('every address that a record had leads to the one that it has now', async () => {
  const { store, professional } = site.cms.documents
  site.cms.documents = {
    ...site.cms.documents,
    store: store.map((one) =>
      one.numero === fullStore.numero
        ? // 'comercio-1' belongs to another store by now.
          { ...one, previousSlugs: ['la-espiga-vieja', 'espiga', 'comercio-1'] }
        : { ...one, previousSlugs: ['espiga'] },
    ),
    professional: professional.map((one) =>
      one.numero === fullProfessional.numero ? { ...one, previousSlugs: ['ana'] } : one,
    ),
  }
  await publish(site.options)
  expect(read('store/la-espiga-vieja')).toContain('url=/store/la-espiga"')
  // Two stores had it: the one with the lower number keeps it.
  expect(read('store/espiga')).toContain('url=/store/comercio-1"')
  expect(read('store/comercio-1')).not.toContain('http-equiv="refresh"')
  expect(read('profesionales/medicos/ana')).toContain('url=/profesionales/medicos/ana-paz"')
  expect(readFileSync(path.join(site.live, 'sitemap.xml'), 'utf8')).not.toContain('espiga-vieja')
  expect(findLiveFault(site.siteDir)).toBe('')
  const preview = previewOf(read('store/la-espiga'))
  expect(preview.join()).toContain('content="La Espiga | Goya a un clic"')
  expect(previewOf(read('store/la-espiga-vieja'))).toEqual(preview)
  expect(previewOf(read('profesionales/medicos/ana'))).toEqual(
    previewOf(read('profesionales/medicos/ana-paz')),
  )
  const { release } = await publish(site.options)
  expect(release).toBe(path.basename(site.live))
}, 60_000)

test('a renamed store is found by its new name too, where nothing else stands', async () => {
  const names = ['Panadería Nueva', 'COMERCIO 1', 'Vieja']
  const store = site.cms.documents.store.map((one, index) => ({
    ...one,
    name: names[index] ?? one.name,
    ...(one.numero === 1 && { previousSlugs: ['vieja'] }),
  }))
  site.cms.documents = { ...site.cms.documents, store }
  await publish(site.options)
  const [renamed, asAnother, asFormer] = store
  expect(read('store/panaderia-nueva')).toContain(`url=/store/${renamed?.slug}"`)
  expect([asAnother, asFormer].map((one) => one?.slug)).not.toContain('comercio-1')
  expect(read('store/comercio-1')).not.toContain('http-equiv="refresh"')
  expect(read('store/vieja')).toContain('url=/store/comercio-1"')
  expect(findLiveFault(site.siteDir)).toBe('')
}, 60_000)

test('of a record that is not published nothing is led to', async () => {
  const { professional } = site.cms.documents
  site.cms.documents = {
    ...site.cms.documents,
    professional: professional.map((one) => ({
      ...one,
      email: 'no es un correo',
      previousSlugs: [`${one.slug}-viejo`],
    })),
  }
  await publish(site.options)
  expect(existsSync(page('profesionales/medicos/ana-paz-viejo'))).toBe(false)
}, 60_000)

test('addresses of a renamed category lead to those of its present name', async () => {
  const { category, subcategory } = site.cms.documents
  site.cms.documents = {
    ...site.cms.documents,
    category: category.map((one) => (one.name === 'Alimentos' ? { ...one, name: 'Comidas' } : one)),
    subcategory: subcategory.map((one) => ({
      ...one,
      name: one.name === 'Panaderias' ? 'Panificados' : one.name,
      category: { name: 'Comidas', slug: 'alimentos' },
    })),
  }
  await publish(site.options)
  for (const [former, present] of [
    ['category/alimentos', 'category/comidas'],
    ['category/alimentos/subcategories', 'category/comidas/subcategories'],
    ['subcategory/alimentos', 'subcategory/comidas'],
    ['subcategory/panaderias', 'subcategory/panificados'],
  ] as const) {
    expect(read(former)).toContain(`url=/${present}"`)
    expect(read(former)).toContain('Esta página cambió de dirección')
    expect(previewOf(read(former))).toEqual(previewOf(read(present)))
    expect(read(present)).not.toContain('http-equiv="refresh"')
  }
  expect(existsSync(page('subcategory/carnicerias'))).toBe(true)
  expect(read('subcategory/carnicerias')).not.toContain('http-equiv="refresh"')
  expect(readFileSync(path.join(site.live, 'sitemap.xml'), 'utf8')).not.toContain('alimentos')
  expect(findLiveFault(site.siteDir)).toBe('')
}, 60_000)

test('an address that another category has by now leads nowhere else', async () => {
  const { category } = site.cms.documents
  const [first, second] = category
  if (!first || !second) throw new Error('the sample has two categories')
  site.cms.documents.category = [
    { ...first, name: 'Otro rubro' },
    { ...second, name: first.name },
    ...category.slice(2),
  ]
  await publish(site.options)
  const former = `category/${first.slug}`
  expect(read(former)).not.toContain('http-equiv="refresh"')
  expect(read(former)).toContain(`<title>${first.name} |`)
}, 60_000)
