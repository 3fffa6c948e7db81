import { isOnEarth, placeProblem, pointKey } from '../../../cms/src/rules/place.ts'
import type { Location } from '../documents.ts'
import { isEmpty, isObject, type JsonObject, type JsonValue } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'

/** A location as it stands in a record; null when it is none. Reports nothing. */
export function locationOf(data: JsonObject): Location | null {
  const value = data.get('location')
  if (!isObject(value)) return null
  const location = { lat: degrees(value.get('lat')), lng: degrees(value.get('lng')) }
  return Number.isFinite(location.lat + location.lng) && isOnEarth(location) ? location : null
}

function degrees(value: JsonValue | undefined): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() ? Number(value) : NaN
}

/**
 * The location of a record; null when it has none, stands at a point of `fallback`, or lies where
 * the CMS takes none: that would cost the whole record.
 */
export function readLocation(reader: RecordReader, fallback: ReadonlySet<string>): Location | null {
  const value = reader.take('location')
  if (isEmpty(value)) return null
  const location = locationOf(reader.source.data)
  if (!location) {
    reader.misfit('wrong-type', 'location', value, 'No es un punto del mapa.')
    return null
  }
  const problem = placeProblem(location)
  if (problem) {
    const why = `${problem.message} Quedó sin ubicación.`
    reader.misfit('far-location', 'location', value, why)
    return null
  }
  if (fallback.has(pointKey(location))) {
    const why = 'Tres o más comercios comparten ese punto; quedó sin ubicación exacta.'
    reader.misfit('fallback-coordinates', 'location', value, why)
    return null
  }
  return location
}
