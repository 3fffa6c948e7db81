import { toJsonText, type JsonValue } from './read/json-text.ts'

/** Kinds of irregularity that an import survives, each with the words of its report line. */
export const QUIRK_KINDS = {
  'duplicate-id': 'número repetido',
  'id-differs-from-key': 'número distinto de su clave',
  'category-string': 'categoría sin lista',
  'subcategory-object': 'subcategoría sin lista',
  'invalid-time': 'hora imposible',
  'free-text-hours': 'horario en texto libre',
  'pipe-separator': 'horarios separados con «|»',
  'overlapping-hours': 'horarios que se superponen',
  'empty-field': 'dato vacío',
  'fallback-coordinates': 'ubicación de relleno',
  'far-location': 'ubicación fuera de la provincia',
  'truncated-record': 'registro cortado',
  'empty-slot': 'lugar vacío en una lista',
  'missing-image': 'imagen que falta',
  'unreadable-image': 'imagen ilegible',
  'phone-without-area': 'teléfono sin código de área',
  'unreadable-phone': 'teléfono ilegible',
  'unsafe-link': 'enlace que no se puede usar',
  'unknown-field': 'dato desconocido',
  'duplicate-slug': 'nombre repetido',
  'wrong-type': 'dato con otra forma',
  'too-long': 'texto demasiado largo',
} as const

export type QuirkKind = keyof typeof QUIRK_KINDS

/** One irregularity of the source: where it stands, what was found, what was done with it. */
export interface Quirk {
  kind: QuirkKind
  /** Name of the file: 'busquedas.json'. */
  file: string
  /** 'busquedas.json #64 «Panadería La Espiga»' */
  record: string
  /** 'hours.lunes', 'gallery.2'; '' for the record as a whole. */
  field: string
  found: string
  /** Spanish, for staff. */
  done: string
}

const SHOWN_CHARACTERS = 120

/** The value as a report line shows it: on one line, cut when long, '' when empty. */
export function shown(value: JsonValue | undefined, limit = SHOWN_CHARACTERS): string {
  if (value === undefined || value === null || value === '') return ''
  const text = typeof value === 'string' ? value : toJsonText(value)
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= limit) return line
  return `${line.slice(0, limit)}… (${line.length} caracteres)`
}

/** quirkLine(…) → 'Aviso (hora imposible) busquedas.json #5 «X», hours.lunes: decía «25:00». Se …' */
export function quirkLine(quirk: Quirk): string {
  const place = quirk.field ? `${quirk.record}, ${quirk.field}` : quirk.record
  const said = quirk.found ? `decía «${quirk.found}». ` : ''
  return `Aviso (${QUIRK_KINDS[quirk.kind]}) ${place}: ${said}${quirk.done}`
}
