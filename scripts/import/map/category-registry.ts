import type { DocumentFields, ImageRef, ImportDocument } from '../documents.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'

interface Category {
  name: string
  icon: ImageRef | null
  record: string
}

interface Subcategory extends Category {
  category: string | null
}

/**
 * Every category and subcategory that the catalogue names, by slug, in the order in which they
 * appear. The first spelling of a name stays.
 */
export class CategoryRegistry {
  private readonly categories = new Map<string, Category>()
  private readonly subcategories = new Map<string, Subcategory>()

  hasCategory(slug: string): boolean {
    return this.categories.has(slug)
  }

  /** The slug of the category, '' when the name has neither letter nor digit. */
  category(name: string, record: string): string {
    const slug = addressSlug(name)
    if (slug && !this.categories.has(slug)) this.categories.set(slug, { name, icon: null, record })
    return slug
  }

  /** The slug of the subcategory; `category` links it when nothing linked it before. */
  subcategory(name: string, category: string | null, record: string): string {
    const slug = addressSlug(name)
    if (!slug) return slug
    const known = this.subcategories.get(slug)
    if (!known) this.subcategories.set(slug, { name, icon: null, record, category })
    else known.category ??= category
    return slug
  }

  parentOf(slug: string): string | null {
    return this.subcategories.get(slug)?.category ?? null
  }

  /** Gives a category its icon; false when it has another one. */
  categoryIcon(slug: string, icon: ImageRef): boolean {
    return setIcon(this.categories.get(slug), icon)
  }

  subcategoryIcon(slug: string, icon: ImageRef): boolean {
    return setIcon(this.subcategories.get(slug), icon)
  }

  documents(): ImportDocument<'category' | 'subcategory'>[] {
    const categories = [...this.categories].map(([slug, { name, icon, record }]) => {
      const fields: DocumentFields['category'] = { name, slug, icon }
      return { type: 'category' as const, key: slug, record, fields }
    })
    const subcategories = [...this.subcategories].map(([slug, entry]) => {
      const { name, category, icon, record } = entry
      const fields: DocumentFields['subcategory'] = { name, slug, category, icon }
      return { type: 'subcategory' as const, key: slug, record, fields }
    })
    return [...categories, ...subcategories]
  }
}

function setIcon(entry: Category | undefined, icon: ImageRef): boolean {
  if (!entry) return false
  entry.icon ??= icon
  return entry.icon.path === icon.path
}
