import { stemOf } from '@guia/contract'
import { digits } from '../contacts/phone.ts'
import { categoryKey } from '../stores/categories.ts'
import type { Professional } from '../professionals/professional.ts'
import type { ProfessionalCategory } from '../site/site.ts'
import {
  isEmergency,
  type UsefulContact,
  type UsefulContactCategory,
} from '../contacts/useful-contacts.ts'
import type { Offer } from '../offers/offer.ts'
import type { Store } from '../stores/store.ts'
import { find, LEAST_FIT, SOME_WORDS, type Hit } from './find.ts'
import { isFunctionWord } from './near-words.ts'
import type { ReadQuery } from './read-query.ts'
import { FIT, NUMBER_FIT, numberTest } from './search.ts'
import { startTextIndex, type Field, type IndexMaker, type TextIndex } from './text-index.ts'
import { searchWords } from './text.ts'
import { hasOtherEnding } from './word-fits.ts'

const SHORTEST_BEGINNING = 4
const LONG_WORD = 3
/** By which whoever is called in one is found. */
const EMERGENCY_WORDS = 'emergencias\nurgencias'
/** A number such as 107 goes before all. */
const EMERGENCY_LENGTH = 4
/** An offer goes after the shop that sells the thing, unless offers are asked for. */
const OFFER_LESS = 3

export type ProfessionalIndex = TextIndex<Professional>
export type ContactIndex = TextIndex<UsefulContact>
export type OfferIndex = TextIndex<Offer>

export const startProfessionalIndex = (): IndexMaker<Professional> =>
  startTextIndex(({ name, specialty, category, address, description }) => [
    { text: `${name}\n${category.replaceAll('-', ' ')}`, fit: FIT.name },
    { text: specialty, fit: FIT.category },
    { text: address, fit: FIT.place },
    { text: description, fit: FIT.description },
  ])

/** An index of the useful contacts, rubro by rubro. */
export function startContactIndex(): IndexMaker<UsefulContactCategory, ContactIndex> {
  const titles = new Map<UsefulContact, string>()
  const making = startTextIndex((contact: UsefulContact) => [
    { text: contact.name, fit: FIT.name },
    // Firemen and police, whom nothing else calls so.
    { text: isEmergency(contact) ? EMERGENCY_WORDS : '', fit: FIT.name },
    titleField(titles.get(contact) ?? ''),
    { text: contact.address, fit: FIT.place },
  ])
  const add = ({ title, items }: UsefulContactCategory) => {
    for (const contact of items) {
      titles.set(contact, title)
      making.add(contact)
    }
  }
  return { add, end: making.end }
}

/** Words of titles that tell nothing of what stands under them. */
const TELLS_NOTHING = new Set(['telefonos', 'numeros', 'contactos', 'utiles', 'importantes'])

/** Of 'Teléfonos útiles' only all of it is found: 'útiles' are for school, and no ambulance. */
function titleField(text: string): Field {
  const tells = searchWords(text).some((word) => !TELLS_NOTHING.has(word))
  return { text, fit: tells ? FIT.category : 0 }
}

/** An index of the offers of active stores, store by store. */
export function startOfferIndex(): IndexMaker<Store, OfferIndex> {
  const sellers = new Map<Offer, Store>()
  const making = startTextIndex((offer: Offer) => [
    { text: offer.name, fit: FIT.name },
    { text: offer.discount, fit: FIT.category },
    { text: `${offer.store.name}\n${sellers.get(offer)?.tags.join('\n') ?? ''}`, fit: FIT.tag },
    { text: offer.description, fit: FIT.description },
  ])
  const add = (store: Store) => {
    for (const offer of store.isActive ? store.offers : []) {
      sellers.set(offer, store)
      making.add(offer)
    }
  }
  return { add, end: making.end }
}

/**
 * What a query finds in an index besides the stores; best first. Those that have some of its words
 * only where `isLenient`.
 */
function matching<T>(index: TextIndex<T>, query: ReadQuery, isLenient = false): Hit<T>[] {
  const { hits, isPartial } = find(index, query)
  if (!isPartial) return hits.filter(({ fit }) => fit >= LEAST_FIT)
  // 'heladera rota': of the mean a single word is a part.
  const least = (LEAST_FIT * SOME_WORDS) / query.parts.length
  return isLenient ? hits.filter(({ fit }) => fit >= least) : []
}

const called = <T extends { phone: string }>(index: TextIndex<T>, text: string): Hit<T>[] => {
  const isCalled = numberTest(text)
  if (isCalled === null) return []
  const found = index.items.filter(({ phone }) => isCalled(phone))
  const fit = digits(text).length <= EMERGENCY_LENGTH ? NUMBER_FIT + 1 : NUMBER_FIT
  return found.map((item) => ({ item, fit, isGuess: false, readAs: [] }))
}

/** Useful contacts or professionals: those with the number that was typed, or with its words. */
export function matchingPeople<T extends { phone: string }>(
  index: TextIndex<T>,
  query: ReadQuery,
  isLenient: boolean,
): Hit<T>[] {
  const byNumber = called(index, query.text)
  return byNumber.length > 0 ? byNumber : matching(index, query, isLenient)
}

/** Offers: all of them where only offers are asked for, and more where offers are. */
export function matchingOffers(index: OfferIndex, query: ReadQuery): Hit<Offer>[] {
  if (!query.wants.offers) return matching(index, query).map(less(OFFER_LESS))
  if (query.isOnlyWish)
    return index.items.map((item) => ({ item, fit: FIT.name, isGuess: false, readAs: [] }))
  return matching(index, query).map(less(-OFFER_LESS))
}

const less =
  (amount: number) =>
  <T>(hit: Hit<T>): Hit<T> => ({ ...hit, fit: hit.fit - amount })

const isSameWord = (one: string, other: string) => stemOf(one) === stemOf(other)

/** 'juguetes' begins 'Jugueterías'; 'bar' and 'gas' begin too much. */
const begins = (word: string, wanted: string) =>
  isSameWord(word, wanted) ||
  (wanted.length >= SHORTEST_BEGINNING && word.startsWith(stemOf(wanted)))

/**
 * The categories that a search may be meant for without naming one: every word of the query is one
 * of the name ('hogar' → Hogar y Deco), or begins one where none has them all ('auto' is no
 * Autoservicio). Of one that it names, the stores are found already.
 */
export function matchingCategories<C extends { name: string }>(
  categories: readonly C[],
  query: string,
): C[] {
  const wanted = searchWords(query)
  if (!wanted.some((word) => word.length >= LONG_WORD)) return []
  const withAll = (isMeant: typeof begins) =>
    categories.filter(
      ({ name }) =>
        categoryKey(name) !== categoryKey(query) &&
        wanted.every((one) => searchWords(name).some((word) => isMeant(word, one))),
    )
  const named = withAll(isSameWord)
  return named.length > 0 ? named : withAll(begins)
}

/**
 * The professional categories that a search for stores is meant for as well: a word of theirs is
 * one of the query's, in whatever number and gender, or begins so where that is all of the query
 * ('gas' → Gasistas).
 */
export function matchingProfessions(
  categories: readonly ProfessionalCategory[],
  query: string,
): ProfessionalCategory[] {
  const wanted = searchWords(query).filter((word) => !isFunctionWord(word))
  const [only = ''] = wanted
  const isTelling = wanted.length === 1 && only.length >= LONG_WORD
  return categories.filter(({ name }) =>
    searchWords(name).some(
      (word) =>
        wanted.some((one) => isSameWord(one, word) || hasOtherEnding(one, word)) ||
        (isTelling && word.startsWith(only)),
    ),
  )
}
