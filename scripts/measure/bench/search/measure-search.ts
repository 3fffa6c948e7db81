import MiniSearch from 'minisearch'
import { search, searchIndex } from '@guia/web/catalog/search/search'
import { searchText, searchWords } from '@guia/web/catalog/search/text'
import type { Store } from '@guia/web/catalog/stores/store'
import { foundByRule } from '@guia/web/testing/search-rule'
import { percentile } from '../../endurance/table.ts'
import { duration, median } from '../measure.ts'
import type { Section } from '../section.ts'
import { manyStores, numbersFrom } from './many-stores.ts'

const QUERIES = 200
/** Of the rule as it is written, which takes a tenth of a second for each over thousands. */
const QUERIES_OF_THE_RULE = 40
const MOST_WORDS = 3
const SHORTEST_WORD = 3
const FIELDS = ['name', 'description', 'address', 'phone', 'tags', 'categories', 'subcategories']

/** Finds the ids of stores. */
type Find = (query: string) => number[]

/** What visitors would type: one to three words of a store, some of them only begun. */
function queriesOf(stores: readonly Store[]): string[] {
  const next = numbersFrom(7)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  return Array.from({ length: QUERIES }, () => {
    const { name, description, tags } = pick(stores)
    const words = searchWords([name, description, ...tags].join(' ')).filter(
      (word) => word.length > SHORTEST_WORD,
    )
    const count = Math.min(1 + Math.floor(next() * MOST_WORDS), Math.max(words.length, 1))
    return Array.from({ length: count }, () => pick(words.length > 0 ? words : ['pan']))
      .map((word) => (next() < 0.3 ? word.slice(0, SHORTEST_WORD + 1) : word))
      .join(' ')
  })
}

function miniSearch(stores: readonly Store[]): Find {
  const index = new MiniSearch({ fields: FIELDS, processTerm: searchText })
  const text = (names: readonly { name: string }[]) => names.map(({ name }) => name).join(' ')
  index.addAll(
    stores.map(({ tags, categories, subcategories, ...store }) => ({
      ...store,
      tags: tags.join(' '),
      categories: categories.join(' '),
      subcategories: text(subcategories),
    })),
  )
  return (query) =>
    index.search(query, { prefix: true, combineWith: 'AND' }).map(({ id }) => id as number)
}

function app(stores: readonly Store[]): Find {
  const index = searchIndex(stores)
  return (query) => search(index, query).hits.map(({ item }) => item.id)
}

const rule =
  (stores: readonly Store[]): Find =>
  (query) =>
    foundByRule(stores, query).map(({ id }) => id)

const ENGINES: readonly [name: string, build: (stores: readonly Store[]) => Find][] = [
  ['the rule as it is written', rule],
  ['the app', app],
  ['MiniSearch, prefixes, all words', miniSearch],
]

const microseconds = (ms: number): string => `${Math.round(ms * 1_000)} µs`

function rowsOf(size: number): string[][] {
  const stores = manyStores(size)
  const queries = queriesOf(stores)
  const expected = queries.slice(0, QUERIES_OF_THE_RULE).map(rule(stores))
  return ENGINES.map(([name, build]) => {
    const began = performance.now()
    const find = build(stores)
    const built = performance.now() - began
    const asked = build === rule ? queries.slice(0, QUERIES_OF_THE_RULE) : queries
    // Once without a clock: an engine that runs for the first time is not yet what it will be.
    const answers = asked.map(find)
    const times = asked.map((query) => {
      const start = performance.now()
      find(query)
      return performance.now() - start
    })
    const complete = expected.filter((ids, at) => {
      const found = new Set(answers[at])
      return ids.every((id) => found.has(id))
    })
    return [
      size.toLocaleString('en'),
      name,
      microseconds(median(times)),
      microseconds(percentile(times, 0.99)),
      duration(built),
      `${Math.round((complete.length / expected.length) * 100)} %`,
    ]
  })
}

/** The app's search beside the rule of spec section 5 and beside MiniSearch, over so many stores. */
export async function measureSearch(sizes: readonly number[]): Promise<Section> {
  return Promise.resolve({
    title: 'Search',
    about:
      `Stores like the sample’s with other words, in Node; ${QUERIES} queries of one to ${MOST_WORDS} words ` +
      `(${QUERIES_OF_THE_RULE} of the rule). «Complete»: finds all that the rule finds; the app also finds ` +
      'by spelling and orders by fit.',
    columns: ['Stores', 'Engine', 'Median', 'p99', 'Index', 'Complete'],
    rows: sizes.flatMap(rowsOf),
  })
}
