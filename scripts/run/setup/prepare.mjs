import { existsSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../settings/env-files.mjs'
import { buildIfChanged, cmsBuild, webBuild } from './build-if-changed.mjs'
import { checkDisk } from './check-disk.mjs'
import { compile, isInstalled, unpack } from './install.mjs'
import { sentenceOf } from './run-command.mjs'
import { step } from './step.mjs'
import { ToldError } from './told-error.mjs'

const CMS_FOLDER = path.join(REPO_ROOT, 'cms')

/**
 * Does everything at once. Each is waited for, though another has failed: nothing goes on behind
 * the back of whoever reads the error.
 * @param {readonly Promise<unknown>[]} works
 */
export async function allDone(works) {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/**
 * Installs the packages of the whole and of the CMS, where they are not those of the lock file.
 * Resolves once they are unpacked, which is enough to build with them; SQLite is compiled meanwhile.
 * @returns {Promise<{ compiled: Promise<unknown> }>}
 */
export async function installAll() {
  const complete = (await isInstalled(REPO_ROOT)) && (await isInstalled(CMS_FOLDER))
  // A disk that is nearly full does not keep an installed product from starting.
  if (!complete) await step('Lugar en el disco', () => checkDisk(REPO_ROOT))
  const own = step('Dependencias', () => unpack(REPO_ROOT))
  const panel = step('Dependencias del panel', () => unpack(CMS_FOLDER))
  const compiled = own
    .then(() => step('SQLite', () => compile(REPO_ROOT)))
    .then(() => panel)
    .then(() => compile(CMS_FOLDER, { lender: REPO_ROOT }))
  // Who waits for it is told.
  compiled.catch(() => {})
  try {
    await allDone([own, panel])
  } catch (error) {
    await compiled.catch(() => {})
    throw error
  }
  return { compiled }
}

/**
 * Installs everything in a clone in which nothing was. Packages that are there stay as they are: those of
 * an image are fewer than the lock file's.
 * @param {string} [root]
 * @param {() => Promise<{ compiled: Promise<unknown> }>} [installs]
 */
export async function installMissing(root = REPO_ROOT, installs = installAll) {
  if (existsSync(path.join(root, 'node_modules', 'tsx'))) return
  const { compiled } = await installs()
  await compiled
}

/** @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`)

/**
 * Says why a build failed below its step's line: another one may go on for minutes, and fail as well.
 * It fails then with where that stands.
 * @template T
 * @param {Promise<T>} build
 * @param {(line: string) => void} [say]
 * @returns {Promise<T>}
 */
export async function toldAtOnce(build, say = print) {
  try {
    return await build
  } catch (error) {
    say(sentenceOf(error))
    throw new ToldError('No se pudo armar todo: el motivo está arriba, debajo de «✗».', {
      cause: error,
    })
  }
}

/**
 * Builds the visitor app and the CMS with its panel, where their files have changed. What fails is told
 * at once.
 */
export async function buildAll() {
  await allDone([
    toldAtOnce(step('Sitio', () => buildIfChanged(REPO_ROOT, webBuild()))),
    toldAtOnce(step('Panel', () => buildIfChanged(REPO_ROOT, cmsBuild()))),
  ])
}

/** Runs TypeScript files from here on, without building them first. */
export async function readTypeScript() {
  const { register } = await import('tsx/esm/api')
  register()
}
