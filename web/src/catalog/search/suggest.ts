import { PHARMACIES } from '../calendar/duties.ts'
import type { UsefulContact } from '../contacts/useful-contacts.ts'
import type { Professional } from '../professionals/professional.ts'
import type { ProfessionalCategory } from '../site/site.ts'
import type { Store } from '../stores/store.ts'
import type { SearchGroup, SearchOutcome } from './search-everything.ts'
import { foldedWords, searchWords } from './text.ts'

const STORES_SHOWN = 4
const OTHERS_SHOWN = 2
const RUBROS_SHOWN = 3

/** What a search box proposes while somebody types. */
export interface Suggestions<Category> {
  categories: Category[]
  professions: ProfessionalCategory[]
  stores: Store[]
  professionals: Professional[]
  contacts: UsefulContact[]
  /** Which of them come first: those that fit best. */
  order: readonly SearchGroup[]
  asksForDuty: boolean
}

interface Lists<Category> {
  categories: readonly Category[]
  professionalCategories: readonly ProfessionalCategory[]
}

/**
 * The few first of what a text finds that may still be typed on, and the lists whose name it begins.
 * What has only some of its words is no proposal.
 */
export function suggestionsOf<Category extends { name: string }>(
  { categories, professionalCategories }: Lists<Category>,
  found: SearchOutcome,
  text: string,
): Suggestions<Category> {
  const isNamed = namedBy(text)
  return {
    categories: categories.filter(isNamed).slice(0, RUBROS_SHOWN),
    professions: professionalCategories.filter(isNamed).slice(0, OTHERS_SHOWN),
    stores: found.stores.isPartial ? [] : items(found.stores.hits.filter(isTelling), STORES_SHOWN),
    professionals: items(found.professionals, OTHERS_SHOWN),
    contacts: items(found.contacts, OTHERS_SHOWN),
    order: found.order,
    asksForDuty: asksForPharmacy(text, found),
  }
}

/** Whether somebody looks for a pharmacy, in whatever words, or for one on duty. */
export function asksForPharmacy(query: string, { stores }: Pick<SearchOutcome, 'stores'>): boolean {
  if (query === '') return false
  const [first] = stores.hits
  return (
    foldedWords(query).includes('turno') || first?.item.categories.includes(PHARMACIES) === true
  )
}

/** The searches kept on the visitor's device with one more, which comes first; five in all. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const key = searchWords(text).join(' ')
  const others = searches.filter((other) => searchWords(other).join(' ') !== key)
  return [text.slice(0, LONGEST_KEPT), ...others].slice(0, SEARCHES_KEPT)
}

const SEARCHES_KEPT = 5
const LONGEST_KEPT = 80

/** Searches as they were kept on the device; [] for anything else. */
export function parseSearches(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .map((text) => text.slice(0, LONGEST_KEPT))
    .slice(0, SEARCHES_KEPT)
}

/** Two letters or three are inside of many words: what has them only there is not proposed. */
const LEAST_FIT = 1
const isTelling = ({ fit }: { fit: number }) => fit >= LEAST_FIT

const items = <T>(hits: readonly { item: T }[], count: number): T[] =>
  hits.slice(0, count).map(({ item }) => item)

/** Every word that was typed begins one of the name. */
function namedBy(text: string): (list: { name: string }) => boolean {
  const typed = searchWords(text)
  return ({ name }) => {
    const words = searchWords(name)
    return typed.length > 0 && typed.every((one) => words.some((word) => word.startsWith(one)))
  }
}
