import type { TypeDescription } from '../content-type'
import { CATEGORY_LABELS } from '../common-labels'

/** A category of stores. */
export const category = {
  mainField: 'name',
  list: ['icon', 'name', 'slug'],
  rows: [['name', 'slug'], ['icon'], ['subcategories'], ['internalNote']],
  labels: {
    ...CATEGORY_LABELS,
    subcategories: ['Subcategorías', 'Se eligen en cada subcategoría, en «Categoría».'],
  },
  published: {
    documentId: 'requiredText',
    name: 'requiredText',
    slug: 'requiredText',
    icon: 'media',
  },
} as const satisfies TypeDescription
