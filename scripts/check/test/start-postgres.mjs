import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gistOf, runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'
import { freePort } from '../../testing/free-port.mjs'

const READY_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 10_000
const END_WITHIN_MS = 3_000

const USER = 'guia'

/** Sorts as people here do, unlike SQLite: what must not depend on it is seen not to. */
const LOCALE = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=es-AR']

/**
 * @typedef {{ uid: number, gid: number }} Owner
 *
 * @typedef {object} PostgresServer
 * @property {string} url 'postgres://user:password@127.0.0.1:port/postgres', of a superuser
 * @property {number} pid
 * @property {string} folder of its data
 * @property {() => Promise<void>} stop ends it and removes its folder
 */

/**
 * The server refuses to run as root: then it runs as the user that its package has made.
 * @returns {Owner | undefined}
 */
function ownerOfServer() {
  if (!process.getuid || process.getuid() !== 0) return undefined
  const idOf = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * An empty cluster, with a password for its superuser.
 * @param {string} bin
 * @param {string} folder
 * @param {string} password
 * @param {Owner | undefined} owner
 */
function initialise(bin, folder, password, owner) {
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (owner) for (const file of [folder, passwordFile]) chownSync(file, owner.uid, owner.gid)
  const account = [`--username=${USER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const args = ['-D', path.join(folder, 'data'), '--encoding=UTF8', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), [...args, ...LOCALE, ...account], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/**
 * @param {string} bin
 * @param {string} folder
 * @param {number} port
 * @param {Owner | undefined} owner
 */
function spawnServer(bin, folder, port, owner) {
  const args = ['-D', path.join(folder, 'data'), '-p', String(port)]
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on']
  const child = spawn(
    path.join(bin, 'postgres'),
    [...args, ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (chunk) => (log = (log + chunk).slice(-20_000)))
  const exited = new Promise((resolve) => child.once('close', resolve))
  return { child, exited, log: () => log }
}

/**
 * @param {string} bin
 * @param {number} port
 * @param {ReturnType<typeof spawnServer>} server
 */
async function waitUntilReady(bin, port, { child, log }) {
  const args = ['-h', '127.0.0.1', '-p', String(port), '-q']
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const { code } = await runQuiet(path.join(bin, 'pg_isready'), args, { cwd: os.tmpdir() })
    if (code === 0) return
    await sleep(100)
  }
  throw new ToldError(`PostgreSQL no arrancó:\n${gistOf(log())}`)
}

/**
 * Waits, without letting anything else run, until a server that was told to end has ended: this
 * process is ending too. The server removes the file of its process id last of all.
 * @param {string} folder
 */
function waitForEnd(folder) {
  const pidFile = path.join(folder, 'data', 'postmaster.pid')
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; existsSync(pidFile) && waited < END_WITHIN_MS; waited += 20) {
    Atomics.wait(pause, 0, 0, 20)
  }
}

/**
 * Starts a PostgreSQL server of its own for a run: on a free port of 127.0.0.1, with its data in a
 * temporary folder, below the system's or a given one, and every commit flushed to disk. It ends with
 * this process at the latest.
 * Throws a ToldError, in Spanish, when it does not start.
 * @param {string} bin folder of its programs
 * @param {string} [parent] a folder that the server's user may enter
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres(bin, parent = os.tmpdir()) {
  const owner = ownerOfServer()
  const folder = mkdtempSync(path.join(parent, 'guia-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const password = randomBytes(16).toString('hex')
  try {
    initialise(bin, folder, password, owner)
  } catch (error) {
    remove()
    throw new ToldError(`PostgreSQL no pudo crear su carpeta: ${String(error)}`)
  }
  const port = await freePort()
  const server = spawnServer(bin, folder, port, owner)
  const { child, exited } = server
  const endAtOnce = () => {
    child.kill('SIGQUIT')
    waitForEnd(folder)
    remove()
  }
  process.once('exit', endAtOnce)
  const stop = async () => {
    // SIGINT: cuts connections, writes what is pending, ends.
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
    await exited
    clearTimeout(late)
    process.removeListener('exit', endAtOnce)
    remove()
  }
  try {
    await waitUntilReady(bin, port, server)
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
  return { url, pid: child.pid || 0, folder, stop }
}
