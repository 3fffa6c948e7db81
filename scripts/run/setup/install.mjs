import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFiles } from './hash-files.mjs'
import { npmCommand } from './npm-command.mjs'
import { runQuiet, gistOf } from './run-quiet.mjs'
import { ToldError } from './told-error.mjs'

const NOTE = path.join('node_modules', '.guia-lock')

/**
 * The packages of the lock file, which stays as it is. Not `npm ci`: that refuses a lock file which
 * was written where the registry lacks the variants of a native package for other systems.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

const OBJECT_WRAP = fileURLToPath(new URL('object-wrap.h', import.meta.url))

/**
 * What the compiler of native packages is told besides, for a Node of this version: nothing before
 * 24, see object-wrap.h. Compilers of Windows have another way to say it.
 * @param {string} version as in process.versions.node
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Record<string, string>}
 */
export function compilerEnv(version, env = process.env) {
  if (Number.parseInt(version, 10) < 24 || process.platform === 'win32') return {}
  return { CXXFLAGS: [env.CXXFLAGS, `-include '${OBJECT_WRAP}'`].filter(Boolean).join(' ') }
}

/**
 * What an installation depends on: the lock file, and the Node that native modules are built for.
 * @param {string} folder
 */
async function wantedNote(folder) {
  const lock = await hashFiles(folder, ['package-lock.json'])
  const flags = compilerEnv(process.versions.node, {}).CXXFLAGS ? ' object-wrap' : ''
  return `${lock} node-${process.versions.modules} ${process.platform}-${process.arch}${flags}\n`
}

/**
 * True when the packages of a folder are those of its lock file.
 * @param {string} folder
 */
export async function isInstalled(folder) {
  const noted = await fs.readFile(path.join(folder, NOTE), 'utf8').catch(() => '')
  return noted === (await wantedNote(folder))
}

/**
 * Remembers that the packages of a folder are those of its lock file.
 * @param {string} folder
 */
export async function noteInstalled(folder) {
  await fs.writeFile(path.join(folder, NOTE), await wantedNote(folder))
}

/** Compiled for a minute and more where npm finds no ready one. */
const COMPILED = 'better-sqlite3'

/** @param {string} folder */
async function compiledIn(folder) {
  const home = path.join(folder, 'node_modules', COMPILED)
  const text = await fs.readFile(path.join(home, 'package.json'), 'utf8').catch(() => '{}')
  return { version: JSON.parse(text).version, build: path.join(home, 'build') }
}

/**
 * Takes over what another folder's installation has compiled, when both have the same version.
 * @param {string} folder
 * @param {string} lender
 * @returns {Promise<boolean>} whether it did
 */
async function borrowCompiled(folder, lender) {
  const [own, lent] = [await compiledIn(folder), await compiledIn(lender)]
  if (own.version === undefined || own.version !== lent.version) return false
  await fs.rm(own.build, { recursive: true, force: true })
  await fs.cp(lent.build, own.build, { recursive: true })
  return true
}

/**
 * The packages of a folder that run a program of their own once they are there.
 * @param {string} folder
 * @returns {Promise<string[]>} their names
 */
async function packagesWithPrograms(folder) {
  const lock = JSON.parse(await fs.readFile(path.join(folder, 'package-lock.json'), 'utf8'))
  const entries = Object.entries(lock.packages ?? {})
  const places = entries.filter(([, { hasInstallScript }]) => hasInstallScript)
  return [...new Set(places.map(([place]) => place.split('node_modules/').pop() ?? place))]
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {typeof runQuiet} run
 */
async function callNpm(folder, args, run) {
  const npm = npmCommand()
  const env = compilerEnv(process.versions.node)
  const { code, output } = await run(npm.command, [...npm.args, ...args], { cwd: folder, env })
  if (code === 0) return
  throw new ToldError(
    `No se pudieron instalar los paquetes de ${folder}. Fijate que haya conexión a internet ` +
      `y volvé a intentar. Lo que dijo npm:\n${gistOf(output)}`,
  )
}

const REBUILD = ['rebuild', '--loglevel=error']

/**
 * Unpacks the packages of a folder, unless they are installed, and runs their programs but for what
 * `compile` does. Nothing that is built of them needs that one.
 * Throws a ToldError with the end of npm's output when it fails.
 * @param {string} folder
 * @param {typeof runQuiet} [run]
 * @returns {Promise<string>} what was done, for the step's line
 */
export async function unpack(folder, run = runQuiet) {
  if (await isInstalled(folder)) return 'al día'
  await callNpm(folder, INSTALL, run)
  const names = await packagesWithPrograms(folder)
  const quick = names.filter((name) => name !== COMPILED)
  if (quick.length > 0) await callNpm(folder, [...REBUILD, ...quick], run)
  return 'instaladas'
}

/**
 * Compiles what has to be in an unpacked folder, or takes over what a lender has compiled of the
 * same version: no machine does it twice. Then the folder is installed.
 * Throws a ToldError with the end of npm's output when it fails.
 * @param {string} folder
 * @param {{ lender?: string, run?: typeof runQuiet }} [options] the lender is an installed folder
 * @returns {Promise<string>} what was done, for the step's line
 */
export async function compile(folder, { lender, run = runQuiet } = {}) {
  if (await isInstalled(folder)) return 'al día'
  const isLent = lender !== undefined && (await borrowCompiled(folder, lender))
  if (!isLent) await callNpm(folder, [...REBUILD, COMPILED], run)
  await noteInstalled(folder)
  return 'compilado'
}
