import { segment } from '../addressed'
import type { TypeDescription } from '../content-type'
import { CATEGORY_LABELS } from '../common-labels'

/** A category of stores. */
export const category = {
  called: 'Categoría',
  nouns: ['categoría', 'categorías'],
  mainField: 'name',
  list: ['icon', 'name', 'slug'],
  rows: [['name', 'slug'], ['icon'], ['subcategories'], ['internalNote']],
  labels: {
    ...CATEGORY_LABELS,
    name: [
      'Nombre',
      'El inicio arma filas con «Hogar», «Ferreterías», «Ropa y Accesorios», «Gastronomía», «Delivery» y «Autos, Motos y Otros», y «Farmacias de turno» con «Farmacias». Si le cambiás el nombre a una de ellas, sigue en su fila.',
    ],
    subcategories: ['Subcategorías', 'Se eligen en cada subcategoría, en «Categoría».'],
  },
  published: {
    documentId: 'requiredText',
    name: 'requiredText',
    slug: 'requiredText',
    icon: 'media',
  },
  images: { icon: 'icon' },
  writtenElsewhere: {
    stores: 'Los comercios de una categoría se eligen en cada comercio',
    subcategories: 'Las subcategorías se eligen en cada subcategoría',
  },
  address: ({ slug }) => (slug ? `/category/${segment(slug)}` : null),
} as const satisfies TypeDescription
