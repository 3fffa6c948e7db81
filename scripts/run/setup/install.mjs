import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFiles } from './hash-files.mjs'
import { npmCommand } from './npm-command.mjs'
import { runQuiet, gistOf } from './run-quiet.mjs'
import { SetupError } from './setup-error.mjs'

const NOTE = path.join('node_modules', '.guia-lock')

/**
 * The packages of the lock file, which stays as it is. Not `npm ci`: that refuses a lock file which
 * was written where the registry lacks the variants of a native package for other systems.
 */
const INSTALL = [
  'install',
  '--no-save',
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

/**
 * Installs the packages of a folder, unless they are there.
 * Throws a SetupError with the end of npm's output when it fails.
 * @param {string} folder
 * @param {import('./run-quiet.mjs').runQuiet} [run]
 * @returns {Promise<string>} what was done, for the step's line
 */
export async function install(folder, run = runQuiet) {
  if (await isInstalled(folder)) return 'al día'
  const npm = npmCommand()
  const env = compilerEnv(process.versions.node)
  const { code, output } = await run(npm.command, [...npm.args, ...INSTALL], { cwd: folder, env })
  if (code !== 0) {
    throw new SetupError(
      `No se pudieron instalar los paquetes de ${folder}. Fijate que haya conexión a internet ` +
        `y volvé a intentar. Lo que dijo npm:\n${gistOf(output)}`,
    )
  }
  await noteInstalled(folder)
  return 'instaladas'
}
