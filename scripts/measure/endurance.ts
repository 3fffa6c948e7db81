import { findPostgres } from '../check/test/find-postgres.mjs'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { buildIfChanged, cmsBuild, webBuild } from '../run/setup/build-if-changed.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { ToldError } from '../run/setup/told-error.mjs'
import { attackParts } from './endurance/attacks/attack-parts.ts'
import { backupParts } from './endurance/backups/back-up.ts'
import { leadParts } from './endurance/leads/lead-parts.ts'
import { runPart, runParts, type Part } from './endurance/part.ts'
import { publisherParts } from './endurance/publisher-parts.ts'
import { DATABASE_KEYS } from './endurance/stores/databases.ts'
import { formatTable } from './endurance/table.ts'
import { browserPath } from './open-browser.ts'

const option = (fallback: string) => ({ type: 'string', default: fallback }) as const

const COUNTS = {
  kills: option('500'),
  disk: option('50'),
  pairs: option('100'),
  load: option('60'),
  slow: option('200'),
  'leads-load': option('60'),
  'leads-repeats': option('1000'),
  'leads-kills': option('100'),
  'leads-disk': option('50'),
  'leads-restarts': option('50'),
  backups: option('20'),
  'attacks-scripts': option('200'),
  'attacks-links': option('500'),
  'attacks-uploads': option('60'),
  'attacks-bombs': option('20'),
  'attacks-bodies': option('10000'),
  'attacks-canaries': option('1'),
}

const GROUPS = ['publisher', 'leads', 'backups', 'attacks'] as const

const ON = {
  'leads-on': option(DATABASE_KEYS.join()),
  only: option(GROUPS.join()),
  /** Of this program itself, see `runApart`. */
  part: option(''),
}

function readCount(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new ToldError(`--${name} lleva un número entero; dice «${value}».`)
}

/** The names of a list, 'leads,attacks'; throws for one that is not among those known. */
function readNames<N extends string>(option: string, value: string, known: readonly N[]): N[] {
  const isKnown = (name: string): name is N => known.some((one) => one === name)
  const names = value.split(',')
  if (names.every(isKnown)) return names
  throw new ToldError(`--${option} lleva ${known.join(', ')} o varios de ellos; dice «${value}».`)
}

/** What was started meanwhile ends with this process, however that is ended. */
function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

/** What `runApart` has started: one part, whose rows go to the process that started this one. */
async function runAsChild(parts: readonly Part[], name: string): Promise<void> {
  const part = parts.find(({ what }) => what === name)
  if (!part || !process.send) throw new Error('--part es de este programa: lo pone él mismo.')
  // Who waits for the rows was killed.
  process.once('disconnect', () => process.exit(1))
  process.send(await runPart(part), () => process.exit())
}

/**
 * `npm run endurance [-- --only attacks --kills 500 --leads-kills 100 …]`: what the publisher, the site
 * and the leads of the contact form survive, what backups bring back, and what attacks on all of it
 * come to, counted, in one table: row of the failure catalogue, tries, losses, figures. 0 leaves a part
 * out. Ends with 1 when anything went wrong. The full disks need root, for a small file system.
 */
async function main(): Promise<number> {
  endOnSignals()
  const { values } = readCommandLine({ name: 'endurance', options: { ...COUNTS, ...ON } })
  const of = (name: keyof typeof COUNTS) => readCount(name, values[name])
  const publisher = {
    kills: of('kills'),
    disk: of('disk'),
    pairs: of('pairs'),
    load: of('load'),
    slow: of('slow'),
  }
  const leads = {
    load: of('leads-load'),
    repeats: of('leads-repeats'),
    kills: of('leads-kills'),
    disk: of('leads-disk'),
    restarts: of('leads-restarts'),
  }
  const attacks = {
    scripts: of('attacks-scripts'),
    links: of('attacks-links'),
    uploads: of('attacks-uploads'),
    bombs: of('attacks-bombs'),
    bodies: of('attacks-bodies'),
    canaries: of('attacks-canaries'),
  }
  const databases = readNames('leads-on', values['leads-on'], DATABASE_KEYS)
  const parts = {
    publisher: publisherParts(publisher),
    leads: leadParts(databases, leads),
    backups: backupParts(databases, of('backups')),
    attacks: attackParts(attacks),
  }
  const groups = readNames('only', values.only, GROUPS)
  const wanted = groups.flatMap((group) => parts[group])
  if (values.part !== '') {
    await runAsChild(wanted, values.part)
    return 0
  }
  // Before parts run beside each other: each would build what it finds missing.
  for (const build of [webBuild(), cmsBuild()]) await buildIfChanged(REPO_ROOT, build)
  // Either may call Debian's installer, which refuses company.
  const needsDatabase = groups.includes('leads') || groups.includes('backups')
  if (needsDatabase && databases.includes('postgres')) await findPostgres()
  if (groups.includes('attacks')) await browserPath()
  const rows = await runParts(wanted)
  process.stdout.write(`\n${formatTable(rows)}\n`)
  const isWell = rows.every(({ faults }) => faults.length === 0)
  process.stdout.write(isWell ? 'Todo bien.\n' : 'Algo salió mal.\n')
  return isWell ? 0 : 1
}

await runCommand(main)
