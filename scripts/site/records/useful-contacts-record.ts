import type { UsefulContactCategoryRecord } from '@guia/contract'
import type { UsefulContactCategoryDocument } from '../documents.ts'
import { byNumber, textOf, type ImageUrls } from './fields.ts'

type Category = UsefulContactCategoryDocument

const byOrder = (a: Category, b: Category): number =>
  (a.order ?? 0) - (b.order ?? 0) || byNumber(a, b)

function toCategory(category: Category, imageUrl: ImageUrls): UsefulContactCategoryRecord {
  return {
    id: category.numero,
    icon: imageUrl(category.icon, 'icon'),
    title: textOf(category.title),
    description: textOf(category.description),
    items: (category.entries ?? []).map((entry) => ({
      name: textOf(entry.name),
      address: textOf(entry.address),
      phone: textOf(entry.phone),
    })),
  }
}

/** `contactos-utiles.json`: the categories in the order that staff gave them. */
export function toUsefulContacts(
  categories: readonly Category[],
  imageUrl: ImageUrls,
): UsefulContactCategoryRecord[] {
  return categories.toSorted(byOrder).map((category) => toCategory(category, imageUrl))
}
