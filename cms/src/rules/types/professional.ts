import { segment } from '../addressed'
import type { TypeDescription } from '../content-type'

/** A professional. */
export const professional = {
  called: 'Profesional',
  nouns: ['profesional', 'profesionales'],
  mainField: 'name',
  list: ['name', 'professionalCategory', 'specialty'],
  rows: [
    ['name', 'professionalCategory'],
    ['specialty', 'license'],
    ['description'],
    ['phone', 'whatsapp', 'email'],
    ['address'],
    ['location'],
    ['hours'],
    ['image', 'gallery'],
    ['social'],
    ['numero', 'slug'],
    ['internalNote'],
  ],
  labels: {
    professionalCategory: 'Categoría profesional',
    specialty: 'Especialidad',
    license: 'Matrícula',
    image: 'Foto',
  },
  published: {
    numero: 'number',
    updatedAt: 'moment',
    previousSlugs: 'texts',
    slug: 'requiredText',
    name: 'requiredText',
    specialty: 'text',
    license: 'text',
    description: 'text',
    whatsapp: 'text',
    phone: 'text',
    email: 'text',
    hours: 'hours',
    address: 'text',
    professionalCategory: { relation: { route: 'requiredText' } },
    social: { group: { instagram: 'text' } },
    location: 'location',
    image: 'media',
    gallery: 'gallery',
  },
  images: { image: 'photo', gallery: 'photo' },
  shows: { professionalCategory: 'La categoría profesional' },
  isApartFromStores: true,
  address: ({ slug, professionalCategory }) =>
    slug && professionalCategory
      ? `/profesionales/${segment(professionalCategory.route)}/${segment(slug)}`
      : null,
} as const satisfies TypeDescription
