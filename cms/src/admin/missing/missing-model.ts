/** Something that makes a store's page useful, and whether the form has it. */
export interface Wanted {
  /** Field of the form that is brought into view. */
  field: string
  text: string
  isThere: boolean
}

/** Fewer do not show a place. */
const WANTED_PHOTOS = 3

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const hasText = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

const hasFile = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value)

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** A day with nothing in it says nothing. */
const hasHours = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((day) => isObject(day) && hasText(day.mode))

const hasPlace = (value: unknown): boolean =>
  isObject(value) && hasText(value.lat) && hasText(value.lng)

/**
 * How many a relation names: the form holds what is added and taken away, and the saved document how
 * many there were; a field of our own may hold the list itself.
 */
export function countRelated(value: unknown, saved: unknown): number {
  if (Array.isArray(value)) return value.length
  const before = isObject(saved) && typeof saved.count === 'number' ? saved.count : countOf(saved)
  if (!isObject(value)) return before
  return Math.max(0, before + countOf(value.connect) - countOf(value.disconnect))
}

/** What a store should have, in the order in which visitors miss it; `saved` is its document. */
export function wantedOf(values: Values, saved: Values = {}): Wanted[] {
  const hasPhone = hasText(values.whatsapp) || hasText(values.phone)
  const photos = countOf(values.gallery)
  const left = WANTED_PHOTOS - photos
  return [
    {
      field: 'categories',
      text: 'Categoría',
      isThere: countRelated(values.categories, saved.categories) > 0,
    },
    { field: 'whatsapp', text: 'Teléfono o WhatsApp', isThere: hasPhone },
    { field: 'hours', text: 'Horarios', isThere: hasHours(values.hours) },
    { field: 'location', text: 'Lugar en el mapa', isThere: hasPlace(values.location) },
    { field: 'description', text: 'Descripción', isThere: hasText(values.description) },
    { field: 'image', text: 'Logo', isThere: hasFile(values.image) },
    {
      field: 'gallery',
      text:
        photos === 0 || left <= 0
          ? 'Tres fotos'
          : left === 1
            ? 'Una foto más'
            : `${left} fotos más`,
      isThere: left <= 0,
    },
  ]
}

/** '4 de 7'; 'Completo' when nothing is missing. */
export function scoreOf(wanted: readonly Wanted[]): string {
  const there = wanted.filter(({ isThere }) => isThere).length
  return there === wanted.length ? '¡Está completo!' : `Tiene ${there} de ${wanted.length}`
}
