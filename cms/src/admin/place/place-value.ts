import { isOnEarth, type Point } from '../../rules/place'
import { readPlace } from '../../rules/reading/places/map-place'
import { readCoordinate } from '../coordinates/coordinate-model'
import { isObject } from '../../rules/is-object'

/** What is written in the boxes for latitude and longitude. */
export interface DegreesTexts {
  lat: string
  lng: string
}

/**
 * What was written and is no place. It stands in the form where the numbers would, so that it is
 * not lost, and so that the form's own check lets nobody save over it: it is no number.
 */
export interface Unread {
  /** The text of the box for links, or of both boxes for degrees. */
  written: string | DegreesTexts
  /** The point that was there before. */
  before: Point | null
}

/** The value of the field: the component as the CMS has it, with its `id`. */
export type PlaceValue = (Record<string, unknown> & { lat?: unknown; lng?: unknown }) | null

const isUnread = (value: unknown): value is Unread => isObject(value) && 'before' in value

interface PlaceState {
  /** The last point that was understood. */
  point: Point | null
  unread: Unread | null
}

/** What a form's value says, whatever it is. */
export function placeOf(value: unknown): PlaceState {
  const { lat, lng } = isObject(value) ? value : {}
  if (isUnread(lat)) return { point: lat.before, unread: lat }
  const isPoint = typeof lat === 'number' && typeof lng === 'number'
  return { point: isPoint ? { lat, lng } : null, unread: null }
}

/** The value with another point; without one it is empty. */
export function withPoint(value: unknown, point: Point | null): PlaceValue {
  return point && { ...(isObject(value) ? value : {}), ...point }
}

function withUnread(value: unknown, written: Unread['written']): PlaceValue {
  const unread: Unread = { written, before: placeOf(value).point }
  return { ...(isObject(value) ? value : {}), lat: unread, lng: unread }
}

/** The value once something is written into the box for links; emptied, the place is as before. */
export function withBox(value: unknown, text: string): PlaceValue {
  if (text.trim() === '') return withPoint(value, placeOf(value).point)
  const place = readPlace(text)
  if (place.kind !== 'point') return withUnread(value, text)
  return withPoint(value, { lat: place.lat, lng: place.lng })
}

/** What stands in the boxes for degrees: with a point, as in every map. */
export function degreesTexts(value: unknown): DegreesTexts {
  const { point, unread } = placeOf(value)
  if (typeof unread?.written === 'object') return unread.written
  return { lat: String(point?.lat ?? ''), lng: String(point?.lng ?? '') }
}

/** The value once one of the boxes for degrees holds `text`: it may be a link, or a pair as well. */
export function withDegrees(value: unknown, axis: keyof Point, text: string): PlaceValue {
  const pasted = readPlace(text)
  if (pasted.kind === 'point') return withPoint(value, { lat: pasted.lat, lng: pasted.lng })
  const written = { ...degreesTexts(value), [axis]: text }
  const [lat, lng] = [readCoordinate(written.lat), readCoordinate(written.lng)]
  if (lat === null && lng === null) return null
  const point = { lat: lat ?? NaN, lng: lng ?? NaN }
  return isOnEarth(point) ? withPoint(value, point) : withUnread(value, written)
}
