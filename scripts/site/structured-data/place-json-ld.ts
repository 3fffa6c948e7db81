import { readablePhone, type LocationRecord } from '@guia/contract'
import { calls, digits } from '@guia/web/catalog/contacts/phone'
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

/** A number with Goya's area code. */
const LOCAL = /^3777\d{6}$/

/** The numbers of a phone text ('55-5123 / 55-5124': two), else the WhatsApp number. */
export function telephoneJsonLd(phone: string, whatsapp: string): JsonLdValue {
  const numbers = calls(phone).map(({ text }) => fromAbroad(text, whatsapp))
  if (numbers.length === 0) return whatsapp === '' ? '' : `+${whatsapp}`
  return oneOrAll(numbers)
}

/**
 * '3777 55-5123' → '+543777555123', as a reader of the data who is not in the country has to dial it;
 * a mobile's needs a 9, and which one is a mobile only WhatsApp tells. Others stay as they are written.
 */
function fromAbroad(number: string, whatsapp: string): string {
  const local = digits(readablePhone(number))
  if (!LOCAL.test(local)) return number
  return whatsapp === `549${local}` ? `+${whatsapp}` : `+54${local}`
}

/** A list of one stands as its one value. */
export function oneOrAll(values: readonly string[]): JsonLdValue {
  const different = [...new Set(values.filter((value) => value !== ''))]
  return different.length === 1 ? (different[0] ?? '') : different
}
