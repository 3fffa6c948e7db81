import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSynonyms } from '../../../../cms/src/rules/synonyms.ts'
import { foundByRule } from '../../testing/search-rule.ts'
import { parseUsefulContacts } from '../contacts/useful-contacts.ts'
import { openStatus } from '../hours/opening-hours.ts'
import { parseProfessionals } from '../professionals/professional.ts'
import { slug } from '../slug.ts'
import { parseStore } from '../stores/parse-store.ts'
import type { Store } from '../stores/store.ts'
import { activeFirst } from '../stores/store-lists.ts'
import { startContactIndex, startProfessionalIndex, startOfferIndex } from './related-matches.ts'
import { searchEverything, type SearchOutcome } from './search-everything.ts'
import { searchIndex } from './search.ts'
import { fillIndex } from './text-index.ts'

const SAMPLE = path.resolve(import.meta.dirname, '../../../../scripts/sample/catalogue')
const sample = (file: string): unknown => JSON.parse(readFileSync(path.join(SAMPLE, file), 'utf8'))

const site = sample('sitio.json') as {
  synonyms: string[]
  paymentMethods: { name: string; logo: string }[]
}
const stores = Object.values(sample('busquedas.json') as object).flatMap(
  (value: LegacyStore) =>
    parseStore({ ...value, paymentMethods: value.paymentMethods?.map(withNames) }) ?? [],
)

interface LegacyStore {
  paymentMethods?: { name: string; images: string[] }[]
}

/** The legacy catalogue has payment methods by their logos, a release by their names as well. */
function withNames(group: { name: string; images: string[] }) {
  const isOf = ({ logo }: { logo: string }) => group.images.includes(logo)
  return { ...group, methods: site.paymentMethods.filter(isOf).map(({ name }) => ({ name })) }
}

const people = (sample('profesionales.json') as object[]).map((value, id) => ({
  ...value,
  id: id + 1,
}))
const contacts = parseUsefulContacts(sample('contactos.json'))
const titles = new Map(contacts.flatMap(({ title, items }) => items.map((item) => [item, title])))
const everything = {
  stores: searchIndex(stores),
  offers: fillIndex(startOfferIndex(), stores),
  professionals: fillIndex(startProfessionalIndex(), parseProfessionals(people)),
  contacts: fillIndex(startContactIndex(), contacts),
  synonyms: readSynonyms(site.synonyms.join('\n')).synonyms,
}
/** A Tuesday morning. */
const MOMENT = {
  day: '2026-11-24',
  weekday: 2,
  minutes: 11 * 60,
  holidays: new Map<string, string>(),
}
const isOpen = (store: Store) => openStatus(store, MOMENT).isOpen === true

const namesOf = (store: Store) => [
  `tienda:${store.slug}`,
  ...[...store.categories, ...store.subcategories.map(({ name }) => name)].map(
    (name) => `rubro:${name}`,
  ),
]

/** The first answers of a page, each in all forms in which the set names it. */
function answersOf(outcome: SearchOutcome): string[][] {
  const groups = {
    stores: outcome.stores.hits.map(({ item }) => namesOf(item)),
    offers: outcome.offers.map(({ item }) => [`oferta:${item.name}`]),
    professionals: outcome.professionals.map(({ item }) => [
      `profesional:${item.name}`,
      `profesion:${item.category}`,
    ]),
    contacts: outcome.contacts.map(({ item }) => [
      `contacto:${item.name}`,
      `contactos:${titles.get(item)}`,
    ]),
  }
  return [...outcome.order.flatMap((group) => groups[group])]
}

const normal = (answer: string) =>
  answer.startsWith('rubro:') ? `rubro:${slug(answer.slice(6))}` : answer

interface JudgedQuery {
  query: string
  /** Every acceptable first answer: a shop, any shop of a rubro, a person … or 'nada'. */
  expects: string[]
}

const queries = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'query-set.json'), 'utf8'),
) as JudgedQuery[]

/** Where the first acceptable answer stands among these, from 0 on; -1 when nowhere. */
function rankAmong(answers: readonly string[][], { expects }: JudgedQuery): number {
  const wanted = new Set(expects.map(normal))
  return answers.findIndex((names) => names.some((name) => wanted.has(normal(name))))
}

function rankOf(judged: JudgedQuery, synonyms = everything.synonyms): number {
  const outcome = searchEverything({ ...everything, synonyms }, judged.query, isOpen)
  // Nothing fits, and the page says so with a way on.
  if (judged.expects.includes('nada') && outcome.isUncertain) return 0
  return rankAmong(answersOf(outcome), judged)
}

/** What there was before there was an order: what the rule finds, active stores first. */
function rankByRule(judged: JudgedQuery): number {
  const found = activeFirst(foundByRule(stores, judged.query))
  if (judged.expects.includes('nada') && found.length === 0) return 0
  return rankAmong(found.map(namesOf), judged)
}

const percent = (count: number) => Math.round((count / queries.length) * 1000) / 10

/** In percent of all queries. */
const sharesOf = (ranks: readonly number[]) => ({
  first: percent(ranks.filter((rank) => rank === 0).length),
  inThree: percent(ranks.filter((rank) => rank >= 0 && rank < 3).length),
})

test(`${queries.length} queries of neighbours have their answer first, and nearly all in three`, () => {
  const ranks = queries.map((query) => rankOf(query))
  const withSynonyms = sharesOf(ranks)
  const missed = queries.filter((_, place) => ranks[place] !== 0).map(({ query }) => query)
  const withoutSynonyms = sharesOf(queries.map((query) => rankOf(query, [])))
  const byRule = sharesOf(queries.map(rankByRule))
  const walls = queries.filter(({ query }) => foundByRule(stores, query).length === 0)
  console.info(JSON.stringify({ withSynonyms, withoutSynonyms, byRule }))
  console.info(`By the rule alone nothing for ${percent(walls.length)} %`)
  expect(withSynonyms.first, missed.join(' · ')).toBeGreaterThanOrEqual(98)
  expect(withSynonyms.inThree, missed.join(' · ')).toBeGreaterThanOrEqual(99)
})

test('where no shop fits all of a query, who does the work is named as well', () => {
  const { order, professionals } = searchEverything(everything, 'heladera rota', isOpen)
  expect(order).toContain('professionals')
  expect(professionals[0]?.item.name).toBe('Lautaro Insaurralde')
})

test('a word is no other one that begins alike: an ice cream is no refrigerator', () => {
  expect(searchEverything(everything, 'helado', isOpen).professionals).toEqual([])
})

test('no query ends at a wall', () => {
  const walls = queries.filter(({ query }) => {
    const { order, isUncertain } = searchEverything(everything, query, isOpen)
    return order.length === 0 && !isUncertain
  })
  expect(walls).toEqual([])
})
