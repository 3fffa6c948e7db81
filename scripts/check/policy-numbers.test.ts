import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  FORMER_SLUGS,
  LEADS_KEPT_DAYS,
  LEADS_OVERALL,
  LEADS_PER_ADDRESS,
  MISSED_SEARCHES_A_DAY,
  MISSED_SEARCHES_KEPT_DAYS,
  MISSED_SEARCHES_OVERALL,
  MISSED_SEARCHES_PER_ADDRESS,
  SHEET_MEGABYTES,
  SHEET_ROWS,
  UPLOAD_LIMIT_MEGABYTES,
  UPLOAD_LIMIT_SECONDS,
} from '../../cms/src/rules/limits.ts'
import { MISSED_SEARCH_LENGTH } from '../../cms/src/rules/missed-search.ts'
import {
  KEPT_DAYS,
  KEPT_RELEASES,
  UNREFERENCED_KEPT_DAYS,
} from '../publish/release/kept-releases.ts'
import { variablesSchema } from '../run/settings/variables.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const { MAX_VANISHING } = variablesSchema.pick({ MAX_VANISHING: true }).parse({})

const SETTINGS = [
  ['LEADS_PER_ADDRESS', LEADS_PER_ADDRESS],
  ['LEADS_OVERALL', LEADS_OVERALL],
  ['MAX_VANISHING', MAX_VANISHING],
] as const

test.each(SETTINGS)('%s is the same number in compose and in the example', (name, number) => {
  expect(read('docker-compose.yml')).toContain(`${name}: \${${name}:-${number}}`)
  expect(read('.env.example')).toMatch(new RegExp(`^${name}=${number}$`, 'm'))
})

test('what staff read of the largest photo in the guide is what is taken', () => {
  const limit = `de hasta ${UPLOAD_LIMIT_MEGABYTES} MB`
  expect(read('docs/guia-del-panel.md')).toContain(limit)
})

test('Caddy lets through a form with the largest photo', () => {
  const size = /max_size (\d+)MiB/.exec(read('scripts/caddy/answers.caddy'))?.[1]
  expect(Number(size)).toBeGreaterThan(UPLOAD_LIMIT_MEGABYTES)
})

test('Caddy waits for the largest photo as long as the panel does', () => {
  expect(read('scripts/caddy/answers.caddy')).toContain(`read_body ${UPLOAD_LIMIT_SECONDS}s`)
})

test('the texts that name how long leads are kept name that time', () => {
  expect(LEADS_KEPT_DAYS).toBe(2 * 365)
  expect(inOneLine('web/src/pages/privacy-page.tsx')).toContain('A los dos años del último cambio')
  expect(inOneLine('docs/guia-del-panel.md')).toContain('Los que nadie toca en dos años')
  expect(inOneLine('docs/operations.md')).toContain('Two years after its last change')
})

const MISSED_SEARCHES = 'docs/decisions/2026-11-25-missed-searches-without-persons.md'

/** Of a text whose lines may be broken anywhere. */
const inOneLine = (file: string) => read(file).replace(/\s+/g, ' ')

test.each([
  ['docs/operations.md', `the ${KEPT_RELEASES} newest releases`],
  ['docs/operations.md', `the last one of each of the past ${KEPT_DAYS} days`],
  ['docs/operations.md', `and ${UNREFERENCED_KEPT_DAYS} days more for open tabs`],
  ['docs/operations.md', `none has needed for ${UNREFERENCED_KEPT_DAYS} days`],
  ['docs/architecture.md', `of kept releases, and of ${UNREFERENCED_KEPT_DAYS} days before`],
  ['docs/operations.md', `more than ${MAX_VANISHING} % (`],
  ['docs/guia-del-panel.md', `las últimas ${FORMER_SLUGS})`],
  [
    'docs/guia-del-panel.md',
    `pesa hasta ${SHEET_MEGABYTES} MB y tiene hasta ${SHEET_ROWS.toLocaleString('es-AR')} filas`,
  ],
  ['docs/guia-del-panel.md', `se guarda ${MISSED_SEARCHES_KEPT_DAYS} días`],
  ['docs/architecture.md', `none is older than ${MISSED_SEARCHES_KEPT_DAYS} days`],
  ['web/src/pages/privacy-page.tsx', `a los ${MISSED_SEARCHES_KEPT_DAYS} días la cuenta se borra`],
  [MISSED_SEARCHES, `for ${MISSED_SEARCHES_KEPT_DAYS} days`],
  [MISSED_SEARCHES, `${MISSED_SEARCHES_PER_ADDRESS} in ten minutes from an address`],
  [MISSED_SEARCHES, `${MISSED_SEARCHES_OVERALL.toLocaleString('en')} from all`],
  [MISSED_SEARCHES, `${MISSED_SEARCHES_A_DAY} different texts a day`],
  [MISSED_SEARCHES, `${MISSED_SEARCH_LENGTH} characters at most`],
])('%s says: %s', (file, words) => {
  expect(inOneLine(file)).toContain(words)
})
