import { isNamedBy } from './categories.ts'
import type { CategoryEntry } from './site.ts'

/** The category that a route parameter means, by its slug or by its name. */
export function findCategory(
  categories: readonly CategoryEntry[],
  param: string,
): CategoryEntry | undefined {
  return (
    categories.find(({ slug }) => slug === param) ??
    categories.find(({ name }) => isNamedBy(name, param))
  )
}

/** A readable name for a parameter that names nothing known: 'ropa-usada' → 'Ropa usada'. */
export function readableParam(param: string): string {
  const text = param.replaceAll('-', ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
