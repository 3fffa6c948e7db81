import { segment } from '../addressed'
import type { TypeDescription } from '../content-type'

/** A card of the professional-services grid. */
export const professionalCategory = {
  called: 'Categoría profesional',
  nouns: ['categoría de profesionales', 'categorías de profesionales'],
  mainField: 'name',
  list: ['order', 'icon', 'name', 'route'],
  sortBy: { field: 'order', order: 'ASC' },
  rows: [['name', 'route'], ['color', 'order'], ['icon'], ['professionals'], ['internalNote']],
  labels: {
    route: ['Ruta', 'Final de /profesionales/…'],
    color: ['Color', 'Ejemplo: #0b6b70'],
    professionals: ['Profesionales', 'Se eligen en cada profesional, en «Categoría profesional».'],
  },
  published: {
    name: 'requiredText',
    route: 'requiredText',
    color: 'text',
    order: 'optionalNumber',
    icon: 'media',
  },
  images: { icon: 'icon' },
  writtenElsewhere: {
    professionals: 'Los profesionales de una categoría se eligen en cada profesional',
  },
  isApartFromStores: true,
  address: ({ route }) => (route ? `/profesionales/${segment(route)}` : null),
} as const satisfies TypeDescription
