import type { TypeDescription } from '../content-type'

/** A payment method. */
export const paymentMethod = {
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
} as const satisfies TypeDescription
