import { describe, expect, test } from 'vitest'
import { toPlainSite } from '../records/site-record.ts'
import { buildSite } from '../testing/documents.ts'
import { sampleStore } from '../testing/records.ts'
import { storePage } from './store-page.ts'

const site = toPlainSite(buildSite(), undefined, '2026-03-15')
const pageOf = (overrides = {}) =>
  storePage({ ...sampleStore(), ...overrides }, site, 'https://guia.example')

describe('the page of a store', () => {
  test('carries its whole record and the site without categories, and says so', () => {
    const data = pageOf().data
    expect(data).toEqual({
      page: '/store/la-espiga',
      site,
      store: sampleStore(),
      parts: ['site'],
    })
  })

  test('tells in the preview of a link what the store tells of itself', () => {
    const { head, card } = pageOf()
    expect(head).toEqual({
      title: 'La Espiga | Goya a un clic',
      description: 'Pan de masa madre.',
    })
    expect(card).toMatchObject({
      title: 'La Espiga',
      category: 'Alimentos',
      address: 'Colón 100',
      logo: sampleStore().image,
    })
  })

  test('without description tells its trade and its place', () => {
    expect(pageOf({ description: '' }).head.description).toMatch(/Alimentos · Colón 100$/)
    expect(pageOf({ description: '', category: [] }).head.description).toMatch(/Colón 100$/)
  })

  test('is described to search engines, with the way to it', () => {
    const text = JSON.stringify(pageOf().jsonLd)
    expect(text).toContain('https://guia.example/store/la-espiga')
    expect(text).toContain('https://guia.example/category/alimentos')
    expect(JSON.stringify(pageOf({ category: [] }).jsonLd)).not.toContain('/category/')
  })

  test('is another page when anything of the record changes', () => {
    expect(pageOf().data).toEqual(pageOf().data)
    expect(pageOf({ telefono: '1' }).data).not.toEqual(pageOf().data)
  })
})

test('a record that the app could not read makes no page', () => {
  expect(() => pageOf({ id: Number.NaN })).toThrow(/no se puede leer/)
})
