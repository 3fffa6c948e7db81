import { drawIcon } from '../art/icon.ts'
import type { SymbolName } from '../art/symbols/index.ts'
import { CONTACT_SEEDS, contactIcon } from '../contacts/contacts.ts'
import type { ImageJob } from '../image-job.ts'
import { CATEGORY_SEEDS, categoryIcon, subcategoryIcon } from './categories.ts'
import { paymentLogo, PAYMENT_METHODS } from './payment-methods.ts'
import type { PaymentKey } from './payment-methods.ts'
import { PROFESSIONAL_CATEGORIES, professionalIcon } from './professional-categories.ts'

const icon = (file: string, symbol: SymbolName): ImageJob => ({ file, svg: drawIcon(symbol) })

/** Icons of categories, subcategories, professions, useful contacts and payment methods. */
export function siteImages(): ImageJob[] {
  return [
    ...CATEGORY_SEEDS.flatMap(({ name, symbol, subcategories = [] }) => [
      icon(categoryIcon(name), symbol),
      ...subcategories.map((part) => icon(subcategoryIcon(part.name), part.symbol)),
    ]),
    ...PROFESSIONAL_CATEGORIES.map(({ route, symbol }) => icon(professionalIcon(route), symbol)),
    ...CONTACT_SEEDS.map((seed) => icon(contactIcon(seed), seed.symbol)),
    ...(Object.keys(PAYMENT_METHODS) as PaymentKey[]).map((key) =>
      icon(paymentLogo(key), PAYMENT_METHODS[key].symbol),
    ),
  ]
}
