import { spawn } from 'node:child_process'
import { existsSync, promises as fs, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSettings } from '../../run/settings/database-settings.ts'
import { ToldError } from '../../run/setup/told-error.mjs'
import type { Database } from './database.ts'

/** Where Debian and its relatives put the programs: /usr/lib/postgresql/17/bin. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** A program of PostgreSQL: of the folder POSTGRES_BIN, on the path, or Debian's newest. */
function findProgram(name: string): string {
  const { POSTGRES_BIN, PATH = '' } = process.env
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : []
  const newest = versions.sort((a, b) => b - a).map((v) => path.join(DEBIAN_FOLDER, `${v}`, 'bin'))
  const folders = [
    ...(POSTGRES_BIN ? [POSTGRES_BIN] : []),
    ...PATH.split(path.delimiter),
    ...newest,
  ]
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  if (found) return found
  throw new ToldError(
    `Falta el programa «${name}» de PostgreSQL: instalalo (en Debian, «apt-get install ` +
      'postgresql-client»), o indicá su carpeta con POSTGRES_BIN.',
  )
}

/** The editor's line break at its end is none of the password's. */
const passwordOf = ({ passwordFile, password }: DatabaseSettings['databaseServer']): string =>
  passwordFile ? readFileSync(passwordFile, 'utf8').replace(/\r?\n$/, '') : password

function accessOf({ databaseUrl, databaseServer: server }: DatabaseSettings) {
  if (!databaseUrl) {
    return {
      PGHOST: server.host,
      PGPORT: String(server.port),
      PGUSER: server.username,
      PGDATABASE: server.name,
      PGPASSWORD: passwordOf(server),
    }
  }
  const url = new URL(databaseUrl)
  return {
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGPASSWORD: decodeURIComponent(url.password) || passwordOf(server),
  }
}

/**
 * How the programs reach the server: as the panel does (cms/src/database/postgres-settings.ts), and by
 * their environment, since everybody may read a command line.
 */
export function connectionEnv(settings: DatabaseSettings): Record<string, string> {
  const { ssl, sslCaFile } = settings.databaseServer
  return {
    ...accessOf(settings),
    ...(ssl && { PGSSLMODE: 'require' }),
    ...(sslCaFile && { PGSSLMODE: 'verify-full', PGSSLROOTCERT: sslCaFile }),
  }
}

/** Runs a program of PostgreSQL and gives what it wrote. Throws a ToldError with its own words. */
async function run(
  settings: DatabaseSettings,
  name: string,
  args: readonly string[],
): Promise<string> {
  const env = { ...process.env, ...connectionEnv(settings), PGCONNECT_TIMEOUT: '10' }
  const child = spawn(findProgram(name), args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code === 0) return Buffer.concat(chunks).toString()
  throw new ToldError(`PostgreSQL (${name}) no pudo: ${said.trim().split('\n')[0] ?? code}`)
}

const ONE_STEP = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']

const COUNT_TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"

const COUNT_OTHERS = `
  SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
`

/** A copy brings its own tables: one of a later version would stay and be taken for its. */
const DROP_TABLES = `
  DO $$ DECLARE one record; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DROP TABLE public.%I CASCADE', one.tablename);
    END LOOP;
    FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
      EXECUTE format('DROP SEQUENCE public.%I CASCADE', one.sequencename);
    END LOOP;
  END $$;
`

const AS_OURS = ['--no-owner', '--no-privileges']

/** Who has sent leads in these ten minutes (guia_lead_counts) is not kept for as long as a backup is. */
const NOTHING_PASSING = '--no-unlogged-table-data'

export function postgresDatabase(settings: DatabaseSettings): Database {
  const copyTo = async (file: string) => {
    await run(settings, 'pg_dump', [
      '--format=custom',
      ...AS_OURS,
      NOTHING_PASSING,
      `--file=${file}`,
    ])
    await fs.chmod(file, 0o600)
  }
  const finds = async (count: string) =>
    (await run(settings, 'psql', ['--no-psqlrc', '--tuples-only', `--command=${count}`])).trim() !==
    '0'
  const replaceBy = async (file: string) => {
    const sql = `${file}.sql`
    await run(settings, 'pg_restore', [...AS_OURS, `--file=${sql}`, file])
    const drop = `${file}.drop.sql`
    await fs.writeFile(drop, DROP_TABLES)
    // One transaction over both files: whatever fails leaves everything as it was.
    await run(settings, 'psql', [...ONE_STEP, `--file=${drop}`, `--file=${sql}`])
    for (const made of [sql, drop]) await fs.rm(made)
  }
  return {
    copyName: 'database.dump',
    copyTo,
    hasData: () => finds(COUNT_TABLES),
    isUsed: () => finds(COUNT_OTHERS),
    async restoreFrom(file, asideFolder) {
      await fs.mkdir(asideFolder, { recursive: true })
      await copyTo(path.join(asideFolder, 'database.dump'))
      await replaceBy(file)
    },
  }
}
