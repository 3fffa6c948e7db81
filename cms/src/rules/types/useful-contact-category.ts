import type { TypeDescription } from '../content-type'

/** A category of useful contacts, with its entries. */
export const usefulContactCategory = {
  called: 'Contactos útiles',
  nouns: ['grupo de contactos útiles', 'grupos de contactos útiles'],
  mainField: 'title',
  list: ['order', 'icon', 'title', 'numero'],
  sortBy: { field: 'order', order: 'ASC' },
  rows: [['title', 'order'], ['description'], ['icon', 'numero'], ['entries'], ['internalNote']],
  published: {
    numero: 'number',
    updatedAt: 'moment',
    title: 'requiredText',
    description: 'text',
    order: 'optionalNumber',
    icon: 'media',
    entries: { groups: { name: 'requiredText', address: 'text', phone: 'text' } },
  },
  images: { icon: 'icon' },
  isApartFromStores: true,
  address: () => '/',
} as const satisfies TypeDescription
