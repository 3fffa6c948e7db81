import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'
import { firstFound, foldersOnPath, installWithApt } from './installed-program.mjs'

/** Where Debian and its relatives put the programs: /usr/lib/postgresql/15/bin. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'
const OLDEST = 15
const PROGRAMS = ['initdb', 'postgres', 'pg_isready', 'createdb']

/**
 * @typedef {object} Postgres
 * @property {string} bin folder of the server's programs
 * @property {string} version 'PostgreSQL 15.18'
 */

/**
 * Every folder in which the server's programs may be, the newest of Debian's first.
 * @param {Record<string, string | undefined>} env
 * @param {string} [debianFolder]
 * @returns {string[]}
 */
export function possibleFolders(env, debianFolder = DEBIAN_FOLDER) {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const ofDebian = newestFirst.map((version) => path.join(debianFolder, version, 'bin'))
  return [...ofDebian, ...foldersOnPath(env)]
}

/**
 * The server of a folder, when all its programs are there and it is not too old.
 * @param {string} bin
 * @returns {Promise<Postgres | null>}
 */
export async function tryPostgres(bin) {
  if (!PROGRAMS.every((name) => existsSync(path.join(bin, name)))) return null
  const { code, output } = await runQuiet(path.join(bin, 'postgres'), ['--version'], {
    cwd: process.cwd(),
  })
  const version = /\b(\d+)(\.\d+)*/.exec(output)
  if (code !== 0 || !version || Number(version[1]) < OLDEST) return null
  return { bin, version: `PostgreSQL ${version[0]}` }
}

/**
 * The programs of a PostgreSQL server, version 15 or later: those in the folder that POSTGRES_BIN
 * names, installed ones, or Debian's package, which is installed when it may be.
 * Throws a ToldError, in Spanish, when there are none.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<Postgres>}
 */
export async function findPostgres(env = process.env) {
  const named = env.POSTGRES_BIN
  if (named) {
    const postgres = await tryPostgres(named)
    if (postgres) return postgres
    throw new ToldError(
      `POSTGRES_BIN vale «${named}» y ahí no están los programas de PostgreSQL ${OLDEST} o posterior.`,
    )
  }
  const installed = () => firstFound(possibleFolders(env), tryPostgres)
  const found =
    (await installed()) ||
    ((await installWithApt('PostgreSQL', ['--no-install-recommends', 'postgresql'])) &&
      (await installed()))
  if (found) return found
  throw new ToldError(
    `No hay un PostgreSQL ${OLDEST} o posterior para las pruebas: instalalo (en Debian, «apt-get ` +
      'install postgresql»), o indicá con POSTGRES_BIN la carpeta de sus programas.',
  )
}
