/** An irregularity that stands in the sample on purpose, as real legacy data has it. */
export interface PlantedQuirk {
  kind: PlantedQuirkKind
  file: 'busquedas.json' | 'contactos.json'
  /** Key of the store in its file; id of the contact category. */
  record: string
  /** 'hours.lunes', 'gallery.1', 'items.3'; '' for the record as a whole. */
  field: string
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

/** The record that ends in the middle of its description. */
export const TRUNCATED = '25'

/** Paths that stand in records and lead nowhere. */
export const MISSING_IMAGES = [
  'img/banners/punto-y-gol-2019.jpg',
  'img/galerias/deco-vidriera-vieja.webp',
]

const days = (...names: string[]) => names.map((name) => `hours.${name}`)
const WORKING_DAYS = days('lunes', 'martes', 'miércoles', 'jueves', 'viernes')

function inStores(kind: PlantedQuirkKind, records: string[], fields: string[]): PlantedQuirk[] {
  return records.flatMap((record) =>
    fields.map((field) => ({ kind, file: 'busquedas.json' as const, record, field })),
  )
}

const AT_FALLBACK_POINT = ['8', '16', '23', '27', '43', '49', '62', '66', '70']

/** Every irregularity of catalogue/*.json; what an import must report, no more and no less. */
export const PLANTED_QUIRKS: PlantedQuirk[] = [
  ...inStores('duplicate-id', ['64'], ['id']),
  ...inStores('id-differs-from-key', ['64', '41', '42'], ['id']),
  ...inStores('category-string', ['3', '7', '10', '24', '30', '36', '50', '63'], ['category']),
  ...inStores('subcategory-object', ['6', '12', '22', '48', '72'], ['subcategory']),
  // «25:00 - 12:00»
  ...inStores('invalid-time', ['73'], WORKING_DAYS),
  // «8:00 -»
  ...inStores('invalid-time', ['3'], days('martes', 'miércoles', 'jueves')),
  // «16:00 - 20:60»
  ...inStores('invalid-time', ['22'], days('sábado')),
  // «Contactar y coordinar»
  ...inStores('free-text-hours', ['28', '70'], days('domingo')),
  ...inStores('free-text-hours', ['65'], days('sábado')),
  // «Reparto por la mañana»
  ...inStores('free-text-hours', ['27'], days('martes', 'miércoles', 'jueves')),
  ...inStores('pipe-separator', ['31', '53', '69', '72'], WORKING_DAYS),
  ...inStores('empty-field', ['18', '49', '66'], ['whatsapp']),
  ...inStores('empty-field', ['23', '52'], ['telefono']),
  ...inStores('empty-field', ['34', '46', '51', '72'], ['website']),
  ...inStores('fallback-coordinates', AT_FALLBACK_POINT, ['location']),
  ...inStores('truncated-record', [TRUNCATED], ['']),
  ...inStores('empty-slot', ['39'], ['gallery.1']),
  { kind: 'empty-slot', file: 'contactos.json', record: '3', field: 'items.3' },
  ...inStores('missing-image', ['20'], ['gallery.2']),
  ...inStores('missing-image', ['46'], ['banner']),
]
