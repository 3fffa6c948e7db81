import { foldText } from '@guia/web/catalog/search/text'
import type { ImageRef, ImportDocument, PaymentGroup } from '../documents.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'

/** How the legacy groups are titled (spec section 3); the plan on account has no title. */
const GROUP_TITLES: readonly (readonly [beginning: string, group: PaymentGroup])[] = [
  ['tarjeta de debito', 'debito'],
  ['tarjetas de debito', 'debito'],
  ['debito', 'debito'],
  ['tarjeta de credito', 'credito'],
  ['tarjetas de credito', 'credito'],
  ['credito', 'credito'],
  ['otros', 'otros'],
  ['financiacion', 'financiacion'],
  ['cuenta', 'cuenta'],
]

/** The group of a title; null for a title that no group has. */
export function paymentGroup(title: string): PaymentGroup | null {
  const folded = foldText(title).trim()
  if (folded === '') return 'cuenta'
  return GROUP_TITLES.find(([beginning]) => folded.startsWith(beginning))?.[1] ?? null
}

interface PaymentMethod {
  name: string
  group: PaymentGroup
  logo: ImageRef | null
  record: string
}

/** Every payment method that the catalogue names, by import key, in order of appearance. */
export class PaymentRegistry {
  private readonly methods = new Map<string, PaymentMethod>()

  /** Import key of the method: 'credito-tarjeta-naranja'; '' for a name without letters. */
  method(method: PaymentMethod): string {
    const slug = addressSlug(method.name)
    if (!slug) return ''
    const key = `${method.group}-${slug}`
    const known = this.methods.get(key)
    if (!known) this.methods.set(key, { ...method })
    else known.logo ??= method.logo
    return key
  }

  documents(): ImportDocument<'payment-method'>[] {
    return [...this.methods].map(([key, { name, group, logo, record }]) => {
      return { type: 'payment-method', key, record, fields: { name, group, logo } }
    })
  }
}
