import type { TypeDescription } from '../content-type'

/** A payment method. */
export const paymentMethod = {
  called: 'Medio de pago',
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
} as const satisfies TypeDescription
