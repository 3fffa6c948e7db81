import type { DutyRecord, HolidayRecord } from './calendar-record.ts'
import type { OffersFile } from './offer-record.ts'
import type { ProfessionalRecord } from './professional-record.ts'
import type { SiteRecord } from './site-record.ts'
import type { LightStoreRecord, StoreHoursRecord, StoreRecord } from './store-record.ts'
import type { SynonymRecord } from './synonym-record.ts'
import type { UsefulContactCategoryRecord } from './useful-contacts-record.ts'

/** Version of the public files' shape. Raised when a field is renamed or removed. */
export const SCHEMA_VERSION = 1

/** The public files of a release, served at the web root (spec section 7). */
export const PUBLIC_FILES = {
  /** Every store, light: home and home map. */
  lightStores: 'busqueda.json',
  /** Every store, full record: store page, lists, search. */
  stores: 'busquedas.json',
  /** When the active stores are open, and what they sell: what is open now. */
  storeHours: 'horarios.json',
  professionals: 'profesionales.json',
  offers: 'ofertas.json',
  usefulContacts: 'contactos-utiles.json',
  site: 'sitio.json',
  /** Other words for what the catalogue says: search. */
  synonyms: 'sinonimos.json',
  /** Who is on duty, by date. */
  duties: 'turnos.json',
  holidays: 'feriados.json',
  publication: 'publicacion.json',
} as const

/** What each of them holds; `publicacion.json` describes them. */
export interface PublicContent {
  lightStores: LightStoreRecord[]
  stores: StoreRecord[]
  storeHours: StoreHoursRecord[]
  professionals: ProfessionalRecord[]
  offers: OffersFile
  usefulContacts: UsefulContactCategoryRecord[]
  site: SiteRecord
  synonyms: SynonymRecord[]
  duties: DutyRecord[]
  holidays: HolidayRecord[]
}

export type PublicFile = (typeof PUBLIC_FILES)[keyof typeof PUBLIC_FILES]

/** The files that hold content. */
export type ContentFile = (typeof PUBLIC_FILES)[keyof PublicContent]

/** Header of an answer that a device had kept, because there was no signal. */
export const KEPT_HEADER = 'x-guardado'

/** The file with one store's full record; it lies beside the store's page. */
export type StoreFile = `store/${string}/datos.json`

/** storeFile('la-espiga') → 'store/la-espiga/datos.json' */
export function storeFile(slug: string): StoreFile {
  return `store/${slug}/datos.json`
}

/**
 * Address of a public file.
 * Without content: the fixed name of the specification, which answers with the live release.
 * With the content that a release is named after: its immutable address, so that a visit never
 * mixes two releases.
 * publicFileUrl('busqueda.json', '14c6f4c30a005399') → '/r/14c6f4c30a005399/busqueda.json'
 */
export function publicFileUrl(file: PublicFile | StoreFile, content?: string | null): string {
  const path = file.split('/').map(encodeURIComponent).join('/')
  return content ? `/r/${content}/${path}` : `/${path}`
}
