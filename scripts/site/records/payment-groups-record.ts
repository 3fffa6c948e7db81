import type { PaymentGroupRecord } from '@guia/contract'
import type { PaymentMethodDocument } from '../documents.ts'
import { byName, byText, textOf, type ImageUrls } from './fields.ts'

/** Groups in the order of the store page, with the names of spec section 3; one has no name. */
const GROUPS: readonly [PaymentMethodDocument['group'], string][] = [
  ['debito', 'Tarjeta de débito'],
  ['credito', 'Tarjeta de crédito'],
  ['otros', 'Otros medios'],
  ['financiacion', 'Financiación'],
  ['cuenta', ''],
]

/** A store's payment methods by group; groups without methods are left out. */
export function toPaymentGroups(
  methods: readonly PaymentMethodDocument[],
  imageUrl: ImageUrls,
): PaymentGroupRecord[] {
  return GROUPS.flatMap(([group, name]) => {
    const members = methods.filter((method) => method.group === group)
    if (members.length === 0) return []
    const entries = members
      .map((method) => ({ name: textOf(method.name), image: imageUrl(method.logo, 'icon') }))
      .toSorted((a, b) => byName(a, b) || byText(a.image, b.image))
    const images = entries.map((entry) => entry.image).filter((image) => image !== '')
    return [{ name, images, methods: entries }]
  })
}
