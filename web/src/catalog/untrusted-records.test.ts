import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactCategoryRecord } from '../testing/contact-records.ts'
import { offerRecord } from '../testing/offer-records.ts'
import { professionalCategoryRecord, professionalRecord } from '../testing/professional-records.ts'
import { lightStoreRecord, siteRecord, storeRecord } from '../testing/records.ts'
import { parseLightStores, parseStores } from './stores/parse-store.ts'
import { parseOffers } from './offers/offer.ts'
import { parseProfessionals } from './professionals/professional.ts'
import { parseSite } from './site/site.ts'
import { parseUsefulContacts } from './contacts/useful-contacts.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** With everything that its file may hold, at every depth. */
const store = {
  ...storeRecord({
    subcategories: ['Panaderías'],
    tags: ['pan'],
    gallery: ['/media/a.webp'],
    social: { instagram: 'https://www.instagram.com/goya.example' },
    hours: { lunes: ['08:00 - 12:00'] },
    payments: [{ name: 'Tarjetas', images: [], methods: [{ name: 'Visa', image: '' }] }],
  }),
  ofertas: [{ id: 1, nombre: 'Docena', descripcion: '', descuento: '', imagen: '' }],
  recomendados: [{ id: 2, nombre: 'Torta', descripcion: '', descuento: '', imagen: '' }],
}
const site = siteRecord({ professionalCategories: [professionalCategoryRecord('Médicos')] })

/** Each file's reader as a reader of one of its records, and such a record. */
const READERS: [string, (record: unknown) => unknown, unknown][] = [
  ['busqueda.json', (record) => parseLightStores([record]), lightStoreRecord(storeRecord())],
  ['busquedas.json', (record) => parseStores([record]), store],
  ['profesionales.json', (record) => parseProfessionals([record]), professionalRecord()],
  ['ofertas.json', (one) => parseOffers({ ofertas: [one], recomendados: [one] }), offerRecord()],
  ['contactos-utiles.json', (record) => parseUsefulContacts([record]), contactCategoryRecord()],
  ['sitio.json', (record) => parseSite(Object(record)), site],
]

/** JavaScript refuses to make a text or a number of these, with an error. */
const NOT_PRIMITIVE: Json[] = [
  { toString: '' },
  { valueOf: null, toString: null },
  [{ toString: 1 }],
]

const anyValue = fc.oneof(
  fc.constantFrom(...NOT_PRIMITIVE),
  fc.jsonValue().map((value) => value as Json),
)

describe('no value anywhere in a record makes its file unreadable', () => {
  test.each(READERS)('%s', (_file, read, good) => {
    const places = placesIn(good as Json)
    for (const place of places)
      for (const value of NOT_PRIMITIVE) read(withValue(good as Json, place, value))
    fc.assert(
      fc.property(fc.constantFrom(...places), anyValue, (place, value) => {
        expect(read(withValue(good as Json, place, value))).toBeDefined()
      }),
    )
  })
})

type Place = readonly (string | number)[]

/** Where something lies within a value, itself ([]) not. */
function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return steps.flatMap((step) => [
    [step],
    ...placesIn((value as Record<string, Json>)[step] ?? null).map((place) => [step, ...place]),
  ])
}

function withValue(whole: Json, place: Place, value: Json): Json {
  const copy = structuredClone(whole)
  const holder = place.slice(0, -1).reduce<Json>((part, step) => inside(part)[step] ?? null, copy)
  inside(holder)[place.at(-1) ?? ''] = value
  return copy
}

const inside = (value: Json) => value as Record<string | number, Json>
