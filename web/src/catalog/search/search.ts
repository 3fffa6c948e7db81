import type { Weekday } from '@guia/contract'
import { calls, digits } from '../contacts/phone.ts'
import type { Store } from '../stores/store.ts'
import { find, type Found, type Hit } from './find.ts'
import { isWholeDay } from '../hours/opening-hours.ts'
import { readQuery, type ReadingHelp, type ReadQuery, type Wants } from './read-query.ts'
import { fillIndex, oncePer, startTextIndex, type Field, type TextIndex } from './text-index.ts'
import { searchText, searchWords } from './text.ts'

/**
 * Fit of a whole word, by where it stands; what is begun by it, or holds it, fits less. `lead` is
 * the first word of a category: 'ropa' is rather a shop of Ropa y Accesorios than a laundry. A piece
 * of a telephone is chance: all of it is found by itself, see `callers`.
 */
export const FIT = {
  lead: 7.3,
  name: 7,
  category: 5,
  tag: 4,
  place: 3.2,
  description: 3,
  phone: 1,
} as const
/** More than any word: nobody types a number for anything else. */
export const NUMBER_FIT = 8
const NUMBER = /^[\d\s+().-]+$/
/** A local number; area code and prefixes are written in many ways. */
const NUMBER_LENGTH = 6
const SHORTEST_NUMBER = 3
/** More for a name that says little else: 'Pizzería El Surubí' before 'El Surubí de Hierro'. */
const WHOLE_NAME = 0.5
/** What is open goes before all else where that is asked for. */
const WISH_FIT = 10
/** An inactive page answers less: an active neighbour of the same rubro goes first. */
const INACTIVE_LESS = 3

export type SearchIndex = TextIndex<Store>

/** The index of a catalogue, store by store. */
export const startSearchIndex = () => startTextIndex(fieldsOf)

/** The same in one go. */
export const searchIndex = (stores: readonly Store[]): SearchIndex =>
  fillIndex(startSearchIndex(), stores)

function fieldsOf(store: Store): Field[] {
  const subcategories = store.subcategories.map(({ name }) => name)
  return [
    { text: store.name, fit: FIT.name },
    // As people type it who leave its apostrophe out.
    { text: searchText(store.name).replaceAll("'", ''), fit: FIT.name },
    { text: [...store.categories, ...subcategories].join('\n'), fit: FIT.category },
    { text: store.categories.map(firstWord).join('\n'), fit: FIT.lead },
    { text: [...store.tags, ...paymentsOf(store)].join('\n'), fit: FIT.tag },
    { text: store.address, fit: FIT.place },
    { text: `${store.phone}\n${store.phone.replace(/\D/g, '')}`, fit: FIT.phone },
    { text: store.description, fit: FIT.description },
  ]
}

/** 'Otros medios' says nothing of what it stands above, and nearly every store has some. */
const SAYS_NOTHING = /^Otros /

/** 'Tarjeta de débito' and what it stands above: 'kiosco con tarjeta', 'mercado pago'. */
const paymentsOf = ({ payments }: Store): string[] =>
  payments.flatMap(({ name, methods }) => [
    ...(SAYS_NOTHING.test(name) ? [] : [name]),
    ...methods.map((method) => method.name),
  ])

export interface SearchHelp extends Partial<ReadingHelp> {
  /** Whether a store is open now, when that is known. */
  isOpen?: (store: Store) => boolean
}

/**
 * What a query asks for besides what it names, and whether some store that it finds has it. What is
 * near only the visitor's own position tells, which a search does not ask for.
 */
export interface Wish {
  asks: 'open' | 'always' | 'near' | Weekday
  isMet: boolean
}

export interface FoundStores extends Found<Store> {
  wish: Wish | null
}

/**
 * The stores that a query finds, by fit (see FIT), active ones first among equals, then in
 * catalogue order. All that the rule of spec section 5 finds is there: every word is part of the
 * name, description, address, phone, a tag or a subcategory, or is a category. Beyond it: how it
 * takes money, other forms of a word, synonyms, near spellings and, when nothing has all words, what
 * has some. A blank query finds nothing.
 */
export function search(index: SearchIndex, query: string, help: SearchHelp = {}): FoundStores {
  const { isOpen, indexes = [index], synonyms = [] } = help
  return searchStores(index, readQuery(query, { indexes, synonyms }), isOpen)
}

