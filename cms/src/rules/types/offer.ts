import type { TypeDescription } from '../content-type'

/** An offer or a recommended item of a store. */
export const offer = {
  called: 'Oferta',
  nouns: ['oferta', 'ofertas'],
  mainField: 'name',
  list: ['image', 'name', 'store', 'startsOn', 'endsOn'],
  rows: [
    ['name', 'kind'],
    ['store', 'discount'],
    ['startsOn', 'endsOn'],
    ['description'],
    ['image', 'numero'],
    ['internalNote'],
  ],
  labels: {
    kind: 'Tipo',
    discount: ['Descuento', 'Ejemplo: 20% OFF o 2X1'],
    startsOn: ['Desde', 'Vacío: desde ya.'],
    endsOn: ['Hasta', 'Último día. Vacío: sin fin.'],
  },
  published: {
    numero: 'number',
    updatedAt: 'moment',
    name: 'requiredText',
    kind: { choice: ['oferta', 'recomendado'] },
    description: 'text',
    discount: 'text',
    startsOn: 'text',
    endsOn: 'text',
    image: 'media',
    store: { relation: { numero: 'number' } },
  },
  images: { image: 'photo' },
  shows: { store: 'El comercio' },
  address: ({ kind, numero, store }) => {
    if (!store || !numero) return null
    return kind === 'recomendado' ? `/recomendados/${numero}` : `/ofertas/${numero}/${store.numero}`
  },
} as const satisfies TypeDescription
