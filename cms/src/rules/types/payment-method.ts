import type { TypeDescription } from '../content-type'

/** A payment method. */
export const paymentMethod = {
  called: 'Medio de pago',
  nouns: ['medio de pago', 'medios de pago'],
  mainField: 'name',
  list: ['logo', 'name', 'group'],
  rows: [['name', 'group'], ['logo'], ['internalNote']],
  labels: { group: 'Grupo' },
  published: {
    documentId: 'requiredText',
    name: 'requiredText',
    group: { choice: ['debito', 'credito', 'otros', 'financiacion', 'cuenta'] },
    logo: 'media',
  },
  images: { logo: 'icon' },
  writtenElsewhere: { stores: 'Los comercios de un medio de pago se eligen en cada comercio' },
  // Visitors see it on the pages of the stores that take it.
  address: () => null,
} as const satisfies TypeDescription
