import type { ProfessionalRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'
import { professionalType } from './business-types.ts'
import { absoluteUrl, toDocument, type JsonLdContext, type JsonLdObject } from './json-ld.ts'
import { businessId } from './offer-json-ld.ts'
import { openingHoursJsonLd } from './opening-hours-json-ld.ts'
import { addressJsonLd, geoJsonLd, oneOrAll, telephoneJsonLd } from './place-json-ld.ts'

/** A professional's practice, with the Matrícula as its identifier. */
export function professionalJsonLd(
  professional: ProfessionalRecord,
  { siteUrl, site }: JsonLdContext,
): JsonLdObject {
  const { category, license } = professional
  const path = paths.professional.link(category, professional.slug)
  return toDocument({
    '@type': professionalType(category),
    '@id': businessId(path, siteUrl),
    url: absoluteUrl(path, siteUrl),
    name: professional.name,
    description: professional.description,
    image: absoluteUrl(professional.image, siteUrl),
    knowsAbout: professional.specialty,
    identifier:
      license === '' ? undefined : { '@type': 'PropertyValue', name: 'Matrícula', value: license },
    telephone: telephoneJsonLd(professional.phone, professional.whatsapp),
    email: professional.email,
    address: addressJsonLd(professional.address, site.city),
    geo: geoJsonLd(professional.location),
    openingHoursSpecification: openingHoursJsonLd(professional.hours),
    sameAs: oneOrAll(Object.values(professional.redes)),
  })
}
