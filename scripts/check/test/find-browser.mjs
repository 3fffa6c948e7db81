import { existsSync } from 'node:fs'
import path from 'node:path'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'
import { firstFound, foldersOnPath, installWithApt } from './installed-program.mjs'
import { unpackBrowser } from './unpack-browser.mjs'

/** Debian's package of a browser that never shows a window: it starts and draws in less time. */
const HEADLESS = 'chromium-headless-shell'

const PROGRAMS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const MAC_PROGRAMS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * @typedef {object} Browser
 * @property {string} path program to start; tests get it as CHROMIUM_PATH
 * @property {string} version 'Chromium 147.0.7727.0'
 */

/**
 * The browser, when the program at a path starts here: one whose libraries are missing does not.
 * @param {string} program
 * @returns {Promise<Browser | null>}
 */
export async function tryBrowser(program) {
  const { code, output } = await runQuiet(program, ['--version', '--no-sandbox'], {
    cwd: process.cwd(),
  })
  const version = /(Chromium|Chrome)\b.*/.exec(output)
  return code === 0 && version ? { path: program, version: version[0].trim() } : null
}

/**
 * Every place where a browser may be installed.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function installedPrograms(env) {
  const folders = foldersOnPath(env)
  const onPath = PROGRAMS.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...MAC_PROGRAMS].filter((program) => existsSync(program))
}

/**
 * A browser that starts on this machine, in this order: the one named by CHROMIUM_PATH, the one
 * that the npm packages carry, which is the same on every machine, an installed one, one installed
 * with apt.
 * Throws a ToldError, in Spanish, when there is none.
 * @param {string} folder where the packed browser is unpacked
 * @param {Record<string, string | undefined>} [env]
 * @param {typeof unpackBrowser} [unpack]
 * @returns {Promise<Browser>}
 */
export async function findBrowser(folder, env = process.env, unpack = unpackBrowser) {
  const named = env.CHROMIUM_PATH
  if (named) {
    const browser = await tryBrowser(named)
    if (browser) return browser
    throw new ToldError(`CHROMIUM_PATH vale «${named}» y ahí no hay un Chromium que arranque.`)
  }
  const unpacked = await unpack(folder)
  const installed = () => firstFound(installedPrograms(env), tryBrowser)
  const found =
    (unpacked && (await tryBrowser(unpacked))) ||
    (await installed()) ||
    ((await installWithApt('Chromium', [HEADLESS])) && (await installed()))
  if (found) return found
  throw new ToldError(
    'No hay un navegador para las pruebas: instalá Chromium o Google Chrome, o indicá dónde está ' +
      'con CHROMIUM_PATH.',
  )
}
