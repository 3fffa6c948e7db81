import type { z } from 'zod'
import { describe, expect, test } from 'vitest'
import {
  dutySchema,
  lightStoreSchema,
  offerSchema,
  professionalSchema,
  siteSchema,
  storeSchema,
  synonymSchema,
  usefulContactCategorySchema,
} from '@guia/contract/schemas'
import { inSpanish } from '../problems.ts'
import { toLightStore } from '../records/store-record.ts'
import {
  sampleContacts,
  sampleOffer,
  sampleProfessional,
  sampleSite,
  sampleStore,
} from '../testing/records.ts'

/** Of the light list's fields only the banner may be missing. */
const LIGHT_STORE = toLightStore({ ...sampleStore(), 'banner-inicio-promotion': '' })

const DUTY = {
  fecha: '2026-03-15',
  farmacias: [
    { nombre: 'Ceibo', direccion: '', telefono: '', whatsapp: '', location: null, slug: '' },
  ],
}

/** What a schema finds: 'hours.lunes.0: tiene una hora que no existe'. */
function findingsOf(schema: z.ZodType, record: unknown): string[] {
  const { error } = schema.safeParse(record, inSpanish)
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test.each([
  ['store', storeSchema, sampleStore()],
  ['light store', lightStoreSchema, LIGHT_STORE],
  ['professional', professionalSchema, sampleProfessional()],
  ['offer', offerSchema, sampleOffer()],
  ['useful contacts', usefulContactCategorySchema, sampleContacts()],
  ['site', siteSchema, sampleSite()],
  ['duty', dutySchema, DUTY],
  ['synonym', synonymSchema, { word: 'nafta', means: 'combustible' }],
])(
  'a good %s passes, and no field of it can be missing or be of another type',
  (_, schema, record) => {
    expect(findingsOf(schema, record)).toEqual([])
    for (const field of Object.keys(record)) {
      const { [field]: removed, ...rest } = record as unknown as Record<string, unknown>
      expect(removed).toBeDefined()
      expect(findingsOf(schema, rest).join()).toContain(field)
      expect(findingsOf(schema, { ...rest, [field]: Symbol('other') }).join()).toContain(field)
    }
  },
)

test.each([
  ['store', storeSchema, sampleStore()],
  ['light store', lightStoreSchema, LIGHT_STORE],
  ['professional', professionalSchema, sampleProfessional()],
  ['offer', offerSchema, sampleOffer()],
  ['useful contacts', usefulContactCategorySchema, sampleContacts()],
  ['site', siteSchema, sampleSite()],
  ['duty', dutySchema, DUTY],
  ['synonym', synonymSchema, { word: 'nafta', means: 'combustible' }],
])('a field that the contract does not know never gets into a %s', (_, schema, record) => {
  expect(findingsOf(schema, { ...record, notas_internas: 'debe' }).join()).toContain(
    'notas_internas',
  )
})

const image = 'no es una imagen publicada'
const link = 'no es una dirección web'
const time = 'tiene una hora que no existe'
const whatsapp = 'no es un número de WhatsApp completo'

describe('a store is refused for', () => {
  test.each([
    [{ id: 0 }, 'id: no es un número positivo'],
    [{ id: 1.5 }, 'id: no es un número entero'],
    [{ slug: '' }, 'slug: no es una dirección válida'],
    [{ slug: 'La Espiga' }, 'slug: no es una dirección válida'],
    [{ slug: '../otro' }, 'slug: no es una dirección válida'],
    [{ slug: 'a'.repeat(201) }, 'slug: es demasiado largo'],
    [{ name: '' }, 'name: está vacío'],
    [{ name: 'a'.repeat(201) }, 'name: es demasiado largo'],
    [{ description: 'a'.repeat(20_001) }, 'description: es demasiado largo'],
    [{ image: 'https://otro.example/a.webp' }, `image: ${image}`],
    [{ gallery: ['/uploads/a.jpg'] }, `gallery.0: ${image}`],
    [{ icon: { Autos: 'javascript:x' } }, `icon.Autos: ${image}`],
    [{ website: 'javascript:alert(1)' }, `website: ${link}`],
    [{ menu: '//menu.example' }, `menu: ${link}`],
    [{ redes: { instagram: 'data:,x' } }, `redes.instagram: ${link}`],
    [{ whatsapp: '107' }, `whatsapp: ${whatsapp}`],
    [{ whatsapp_may: '+5493777555001' }, `whatsapp_may: ${whatsapp}`],
    [{ tags: [''] }, 'tags.0: está vacío'],
    [{ category: [''] }, 'category.0: está vacío'],
    [{ hours: { lunes: ['25:00 - 26:00'] } }, `hours.lunes.0: ${time}`],
    [{ hours: { lunes: ['8:00 - 12:00'] } }, `hours.lunes.0: ${time}`],
    [{ hours: { lunes: ['08:00 - 24:00'] } }, `hours.lunes.0: ${time}`],
    [{ hours: { lunes: [] } }, 'hours.lunes: no tiene horarios'],
    [{ hours: { lunes: '' } }, 'hours.lunes: está vacío'],
    [{ location: { lat: 91, lng: 0 } }, 'location.lat: no es una latitud'],
    [{ location: { lat: 0, lng: -181 } }, 'location.lng: no es una longitud'],
  ])('%j', (change, finding) => {
    expect(findingsOf(storeSchema, { ...sampleStore(), ...change })).toEqual([finding])
  })

  test.each([{ redes: { myspace: 'https://m.example' } }, { hours: { monday: 'cerrado' } }])(
    'the unknown name in %j',
    (change) => {
      expect(findingsOf(storeSchema, { ...sampleStore(), ...change })).toHaveLength(1)
    },
  )
})

test('hours past midnight, in two parts and as text are good', () => {
  const hours = {
    lunes: ['20:00 - 01:00'],
    martes: ['08:00 - 12:00', '16:00 - 20:30'],
    domingo: 'Turno',
  }
  expect(findingsOf(storeSchema, { ...sampleStore(), hours })).toEqual([])
})

test.each([
  [{ category: '' }, 'category: está vacío'],
  [{ email: 'ana' }, 'email: no es un correo electrónico'],
])('a professional is refused for %j', (change, finding) => {
  expect(findingsOf(professionalSchema, { ...sampleProfessional(), ...change })).toEqual([finding])
})

test('a professional without e-mail address is good', () => {
  expect(findingsOf(professionalSchema, { ...sampleProfessional(), email: '' })).toEqual([])
})

test.each([
  [{ nombre: '' }, 'nombre: está vacío'],
  [{ imagen: '/a.webp' }, `imagen: ${image}`],
  [{ hasta: '31/03/2026' }, 'hasta: no es una fecha'],
  [{ tienda: { name: '', slug: 'a', image: '', whatsapp: '' } }, 'tienda.name: está vacío'],
])('an offer is refused for %j', (change, finding) => {
  expect(findingsOf(offerSchema, { ...sampleOffer(), ...change })).toEqual([finding])
})

test('a useful contact is refused without name', () => {
  const items = [{ name: '', address: '-', phone: '101' }]
  expect(findingsOf(usefulContactCategorySchema, { ...sampleContacts(), items })).toEqual([
    'items.0.name: está vacío',
  ])
})

test.each([
  [{ phone: '12' }, `phone: ${whatsapp}`],
  [{ email: 'x@' }, 'email: no es un correo electrónico'],
  [{ leadEndpoint: 'http://planilla.example' }, 'leadEndpoint: no es una dirección'],
  [{ leadEndpoint: '//planilla.example' }, 'leadEndpoint: no es una dirección'],
  [{ leadEndpoint: '/\\planilla.example' }, 'leadEndpoint: no es una dirección'],
  [{ leadEndpoint: '/\n/planilla.example' }, 'leadEndpoint: no es una dirección'],
  [{ leadEndpoint: 'javascript:x' }, 'leadEndpoint: no es una dirección'],
  [
    { professionalCategories: [{ name: 'Médicos', icon: '', route: 'medicos', color: 'rojo' }] },
    'professionalCategories.0.color: no es un color como #0b6b70',
  ],
  [
    { professionalCategories: [{ name: 'Médicos', icon: '', route: 'Médicos', color: '#0b6b70' }] },
    'professionalCategories.0.route: no es una dirección válida',
  ],
])('a site is refused for %j', (change, finding) => {
  expect(findingsOf(siteSchema, { ...sampleSite(), ...change })).toEqual([finding])
})

test.each([{ map: { center: { lat: 0, lng: 0 }, zoom: 20 } }, { year: 1999 }])(
  'a site is refused for %j, in Spanish',
  (change) => {
    expect(findingsOf(siteSchema, { ...sampleSite(), ...change }).join()).toMatch(/Demasiado/)
  },
)
