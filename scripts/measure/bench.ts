import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { ToldError } from '../run/setup/told-error.mjs'
import { measureBytes } from './bench/pages/measure-bytes.ts'
import { measurePages } from './bench/pages/measure-pages.ts'
import { measurePhone } from './bench/phone/measure-phone.ts'
import { measurePublication } from './bench/publication/measure-publication.ts'
import { measureSearch } from './bench/search/measure-search.ts'
import { formatSection, measuredAt, withSection, type Section } from './bench/section.ts'
import { measureServer } from './bench/server/measure-server.ts'

const OPTIONS = {
  stores: { type: 'string', default: '78,1000,10000' },
  edits: { type: 'string', default: '5' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '10' },
  write: { type: 'boolean', default: false },
} as const

interface Counts {
  stores: readonly number[]
  edits: number
  rounds: number
  seconds: number
}

const SECTIONS = {
  pages: ({ rounds }: Counts) => measurePages(rounds),
  bytes: () => measureBytes(),
  phone: ({ stores, rounds }: Counts) => measurePhone(stores, rounds),
  search: ({ stores }: Counts) => measureSearch(stores),
  server: ({ rounds, seconds }: Counts) => measureServer(rounds, seconds),
  publication: ({ stores, edits }: Counts) => measurePublication(stores, edits),
} satisfies Record<string, (counts: Counts) => Promise<Section>>

const NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]

const DOCUMENT = path.join(REPO_ROOT, 'docs', 'benchmarks.md')
const BEGINNING = `# Benchmarks

What \`npm run bench -- --write\` has measured; each chapter says when and where. Ratios are of one run
and hold elsewhere, milliseconds do not.
`

async function write(section: Section, when: string): Promise<void> {
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : BEGINNING
  const config = await resolveConfig(DOCUMENT)
  const text = withSection(before, section, when)
  writeFileSync(DOCUMENT, await format(text, { ...config, filepath: DOCUMENT }))
}

function wanted(positionals: readonly string[]): (keyof typeof SECTIONS)[] {
  const isName = (name: string) => NAMES.some((known) => known === name)
  if (positionals.every(isName))
    return NAMES.filter((name) => !positionals[0] || positionals.includes(name))
  throw new ToldError(
    `Se mide ${NAMES.join(', ')} o algunos de ellos; dice «${positionals.join(' ')}».`,
  )
}

/**
 * `npm run bench [-- pages bytes phone search server publication] [--write] [--stores 78,1000,10000
 * --edits 5 --rounds 5 --seconds 10]`: what the product costs those who wait for it, in tables; all of
 * it takes three quarters of an hour of a quiet machine. With --write also to docs/benchmarks.md; with
 * --edits 0 only the first publication of each size.
 */
async function main(): Promise<void> {
  const { values, positionals } = readCommandLine({
    name: 'bench',
    words: `[${NAMES.join(' ')}]`,
    options: OPTIONS,
  })
  const chosen = wanted(positionals)
  const counts = {
    stores: values.stores.split(',').map(Number),
    edits: Number(values.edits),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
  }
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: REPO_ROOT })
  const when = measuredAt(new Date().toISOString().slice(0, 10), commit.toString().trim())
  for (const name of chosen) {
    const section = await SECTIONS[name](counts)
    process.stdout.write(`${formatSection(section, when)}\n`)
    if (values.write) await write(section, when)
  }
}

await runCommand(main)
