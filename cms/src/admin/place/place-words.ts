import { POINT_DECIMALS, type Point } from '../../rules/place'
import { readPlace } from '../../rules/reading/places/map-place'
import { readCoordinate } from '../coordinates/coordinate-model'
import { editPath } from '../content-paths'
import type { DegreesTexts } from './place-value'

/** Why a text is no place, with the link to open where that helps. */
interface BoxProblem {
  message: string
  link: string | null
}

const SHORT_LINK =
  'Es un enlace corto, y desde acá no se puede seguir. Abrilo y copiá la dirección larga que queda ' +
  'en el navegador; en el celular, mantené apretado el lugar y copiá los números que aparecen.'

const UNREADABLE =
  'Ahí no hay un lugar del mapa, o hay más de uno. Pegá el enlace de Google Maps o las ' +
  'coordenadas: -29.1405, -59.2631.'

/** What to tell of a text in the box for links; null when it is a place. */
export function boxProblem(text: string): BoxProblem | null {
  const place = readPlace(text)
  if (place.kind === 'point') return null
  return place.kind === 'shortLink'
    ? { message: SHORT_LINK, link: place.link }
    : { message: UNREADABLE, link: null }
}

const RANGES = { lat: 90, lng: 180 }

/** What to tell of one of the two boxes for degrees, of which the other has a number. */
export function degreesProblem(texts: DegreesTexts, axis: keyof Point): string | null {
  const degrees = readCoordinate(texts[axis])
  if (degrees === undefined) return 'No es un número. Ejemplo: -29.1405'
  if (degrees === null) return axis === 'lat' ? 'Falta la latitud.' : 'Falta la longitud.'
  return Math.abs(degrees) > RANGES[axis] ? `Va de -${RANGES[axis]} a ${RANGES[axis]}.` : null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What to ask of a marker that stands where it was saved, by the address of then and of now. */
export const addressQuestion = (saved: unknown, typed: unknown): string | null =>
  textOf(saved) === textOf(typed) ? null : 'Cambió la dirección: ¿el marcador sigue en su lugar?'

/** Half of the last digit in which points are told apart. */
const HALF_STEP = 0.5 / 10 ** POINT_DECIMALS

const around = (axis: keyof Point, degrees: number) =>
  `filters[location][${axis}][$gt]=${degrees - HALF_STEP}&filters[location][${axis}][$lt]=${degrees + HALF_STEP}`

/** Where the panel counts the stores, drafts included, that stand at this very point. */
export const storesAt = ({ lat, lng }: Point): string =>
  `${editPath('store')}?pageSize=1&${around('lat', lat)}&${around('lng', lng)}`
