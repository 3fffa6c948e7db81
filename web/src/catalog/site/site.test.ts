import { expect, test } from 'vitest'
import { categoryRecord, siteRecord } from '../../testing/records.ts'
import { parseSite } from './site.ts'

test('the configuration becomes a site with each category once, in their order', () => {
  const names = ['Alimentos', 'Otros', 'otros']
  const categories = names.map((name) => categoryRecord(name, ['A', 'B', 'b']))
  const site = parseSite(siteRecord({ categories, year: 2026 }))
  expect(site.year).toBe(2026)
  expect(site.categories.map(({ name }) => name)).toEqual(['Alimentos', 'Otros'])
  expect(site.categories[0]?.subcategories.map(({ name }) => name)).toEqual(['A', 'B'])
})

test('categories are addressed by their names, whatever slugs the CMS gave them', () => {
  const renamed = { ...categoryRecord('Autos y Motos', ['Otros']), slug: 'autos' }
  const subcategories = renamed.subcategories.map((entry) => ({ ...entry, slug: 'otros-2' }))
  const plain = categoryRecord('Hogar', [])
  const site = parseSite(siteRecord({ categories: [{ ...renamed, subcategories }, plain] }))
  const [category] = site.categories
  expect(category?.slug).toBe('autos-y-motos')
  expect([...site.formerNames]).toEqual([['Autos y Motos', 'autos']])
  expect(category?.subcategories.map(({ slug }) => slug)).toEqual(['otros'])
})

test('a missing field has a default', () => {
  expect(parseSite({})).toEqual({
    holidays: new Map(),
    phone: '',
    bannerVideo: '',
    bannerPoster: '',
    leadEndpoint: '/api/leads',
    professionalCategories: [],
    name: '',
    tagline: '',
    city: '',
    email: '',
    social: {},
    map: { center: { lat: -29.14, lng: -59.26 }, zoom: 15 },
    sampleData: false,
    year: 0,
    categories: [],
    formerNames: new Map(),
  })
})

test('a social link that is not http or https is dropped', () => {
  const social = { instagram: 'javascript:alert(1)', x: 'https://x.com/goya' }
  expect(parseSite({ social }).social).toEqual({ x: 'https://x.com/goya' })
})

test('a file that is no object is refused', () => {
  expect(() => parseSite([])).toThrow(TypeError)
})

test('a professional category without route takes it from its name, one without name is left out', () => {
  const file = siteRecord({
    professionalCategories: [
      { name: 'Médicos', icon: '', route: '', color: 'red' },
      { name: '', icon: '', route: 'x', color: '#123456' },
      { name: 'Abogados', icon: '/media/a.webp', route: 'abogados', color: '#123456' },
    ],
  })
  expect(parseSite(file).professionalCategories).toEqual([
    { name: 'Médicos', icon: '', route: 'medicos', color: '#0b5f68' },
    { name: 'Abogados', icon: '/media/a.webp', route: 'abogados', color: '#123456' },
  ])
})

test('a banner video is an address of this site or of the web', () => {
  const { bannerVideo, bannerPoster } = parseSite({
    bannerVideo: '/media/rio.mp4',
    bannerPoster: 'javascript:alert(1)',
  })
  expect([bannerVideo, bannerPoster]).toEqual(['/media/rio.mp4', ''])
})

test.each(['//ajeno.example/', '/\\ajeno.example/', '/\t/ajeno.example/', '/\n/ajeno.example/'])(
  'the form is sent to no other site: %j',
  (leadEndpoint) => {
    expect(parseSite({ leadEndpoint }).leadEndpoint).toBe('/api/leads')
  },
)
