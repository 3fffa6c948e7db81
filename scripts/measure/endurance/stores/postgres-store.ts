import { execFile, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { LEAD_FIELDS } from '@guia/contract'
import { findPostgres } from '../../../check/test/find-postgres.mjs'
import { startPostgres } from '../../../check/test/start-postgres.mjs'
import { countQuery, DESCRIPTIONS, type Store } from './store.ts'

/** As the service of a machine, or `restart: unless-stopped`, looks after it. */
const LOOK_EVERY_MS = 1_000
const LARGEST_ANSWER = 256 * 1024 ** 2
const TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
const PLAIN = ['--no-psqlrc', '--tuples-only', '--no-align', '--field-separator=|']

/** `pg_ctl` over the data of a server, as the user whom they belong to. */
function controlOf(bin: string, folder: string) {
  const program = path.join(bin, 'pg_ctl')
  const data = ['-D', path.join(folder, 'data')]
  const { uid, gid } = statSync(folder)
  const options = { uid, gid, cwd: folder, stdio: 'ignore' } as const
  return {
    /** Its exit code. */
    run: (...args: string[]) =>
      new Promise<number | null>((resolve) => {
        const child = spawn(program, [...args, ...data], options)
        child.once('error', () => resolve(null))
        child.once('exit', resolve)
      }),
    /** Without letting anything else run, for this process is ending; whether it runs or not. */
    stopNow: () => spawnSync(program, ['stop', '-m', 'immediate', ...data], options),
  }
}

export interface PostgresStore extends Store {
  /** Ends the server as a power cut would, and starts it again. */
  restart(): Promise<void>
}

/** A server of its own in a data folder, kept up: who ends it sees it start again. */
export async function openPostgresStore(dataDir: string): Promise<PostgresStore> {
  const { bin } = await findPostgres()
  // The server, which never runs as root, has to get to its own folder.
  chmodSync(dataDir, 0o711)
  const server = await startPostgres(bin, dataDir)
  // What it was started with on the command line is lost when it has ended by itself.
  appendFileSync(path.join(server.folder, 'data', 'postgresql.conf'), settingsOf(server.url))
  const control = controlOf(bin, server.folder)
  const log = path.join(server.folder, 'log')
  let isClosing = false
  let isRestarting = false
  const keepUp = async () => {
    while (!isClosing) {
      await sleep(LOOK_EVERY_MS)
      if (isRestarting || isClosing || (await control.run('status')) === 0) continue
      if (!isRestarting && !isClosing) await control.run('start', '-w', '-l', log)
    }
  }
  const keeping = keepUp()
  // Once started again, it is no child of this process any more. Before its folder is removed.
  const lastResort = () => control.stopNow()
  process.prependOnceListener('exit', lastResort)
  return {
    name: 'PostgreSQL',
    env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: server.url },
    readLeads: () => query(bin, server.url, `SELECT ${LEAD_FIELDS.join(', ')} FROM leads`),
    readDescriptions: () => query(bin, server.url, DESCRIPTIONS),
    async countRows() {
      const counts = await query(bin, server.url, countQuery(await query(bin, server.url, TABLES)))
      const pairs = counts.map((line) => line.split('|') as [string, string])
      return Object.fromEntries(pairs.map(([name, rows]) => [name, Number(rows)]))
    },
    // Where there is no room for it, the server ends in the middle of its answer.
    needLogFile: () => query(bin, server.url, 'SELECT pg_switch_wal()').then(noop, noop),
    findDamage: () => '',
    async restart() {
      isRestarting = true
      await control.run('restart', '-m', 'immediate', '-w', '-l', log)
      isRestarting = false
    },
    async close() {
      isClosing = true
      await keeping
      await control.run('stop', '-m', 'fast', '-w')
      process.removeListener('exit', lastResort)
      await server.stop()
    },
  }
}

const settingsOf = (url: string) =>
  `\nport = ${new URL(url).port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`

const noop = () => {}

/** A line for each row that a query gives, its values with a | between. Throws what `psql` said. */
async function query(bin: string, url: string, sql: string): Promise<string[]> {
  const { password, href } = partsOf(url)
  const options = { env: { ...process.env, PGPASSWORD: password }, maxBuffer: LARGEST_ANSWER }
  const args = [...PLAIN, '--command', sql, href]
  const { stdout } = await promisify(execFile)(path.join(bin, 'psql'), args, options)
  return stdout.split('\n').filter(Boolean)
}

/** Everybody may read a command line: the address without its password, and that. */
function partsOf(url: string): { href: string; password: string } {
  const address = new URL(url)
  const { password } = address
  address.password = ''
  return { href: address.href, password }
}
