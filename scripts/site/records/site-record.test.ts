import { describe, expect, test } from 'vitest'
import {
  buildCategory,
  buildDocuments,
  buildMedia,
  buildProfessionalCategory,
  buildSite,
  buildSubcategory,
} from '../testing/documents.ts'
import {
  toCategoryEntries,
  toPlainSite,
  toProfessionalCategories,
  toSiteRecord,
  toSynonyms,
} from './site-record.ts'

const noImage = () => ''

describe('the configuration', () => {
  test('filled in wholly, it comes out as it is', () => {
    const setting = buildSite({
      city: 'Goya',
      phone: '+54 9 3777 55-5000',
      email: 'hola@guia.example',
      mapLat: -29.1,
      mapLng: -59.2,
      mapZoom: 13,
      sampleData: true,
      leadEndpoint: 'https://planilla.example/recibir',
      social: { linkedin: 'https://l.example/', facebook: 'javascript:x', x: '' },
    })
    expect(toPlainSite(setting, undefined, '2027-01-01')).toEqual({
      name: 'Goya a un clic',
      tagline: 'Todo en un solo lugar',
      city: 'Goya',
      phone: '5493777555000',
      email: 'hola@guia.example',
      social: { linkedin: 'https://l.example/' },
      map: { center: { lat: -29.1, lng: -59.2 }, zoom: 13 },
      sampleData: true,
      year: 2027,
      feriados: [],
      leadEndpoint: 'https://planilla.example/recibir',
      categories: [],
      professionalCategories: [],
    })
  })

  test('what is empty has the defaults of the product', () => {
    const setting = buildSite({ tagline: null })
    expect(toPlainSite(setting, undefined, '2026-12-31')).toMatchObject({
      tagline: '',
      city: 'Goya',
      phone: '',
      email: '',
      social: {},
      map: { center: { lat: -29.14, lng: -59.26 }, zoom: 15 },
      sampleData: false,
      year: 2026,
      leadEndpoint: '/api/leads',
    })
  })

  test('half a map centre is none, and zero is a coordinate', () => {
    const centerOf = (mapLat: number | null, mapLng: number | null) =>
      toPlainSite(buildSite({ mapLat, mapLng }), undefined, '2026-01-01').map.center
    expect(centerOf(-29, null)).toEqual({ lat: -29.14, lng: -59.26 })
    expect(centerOf(0, 0)).toEqual({ lat: 0, lng: 0 })
  })
})

describe('categories', () => {
  const alimentos = buildCategory('Alimentos')
  const autos = buildCategory('Autos', { icon: buildMedia('autos.png') })
  const panaderias = buildSubcategory('Panaderias', 'Alimentos')
  const carnicerias = buildSubcategory('Carnicerias', 'Alimentos')

  test('only those that some store has, in alphabetical order, with their icons', () => {
    const entries = toCategoryEntries(
      {
        category: [autos, buildCategory('Deportes'), alimentos],
        subcategory: [],
      },
      { categories: new Set(['autos', 'alimentos']), subcategories: new Set() },
      (media) => (media ? '/media/autos.webp' : ''),
    )
    expect(entries).toEqual([
      { name: 'Alimentos', slug: 'alimentos', icon: '', subcategories: [] },
      { name: 'Autos', slug: 'autos', icon: '/media/autos.webp', subcategories: [] },
    ])
  })

  test('as Spanish has them: a letter with an accent beside the one without, Ñ after N', () => {
    const names = ['Nuevos', 'Servicios', 'Otros', 'Ñandúes', 'Niños', 'Ópticas']
    const category = names.map((name) => buildCategory(name))
    const used = {
      categories: new Set(category.map(({ slug }) => slug)),
      subcategories: new Set<string>(),
    }
    const entries = toCategoryEntries({ category, subcategory: [] }, used, noImage)
    expect(entries.map(({ name }) => name)).toEqual([
      'Niños',
      'Nuevos',
      'Ñandúes',
      'Ópticas',
      'Otros',
      'Servicios',
    ])
  })

  test('below each, its own subcategories that some store has', () => {
    const talleres = buildSubcategory('Talleres', 'Autos')
    const [entry] = toCategoryEntries(
      {
        category: [alimentos],
        subcategory: [
          panaderias,
          carnicerias,
          talleres,
          buildSubcategory('Dieteticas', 'Alimentos'),
        ],
      },
      {
        categories: new Set(['alimentos']),
        subcategories: new Set(['panaderias', 'carnicerias', 'talleres']),
      },
      noImage,
    )
    expect(entry?.subcategories.map(({ name }) => name)).toEqual(['Carnicerias', 'Panaderias'])
  })
})

test('the whole configuration is the plain one with both kinds of categories', () => {
  const documents = buildDocuments({
    category: [buildCategory('Autos')],
    'professional-category': [buildProfessionalCategory('Medicos')],
  })
  const plain = toPlainSite(buildSite(), undefined, '2026-01-01')
  const used = { categories: new Set(['autos']), subcategories: new Set<string>() }
  expect(toSiteRecord(plain, documents, used, noImage)).toEqual({
    ...plain,
    categories: [{ name: 'Autos', slug: 'autos', icon: '', subcategories: [] }],
    professionalCategories: [{ name: 'Medicos', icon: '', route: 'medicos', color: '#123abc' }],
  })
})

test('professional categories come in the order of staff, equal ones by name and route', () => {
  const categories = [
    buildProfessionalCategory('Zoólogos', { order: 1 }),
    buildProfessionalCategory('Médicos', { order: 2, route: 'medicos-b' }),
    buildProfessionalCategory('Médicos', { order: 2, route: 'medicos-a' }),
    buildProfessionalCategory('Abogados', { order: 2, color: '' }),
  ]
  expect(toProfessionalCategories(categories, noImage)).toEqual([
    { name: 'Zoólogos', icon: '', route: 'zoólogos', color: '#123abc' },
    { name: 'Abogados', icon: '', route: 'abogados', color: '#0b6b70' },
    { name: 'Médicos', icon: '', route: 'medicos-a', color: '#123abc' },
    { name: 'Médicos', icon: '', route: 'medicos-b', color: '#123abc' },
  ])
})

test('a synonym goes on meaning a category that staff call otherwise now', () => {
  const setting = buildSite({ synonyms: 'morfi = Gastronomía\nnafta = estación' })
  const renamed = { name: 'Restaurantes y Bares', slug: 'gastronomia' }
  const numbered = { name: 'Estación', slug: 'estacion' }
  expect(toSynonyms(setting, [renamed, numbered])).toEqual([
    { word: 'morfi', means: 'Restaurantes y Bares' },
    { word: 'nafta', means: 'estación' },
  ])
})