/** The same for a query that was read already. */
export function searchStores(
  index: SearchIndex,
  query: ReadQuery,
  isOpen: (store: Store) => boolean = () => false,
): FoundStores {
  const { wants, isOnlyWish, text } = query
  const found = find(index, query)
  const asks: Wish['asks'] | null = wants.always
    ? 'always'
    : (wants.day ?? (wants.open ? 'open' : wants.near ? 'near' : null))
  const hasWish = (store: Store) => {
    if (asks === null || asks === 'near') return false
    if (asks === 'open') return isOpen(store)
    return asks === 'always' ? isAlwaysOpen(store) : opensOn(store, asks)
  }
  const called = callers(index, text)
  const wished = isOnlyWish ? wishedStores(index, wants, hasWish) : []
  const isAnswered = called.length + wished.length > 0
  const named = new Set(searchWords(text))
  const namesakes = storesWith(index, named)
  const fitOf = ({ item, fit }: Hit<Store>) => {
    const inName = namesakes.has(item) ? inItsName(item, named) : 0
    const whole = fit + inName + (hasWish(item) ? WISH_FIT : 0)
    return item.isActive ? whole : Math.max(whole - INACTIVE_LESS, 0)
  }
  const first = [...called, ...wished]
  // Beside an answer what has some words only is none.
  const isWanted = ({ isGuess }: Hit<Store>) => !(isAnswered && found.isPartial && isGuess)
  const others = withoutItems(found.hits.filter(isWanted), first)
  // A letter finds thousands: they are this search's own, and need not be made anew.
  for (const hit of others) hit.fit = fitOf(hit)
  others.sort(
    (one, other) => other.fit - one.fit || Number(other.item.isActive) - Number(one.item.isActive),
  )
  const hits = first.length === 0 ? others : [...first, ...others]
  const isMet = asks !== null && hits.some(({ item }) => hasWish(item))
  const wish = asks === null ? null : { asks, isMet }
  return { hits, isPartial: found.isPartial && !isAnswered, wish }
}

function withoutItems<T>(hits: Hit<T>[], unwanted: readonly Hit<T>[]): Hit<T>[] {
  if (unwanted.length === 0) return hits
  const items = new Set(unwanted.map(({ item }) => item))
  return hits.filter(({ item }) => !items.has(item))
}

const firstWord = (name: string) => searchWords(name)[0] ?? ''

/** What a query lists that names nothing: 'abierto ahora', '24 hs', 'cerca mío'. */
function wishedStores(
  index: SearchIndex,
  wants: Wants,
  hasWish: (store: Store) => boolean,
): Hit<Store>[] {
  return index.items
    .filter((store) => store.isActive && (wants.near || hasWish(store)))
    .map((item) => ({ item, fit: FIT.description, isGuess: false, readAs: [] }))
}

const opensOn = ({ isActive, hours }: Store, day: Weekday): boolean =>
  isActive && (hours[day] ?? []).some(({ range }) => range !== null)

const ALWAYS = /\b24 ?h/
function isAlwaysOpen({ hours, description, tags }: Store): boolean {
  const days = Object.values(hours)
  const isWhole =
    days.length > 0 && days.every((lines) => lines.some(({ range }) => range && isWholeDay(range)))
  return isWhole || ALWAYS.test(searchText([description, ...tags].join('\n')))
}

/** Stores with the number that was typed. */
function callers(index: SearchIndex, query: string): Hit<Store>[] {
  const isCalled = numberTest(query)
  if (isCalled === null) return []
  return index.items
    .filter(({ phone, whatsapp }) => isCalled(phone) || isCalled(whatsapp))
    .map((item) => ({ item, fit: NUMBER_FIT, isGuess: false, readAs: [] }))
}

/**
 * For a query that is a number: whether a phone text holds it, in whatever form it was typed: with
 * 0 and 15, +54 9, without area code. Null for every other query.
 */
export function numberTest(query: string): ((phone: string) => boolean) | null {
  const dialled = digits(query)
  if (!NUMBER.test(query) || dialled.length < SHORTEST_NUMBER) return null
  const isShort = dialled.length < NUMBER_LENGTH
  const wanted = dialled.slice(-NUMBER_LENGTH)
  return (phone) =>
    calls(phone).some(({ text }) =>
      isShort ? digits(text) === dialled : digits(text).endsWith(wanted),
    )
}

/** The stores that have some of these words, whole: a letter is found in nearly all, and a word of few. */
function storesWith({ items, ...index }: SearchIndex, words: ReadonlySet<string>): Set<Store> {
  const postings = [index.vocabulary, index.small]
  const places = [...words].flatMap((word) => postings.flatMap((of) => of.get(word)?.places ?? []))
  return new Set(places.flatMap((place) => items[place] ?? []))
}

const nameWords = oncePer(({ name }: Store) => searchWords(name))

/** More the more of a store's name the query says. */
function inItsName(store: Store, words: ReadonlySet<string>): number {
  const all = nameWords(store)
  const said = all.filter((word) => words.has(word)).length
  return all.length === 0 ? 0 : (said / all.length) * WHOLE_NAME
}
