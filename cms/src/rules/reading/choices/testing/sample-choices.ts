import { readSynonyms } from '../../../synonyms'
import type { Choice, Choices } from '../choices'

let last = 0
const choice = (name: string): Choice => {
  last += 1
  return { id: last, documentId: `d${last}`, name, isPublished: true }
}

const category = (name: string, ...subcategories: string[]) => ({
  ...choice(name),
  subcategories: subcategories.map(choice),
})

const method = (name: string, group: string) => ({ ...choice(name), group })

/** Categories and payment methods as a real catalogue has them, and words that mean them. */
export const SAMPLE_CHOICES: Choices = {
  categories: [
    category('Alimentos', 'Carnicerías', 'Panaderias', 'Quesos Fiambres y Otros'),
    category('Celulares y Accesorios'),
    category('Farmacias'),
    category('Kioscos y Almacenes'),
    category('Otros', 'Centro de Tatuajes'),
    category('Ropa y Accesorios', 'Moda'),
    category('Servicios'),
    category('Transportes y Logística'),
  ],
  subcategories: [choice('Viveros')],
  paymentMethods: [
    method('Crédito', 'credito'),
    method('Crédito en un pago', 'credito'),
    method('Crédito personal', 'financiacion'),
    method('Cuenta corriente quincenal', 'cuenta'),
    method('Cuenta corriente semanal', 'cuenta'),
    method('Débito', 'debito'),
    method('Débito sin contacto', 'debito'),
    method('Efectivo', 'otros'),
    method('Billetera virtual', 'otros'),
    method('QR', 'otros'),
    method('Transferencia', 'otros'),
  ],
  synonyms: readSynonyms(
    [
      'mercado pago, mercadopago, mp = billetera virtual, QR',
      'tarjeta = débito, crédito',
      'tarjeta de crédito, tarjeta crédito = crédito',
      'tarjeta de débito, tarjeta débito = débito',
      'tarjeta sube, crédito de celular = recargas',
      'mercado = supermercado',
      'remis, taxi = transporte',
      'quiosco = kiosco',
      'pan, factura = panadería',
      'tattoo = tatuaje',
      'almacén = despensa',
    ].join('\n'),
  ).synonyms,
}
