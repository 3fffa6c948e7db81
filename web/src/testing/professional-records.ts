import type { ProfessionalCategoryRecord, ProfessionalRecord } from '@guia/contract'
import { slug } from '../catalog/slug.ts'

/** A complete, valid record; a test names only the fields that it is about. */
export function professionalRecord(fields: Partial<ProfessionalRecord> = {}): ProfessionalRecord {
  const name = fields.name ?? 'Dra. Ana Sosa'
  return {
    id: 1,
    slug: slug(name),
    category: 'medicos',
    name,
    specialty: 'Clínica médica',
    license: 'M.P. 1234',
    image: '',
    description: 'Atiendo con turno.',
    whatsapp: '5493777555301',
    phone: '3777 55-5301',
    email: 'ana@salud.example',
    redes: {},
    gallery: [],
    hours: {},
    address: 'Colón 500',
    location: { lat: -29.141, lng: -59.262 },
    ...fields,
  }
}

/** 'Médicos' → the card that leads to /profesionales/medicos. */
export function professionalCategoryRecord(name: string): ProfessionalCategoryRecord {
  return { name, icon: '', route: slug(name), color: '#0b5f68' }
}
