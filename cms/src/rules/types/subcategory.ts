import { segment } from '../addressed'
import type { TypeDescription } from '../content-type'
import { CATEGORY_LABELS } from '../common-labels'

/** A subcategory of stores. */
export const subcategory = {
  called: 'Subcategoría',
  nouns: ['subcategoría', 'subcategorías'],
  mainField: 'name',
  list: ['icon', 'name', 'slug', 'category'],
  rows: [['name', 'slug'], ['category', 'icon'], ['internalNote']],
  labels: CATEGORY_LABELS,
  published: {
    documentId: 'requiredText',
    name: 'requiredText',
    slug: 'requiredText',
    icon: 'media',
    category: { relation: { name: 'requiredText', slug: 'requiredText' } },
  },
  images: { icon: 'icon' },
  shows: { category: 'La categoría' },
  writtenElsewhere: { stores: 'Los comercios de una subcategoría se eligen en cada comercio' },
  address: ({ slug }) => (slug ? `/subcategory/${segment(slug)}` : null),
} as const satisfies TypeDescription
