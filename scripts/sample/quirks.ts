import { LEGACY_WEEK } from './hours.ts'

/** An irregularity that stands in the sample on purpose, as real legacy data has it. */
export interface PlantedQuirk {
  kind: PlantedQuirkKind
  file: 'busquedas.json' | 'contactos.json'
  /** Key of the store in its file; id of the contact category. */
  record: string
  /** 'hours.lunes', 'gallery.1', 'items.3'; '' for the record as a whole. */
  field: string
  note: string
}

export type PlantedQuirkKind =
  | 'duplicate-id'
  | 'id-differs-from-key'
  | 'category-string'
  | 'subcategory-object'
  | 'invalid-time'
  | 'free-text-hours'
  | 'pipe-separator'
  | 'empty-field'
  | 'fallback-coordinates'
  | 'truncated-record'
  | 'empty-slot'
  | 'missing-image'

type Place = [record: string, field: string]

const WORKING_DAYS = LEGACY_WEEK.slice(0, 5)

/** The same field of every working day of a store. */
const workingDays = (record: string): Place[] => WORKING_DAYS.map((day) => [record, `hours.${day}`])

const fieldOf = (field: string, records: string[]): Place[] =>
  records.map((record) => [record, field])

function inStores(kind: PlantedQuirkKind, note: string, places: Place[]): PlantedQuirk[] {
  return places.map(([record, field]) => ({ kind, file: 'busquedas.json', record, field, note }))
}

/** Ids that are not their keys: 63 stands twice, 41 and 42 changed places. */
export const FOREIGN_IDS: Readonly<Record<string, number>> = { '64': 63, '41': 42, '42': 41 }

export const CATEGORY_AS_TEXT = ['3', '7', '10', '24', '30', '36', '50', '63']
export const SUBCATEGORY_AS_OBJECT = ['6', '12', '22', '48', '72']
export const AT_FALLBACK_POINT = ['8', '16', '23', '27', '43', '49', '62', '66', '70']

/** The record that ends in the middle of its description. */
export const TRUNCATED = { record: '25', lastWord: 'embal' }

export const NULL_IN_GALLERY: Place = ['39', 'gallery.1']
export const NULL_IN_CONTACTS = { category: 3, position: 3 }

/** Paths that stand in records and lead nowhere. */
export const MISSING_IMAGES = [
  { record: '20', field: 'gallery.2', path: 'img/galerias/deco-vidriera-vieja.webp' },
  { record: '46', field: 'banner', path: 'img/banners/punto-y-gol-2019.jpg' },
]

/** Every planted irregularity, one line each; what an import must report, no more and no less. */
export const PLANTED_QUIRKS: PlantedQuirk[] = [
  ...inStores('duplicate-id', 'El id 63 está dos veces.', [['64', 'id']]),
  ...inStores(
    'id-differs-from-key',
    'El id no es la clave.',
    fieldOf('id', Object.keys(FOREIGN_IDS)),
  ),
  ...inStores('category-string', 'Texto en vez de lista.', fieldOf('category', CATEGORY_AS_TEXT)),
  ...inStores(
    'subcategory-object',
    'Un objeto en vez de una lista.',
    fieldOf('subcategory', SUBCATEGORY_AS_OBJECT),
  ),
  ...inStores('invalid-time', '«25:00 - 12:00»', workingDays('73')),
  ...inStores('invalid-time', '«8:00 -»', [
    ['3', 'hours.martes'],
    ['3', 'hours.miércoles'],
    ['3', 'hours.jueves'],
  ]),
  ...inStores('invalid-time', '«16:00 - 20:60»', [['22', 'hours.sábado']]),
  ...inStores('free-text-hours', '«Contactar y coordinar»', [
    ['28', 'hours.domingo'],
    ['65', 'hours.sábado'],
    ['70', 'hours.domingo'],
  ]),
  ...inStores('free-text-hours', '«Reparto por la mañana»', [
    ['27', 'hours.martes'],
    ['27', 'hours.miércoles'],
    ['27', 'hours.jueves'],
  ]),
  ...inStores('pipe-separator', 'Dos rangos en un texto.', [
    ...workingDays('31'),
    ...workingDays('53'),
    ...workingDays('69'),
    ...workingDays('72'),
  ]),
  ...inStores('empty-field', 'Sin WhatsApp.', fieldOf('whatsapp', ['18', '49', '66'])),
  ...inStores('empty-field', 'Sin teléfono.', fieldOf('telefono', ['23', '52'])),
  ...inStores('empty-field', 'Sin sitio web.', fieldOf('website', ['34', '46', '51', '72'])),
  ...inStores(
    'fallback-coordinates',
    'Nueve comercios en el mismo punto.',
    fieldOf('location', AT_FALLBACK_POINT),
  ),
  ...inStores('truncated-record', 'Se corta en la descripción.', [[TRUNCATED.record, '']]),
  ...inStores('empty-slot', 'Lugar vacío en la galería.', [NULL_IN_GALLERY]),
  {
    kind: 'empty-slot',
    file: 'contactos.json',
    record: String(NULL_IN_CONTACTS.category),
    field: `items.${NULL_IN_CONTACTS.position}`,
    note: 'Lugar vacío entre los centros de salud.',
  },
  ...inStores(
    'missing-image',
    'El archivo no existe.',
    MISSING_IMAGES.map(({ record, field }) => [record, field]),
  ),
]
