import type { Location } from './store.ts'
import { queryValue } from '../search/text.ts'

const MAPS = 'https://www.google.com/maps'

interface Place {
  location: Location | null
  address: string
  city: string
}

/**
 * Directions to the point, or a search of the address when there is no exact point.
 * Null when neither is known.
 */
export function directionsLink({ location, address, city }: Place): string | null {
  if (location) return `${MAPS}/dir/?api=1&destination=${location.lat},${location.lng}`
  if (address === '') return null
  const query = [address, city].filter(Boolean).join(', ')
  return `${MAPS}/search/?api=1&query=${queryValue(query)}`
}
