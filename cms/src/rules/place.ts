/** A place on the map, in degrees. */
export interface Point {
  lat: number
  lng: number
}

interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** The department of Goya with its nearest neighbours: Lavalle and Santa Lucía, not Reconquista. */
const GOYA: Box = { south: -29.8, north: -28.9, west: -59.6, east: -58.6 }

/** The province: what lies outside is no place of the guide, but a mistake of writing. */
const CORRIENTES: Box = { south: -30.8, north: -27.2, west: -59.8, east: -55.5 }

/** Where the map is opened when there is no place yet. */
export const CITY: Point = { lat: -29.14, lng: -59.26 }

/** So many stores at one point: the point stands for 'address unknown'. */
const FALLBACK_STORES = 3

/** About a tenth of a metre: the same point written with other last digits is the same point. */
export const POINT_DECIMALS = 6

const isInside = ({ lat, lng }: Point, { south, north, west, east }: Box): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Degrees on the earth; 0, 0 lies in the sea and is what an empty form sends. */
export function isOnEarth({ lat, lng }: Point): boolean {
  if (lat === 0 && lng === 0) return false
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

export const isInProvince = (point: Point): boolean => isInside(point, CORRIENTES)

/** The same text for the same point: '-29.140500,-59.263100'. */
export const pointKey = ({ lat, lng }: Point): string =>
  `${lat.toFixed(POINT_DECIMALS)},${lng.toFixed(POINT_DECIMALS)}`

/** Keys of the points that three or more of these stores share. */
export function fallbackPoints(points: readonly Point[]): Set<string> {
  const counts = new Map<string, number>()
  for (const point of points) {
    const key = pointKey(point)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= FALLBACK_STORES ? [key] : [])))
}

/** A point as maps write it, and as it can be pasted again: '-29.1405, -59.2631'. */
export const writePoint = ({ lat, lng }: Point): string => `${lat}, ${lng}`

/** A point that cannot be right. */
interface PlaceProblem {
  /** Spanish, for staff: a whole sentence. */
  message: string
  /** The point in the province that was probably meant. */
  remedy: Point | null
}

const negative = (degrees: number): number => -Math.abs(degrees)

/**
 * Why a point cannot be of the guide: it lies outside the province. Tells the two usual mistakes,
 * latitude and longitude the wrong way round, and the minus left out. Null when nothing is wrong.
 */
export function placeProblem(point: Point): PlaceProblem | null {
  if (isInProvince(point)) return null
  const outside = `El punto ${writePoint(point)} queda fuera de Corrientes`
  const signed = { lat: negative(point.lat), lng: negative(point.lng) }
  const turned = { lat: signed.lng, lng: signed.lat }
  const ask = (remedy: Point, why: string): PlaceProblem => ({
    message: `${outside}: ${why}. ¿Quisiste decir ${writePoint(remedy)}?`,
    remedy,
  })
  if (isInProvince(signed)) return ask(signed, 'falta el signo menos')
  if (isInProvince(turned)) return ask(turned, 'la latitud y la longitud están al revés')
  return { message: `${outside}.`, remedy: null }
}

/** What staff should look at again: a place outside the city and its surroundings; null otherwise. */
export const placeWarning = (point: Point): string | null =>
  isInside(point, GOYA) ? null : 'Queda fuera de Goya y sus alrededores: fijate en el mapa.'

/** The warning at a point where `others` other stores stand; null while that may well be right. */
export const sharedPointWarning = (others: number): string | null =>
  others + 1 < FALLBACK_STORES
    ? null
    : `Hay otros ${others} comercios en este mismo punto: seguramente no es el lugar exacto. ` +
      'Corregilo, o quitá la ubicación: «Cómo llegar» busca la dirección.'
