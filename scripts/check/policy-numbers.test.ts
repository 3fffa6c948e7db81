import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labelsOf } from '../../cms/src/rules/types.ts'
import {
  LEADS_OVERALL,
  LEADS_PER_ADDRESS,
  UPLOAD_LIMIT_MEGABYTES,
  UPLOAD_LIMIT_SECONDS,
} from '../../cms/src/rules/limits.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const LEAD_LIMITS = [
  ['LEADS_PER_ADDRESS', LEADS_PER_ADDRESS],
  ['LEADS_OVERALL', LEADS_OVERALL],
] as const

test.each(LEAD_LIMITS)('%s is the rules’ number in compose and in the example', (name, number) => {
  expect(read('docker-compose.yml')).toContain(`${name}: \${${name}:-${number}}`)
  expect(read('.env.example')).toMatch(new RegExp(`^${name}=${number}$`, 'm'))
})

test('what staff read of the largest photo is what is taken, in the panel and in the guide', () => {
  const limit = `de hasta ${UPLOAD_LIMIT_MEGABYTES} MB`
  expect(labelsOf('store').gallery?.[1]).toContain(limit)
  expect(read('docs/guia-del-panel.md')).toContain(limit)
})

test('Caddy lets through a form with the largest photo', () => {
  const size = /max_size (\d+)MiB/.exec(read('scripts/caddy/answers.caddy'))?.[1]
  expect(Number(size)).toBeGreaterThan(UPLOAD_LIMIT_MEGABYTES)
})

test('Caddy waits for the largest photo as long as the panel does', () => {
  expect(read('scripts/caddy/Caddyfile')).toContain(`read_body ${UPLOAD_LIMIT_SECONDS}s`)
})
