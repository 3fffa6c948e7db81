import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { LEAD_COUNTS_TABLE } from '../../../cms/src/rules/limits.ts'
import { step } from '../../run/setup/step.mjs'
import { waitFor } from '../../run/start/wait-for.ts'
import { documentedCommands, SECRETS } from './installation.ts'
import { lookAgain } from './journey.ts'
import type { Stack } from './stack.ts'

const BACKUP = documentedCommands('docker compose run --rm tools npm run backup')
const SETTINGS = documentedCommands('umask 077')
const RESTORE = documentedCommands('docker compose stop cms publisher')

const HASHES = `
  cd /srv/site/current
  find -L . -type f ! -name publicacion.json ! -name .cambios -exec sha256sum {} + | sort -k 2
`

/**
 * How many rows each table has; each time that somebody enters the panel is one of the sessions', and
 * who sent leads in the last ten minutes is in no backup.
 */
const ROWS = `
  SELECT relname, query_to_xml(format('SELECT count(*) FROM public.%I', relname), true, true, '')
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname NOT IN ('strapi_sessions', '${LEAD_COUNTS_TABLE}')
  ORDER BY 1
`

const QUERY = ['psql', '--username', 'guia', '--dbname', 'guia', '--tuples-only', '--command', ROWS]

const PUBLISHED_WITHIN_MS = 60_000

interface Release {
  /** 'e3b0…  ./index.html', of every file but what tells when it was published, and after which. */
  files: string[]
  content: string
}

async function releaseOf({ inside }: Stack): Promise<Release> {
  const text = await inside('publisher', 'cat', '/srv/site/current/publicacion.json')
  const { content } = JSON.parse(text) as { content: string }
  return { files: (await inside('publisher', 'sh', '-c', HASHES)).split('\n'), content }
}

const rowsOf = ({ inside }: Stack) => inside('database', ...QUERY)

/** Until there is nothing left to publish: after an update every page is made anew. */
async function publishAll({ inside }: Stack): Promise<void> {
  let said = ''
  // The publisher itself may be at it.
  const isDone = async () => {
    said = await inside('publisher', 'npm', 'run', 'export').catch(String)
    return said.includes('Sin cambios')
  }
  if (!(await waitFor(isDone, PUBLISHED_WITHIN_MS))) throw new Error(said)
}

/** Throws unless they are the same byte for byte; gives how many files that were. */
function compare(before: Release, after: Release): string {
  const [former, now] = [new Set(before.files), new Set(after.files)]
  const differing = [
    ...before.files.filter((file) => !now.has(file)),
    ...after.files.filter((file) => !former.has(file)),
  ]
  if (differing.length === 0 && before.content === after.content) {
    return `${after.files.length} archivos iguales`
  }
  throw new Error(`La publicación no es la misma (${after.content}):\n${differing.join('\n')}`)
}

/** Without what tabs that were opened before an update may still ask for: parts of the former app. */
function withoutFormerParts(before: Release, after: Release): Release {
  const kept = new Set(after.files)
  const files = before.files.filter((file) => kept.has(file) || !file.includes('  ./assets/'))
  return { ...before, files }
}

/** Everything but the backups: what is left of a machine that is gone. */
async function throwAway({ compose, installation }: Stack): Promise<void> {
  await compose('--profile', 'tools', 'down', '--volumes')
  for (const name of ['.env', 'data'])
    rmSync(path.join(installation.folder, name), { recursive: true })
}

/** Throws when a command goes well, or fails for another reason. */
async function refuses(stack: Stack, commands: string, reason: string): Promise<void> {
  const said = await stack.follow(commands).then(
    () => '',
    (error: unknown) => String(error),
  )
  if (!said.includes(reason)) throw new Error(`No dijo «${reason}»:\n${said}`)
}

async function refuseToOverwrite(stack: Stack): Promise<void> {
  const { folder } = stack.installation
  const [archive = ''] = readdirSync(path.join(folder, 'backups')).filter((name) =>
    /gz$/.test(name),
  )
  const restore = `docker compose run --rm tools npm run restore -- backups/${archive}`
  await refuses(stack, `${restore} --replace`, 'Hay otro programa en marcha')
  await refuses(stack, `docker compose stop cms publisher\n${restore}`, 'Con --replace')
}

/** What docs/operations.md says of backups: made while all runs, restored where nothing is left. */
export async function backUpAndRestore(stack: Stack, isUpdated: boolean): Promise<void> {
  const before = await step('Copia de respaldo', async () => {
    await publishAll(stack)
    const rows = await rowsOf(stack)
    await stack.follow(BACKUP)
    return { rows, release: await releaseOf(stack) }
  })
  await step('Todo lo demás se tira', () => throwAway(stack))
  await step('Restauración', () => stack.follow(SETTINGS + SECRETS + RESTORE).then(() => undefined))
  await step('Todo volvió, byte por byte', async () => {
    await lookAgain(stack)
    const rows = await rowsOf(stack)
    if (rows !== before.rows) throw new Error(`Había\n${before.rows}\ny hay\n${rows}`)
    const after = await releaseOf(stack)
    return compare(isUpdated ? withoutFormerParts(before.release, after) : before.release, after)
  })
  await step('No se restaura sobre lo que anda ni sobre lo que hay', () => refuseToOverwrite(stack))
}
