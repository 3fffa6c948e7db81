import type { ProfessionalRecord } from '@guia/contract'
import { asDigits, asSocialLinks } from '@guia/web/catalog/parse-fields'
import { hoursRecord } from '../../../cms/src/rules/hours.ts'
import type { ProfessionalDocument } from '../documents.ts'
import { galleryOf, textOf, type ImageUrls } from './fields.ts'

/** A published professional as `profesionales.json` holds it (spec section 3). */
export function toProfessionalRecord(
  professional: ProfessionalDocument,
  imageUrl: ImageUrls,
): ProfessionalRecord {
  const { location } = professional
  return {
    id: professional.numero,
    slug: professional.slug,
    category: professional.professionalCategory?.route ?? '',
    name: textOf(professional.name),
    specialty: textOf(professional.specialty),
    license: textOf(professional.license),
    image: imageUrl(professional.image, 'photo'),
    description: textOf(professional.description),
    whatsapp: asDigits(professional.whatsapp),
    phone: textOf(professional.phone),
    email: textOf(professional.email),
    redes: asSocialLinks(professional.social, ['instagram']),
    ...galleryOf(professional.gallery, imageUrl),
    hours: hoursRecord(professional.hours),
    address: textOf(professional.address),
    location: location ? { lat: location.lat, lng: location.lng } : null,
  }
}
