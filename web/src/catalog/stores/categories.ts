import { slug } from '../slug.ts'
import { foldedWords } from '../search/text.ts'
import type { SiteSubcategory } from '../site/site.ts'

/**
 * The form in which two category names are compared: accent-less, case-less, trimmed, commas
 * dropped. 'Autos, Motos y Otros' → 'autos motos y otros'.
 */
export function categoryKey(name: string): string {
  return categoryWords(name).join(' ')
}

function categoryWords(name: string): string[] {
  return foldedWords(name.replaceAll(',', ' '))
}

/** Whether two names are the same category. A blank name is no category. */
export function sameCategory(one: string, other: string): boolean {
  const key = categoryKey(one)
  return key !== '' && key === categoryKey(other)
}

/**
 * Whether the words of `requested` are the first words of `category`, as /stores?category= and
 * /autos compare: 'Autos' finds 'Autos Motos y Otros'.
 */
export function leadingWordsMatch(requested: string, category: string): boolean {
  const wanted = categoryWords(requested)
  const words = categoryWords(category)
  return wanted.length > 0 && wanted.every((word, index) => word === words[index])
}

/**
 * What a renamed category was called when it was made, by its name: it keeps the address which that
 * gave it, and what asks for it by that goes on finding it.
 */
export type FormerNames = ReadonlyMap<string, string>

/** What a category is called, and what it was called when it was made. */
export function namesOf(category: string, formerNames: FormerNames): string[] {
  const former = formerNames.get(category)
  return former === undefined ? [category] : [category, former]
}

/** Whether a route parameter (slug or name) names this category or subcategory. */
export function isNamedBy(name: string, param: string): boolean {
  const wanted = slug(param)
  return wanted !== '' && slug(name) === wanted
}

/**
 * Each name once, in the order that they come in, which the publisher has made alphabetical (spec
 * section 9): to sort as Spanish does is work that each visit would wait for.
 */
export function uniqueNames<T extends { name: string }>(entries: readonly T[]): T[] {
  const byKey = new Map<string, T>()
  for (const entry of entries) {
    const key = categoryKey(entry.name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, entry)
  }
  return [...byKey.values()]
}

/** The category, or subcategory, that a route parameter means, by its slug or by its name. */
export function findCategory<T extends SiteSubcategory>(
  categories: readonly T[],
  param: string,
): T | undefined {
  return (
    categories.find(({ slug }) => slug === param) ??
    categories.find(({ name }) => isNamedBy(name, param))
  )
}

/**
 * What a page calls the categories of `/stores?category=`: the words of known ones that are asked
 * for, as those write them. Anybody can write an address: nothing else of it becomes a name.
 * ['gastronomia', 'nada'], ['Gastronomía y Delivery'] → ['Gastronomía']
 */
export function namesOfRequested(
  requested: readonly string[],
  known: readonly string[],
  formerNames: FormerNames,
): string[] {
  const names = requested.flatMap((wanted) => {
    const category = known.find((name) => leadingWordsMatch(wanted, name))
    const renamed = known.find((name) => leadingWordsMatch(wanted, formerNames.get(name) ?? ''))
    if (category === undefined && renamed !== undefined) return renamed
    const words = category?.split(/[\s,]+/).filter(Boolean) ?? []
    const asked = words.slice(0, categoryWords(wanted).length)
    return asked.length === words.length ? (category ?? []) : asked.join(' ')
  })
  return [...new Set(names)]
}
