import type { SymbolName } from '../art/symbols/index.ts'
import { fileName } from '../file-name.ts'

interface PaymentMethodSeed {
  name: string
  /** '' is the unnamed group of the plans on account. */
  group: (typeof PAYMENT_GROUPS)[number]
  symbol: SymbolName
}

/** In the order in which a store lists them (spec section 3). */
export const PAYMENT_GROUPS = [
  'Tarjeta de débito',
  'Tarjeta de crédito',
  'Otros medios',
  'Financiación',
  '',
] as const

export const PAYMENT_METHODS = {
  debito: { name: 'Débito', group: 'Tarjeta de débito', symbol: 'card' },
  debitoSinContacto: {
    name: 'Débito sin contacto',
    group: 'Tarjeta de débito',
    symbol: 'contactless',
  },
  credito: { name: 'Crédito', group: 'Tarjeta de crédito', symbol: 'creditCard' },
  creditoUnPago: { name: 'Crédito en un pago', group: 'Tarjeta de crédito', symbol: 'receipt' },
  efectivo: { name: 'Efectivo', group: 'Otros medios', symbol: 'cash' },
  transferencia: { name: 'Transferencia', group: 'Otros medios', symbol: 'transfer' },
  qr: { name: 'QR', group: 'Otros medios', symbol: 'qr' },
  billetera: { name: 'Billetera virtual', group: 'Otros medios', symbol: 'wallet' },
  cuotas: { name: 'Cuotas de la casa', group: 'Financiación', symbol: 'coins' },
  prestamo: { name: 'Crédito personal', group: 'Financiación', symbol: 'bank' },
  semanal: { name: 'Cuenta corriente semanal', group: '', symbol: 'calendar' },
  quincenal: { name: 'Cuenta corriente quincenal', group: '', symbol: 'notebook' },
} satisfies Record<string, PaymentMethodSeed>

export type PaymentKey = keyof typeof PAYMENT_METHODS

export function paymentLogo(key: PaymentKey): string {
  return `img/pagos/${fileName(PAYMENT_METHODS[key].name)}.png`
}
