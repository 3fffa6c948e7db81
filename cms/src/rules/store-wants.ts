import { placeWarning, type Point } from './place'
import { isObject } from './is-object'

/** Something that makes a store's page useful, and whether the store has it. */
export interface Wanted {
  /** Field of the form. */
  field: WantedField
  text: string
  isThere: boolean
}

type WantedField =
  'categories' | 'whatsapp' | 'hours' | 'location' | 'description' | 'image' | 'gallery'

/** Fewer do not show a place. */
const WANTED_PHOTOS = 3
/** Digits: '107'. */
const SHORTEST_NUMBER = 3

/** A store's values by field, as a form or a database row with its relations holds them. */
type Values = Readonly<Record<string, unknown>>

const hasText = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

/** 'llamar a Juan' calls nobody. */
const hasNumber = (phone: unknown): boolean =>
  typeof phone === 'string' && (phone.match(/\d/g) ?? []).length >= SHORTEST_NUMBER

const hasFile = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value)

/** A day with nothing in it says nothing. */
const hasHours = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((day) => isObject(day) && hasText(day.mode))

/** The point of a form or a row, whose degrees may be texts; null where there is none. */
export const pointOf = (value: unknown): Point | null =>
  isObject(value) && hasText(value.lat) && hasText(value.lng)
    ? { lat: Number(value.lat), lng: Number(value.lng) }
    : null

function wantedPlace(value: unknown): Wanted {
  const point = pointOf(value)
  const isOutside = point !== null && placeWarning(point) !== null
  const text = isOutside ? 'Lugar en el mapa: queda fuera de Goya' : 'Lugar en el mapa'
  return { field: 'location', text, isThere: point !== null && !isOutside }
}

function photosText(photos: number): string {
  const left = WANTED_PHOTOS - photos
  if (photos === 0 || left <= 0) return 'Tres fotos'
  return left === 1 ? 'Una foto más' : `${left} fotos más`
}

/**
 * What a store should have, in the order in which visitors miss it; `categories`: how many it is in.
 * Never throws, whatever the values are.
 */
export function wantedOf(values: Values, categories: number): Wanted[] {
  const photos = Array.isArray(values.gallery) ? values.gallery.length : 0
  const hasPhone = hasText(values.whatsapp) || hasNumber(values.phone)
  return [
    { field: 'categories', text: 'Categoría', isThere: categories > 0 },
    { field: 'whatsapp', text: 'Teléfono o WhatsApp', isThere: hasPhone },
    { field: 'hours', text: 'Horarios', isThere: hasHours(values.hours) },
    wantedPlace(values.location),
    { field: 'description', text: 'Descripción', isThere: hasText(values.description) },
    { field: 'image', text: 'Logo', isThere: hasFile(values.image) },
    { field: 'gallery', text: photosText(photos), isThere: photos >= WANTED_PHOTOS },
  ]
}

/** What a store has all of. */
const WANTED_COUNT = wantedOf({}, 0).length

/** 'Tiene 4 de 7', by how many are missing; '¡Está completo!' when none is. */
export const scoreText = (missing: number): string =>
  missing === 0 ? '¡Está completo!' : `Tiene ${WANTED_COUNT - missing} de ${WANTED_COUNT}`
