import type { LocationRecord } from '@guia/contract'
import { calls } from '@guia/web/catalog/contacts/phone'
import { filled, type JsonLdObject, type JsonLdValue } from './json-ld.ts'

const REGION = 'Corrientes'
const COUNTRY = 'AR'

export function addressJsonLd(street: string, city: string): JsonLdObject {
  return filled({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: REGION,
    addressCountry: COUNTRY,
  })
}

export function geoJsonLd(location: LocationRecord | null): JsonLdObject | undefined {
  if (!location) return undefined
  return { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng }
}

/** The numbers of a phone text ('55-5123 / 55-5124': two), else the WhatsApp number. */
export function telephoneJsonLd(phone: string, whatsapp: string): JsonLdValue {
  const numbers = calls(phone).map((call) => call.text)
  if (numbers.length === 0) return whatsapp === '' ? '' : `+${whatsapp}`
  return oneOrAll(numbers)
}

/** A list of one stands as its one value. */
export function oneOrAll(values: readonly string[]): JsonLdValue {
  const different = [...new Set(values.filter((value) => value !== ''))]
  return different.length === 1 ? (different[0] ?? '') : different
}
