import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { explained } from './explained.mjs'
import { hashFiles } from './hash-files.mjs'
import { npmCommand } from './npm-command.mjs'
import { runQuiet, gistOf } from './run-quiet.mjs'
import { ToldError } from './told-error.mjs'

/** Inside the result, so that deleting the result builds it again. */
const STAMP = '.guia-build'

const SKIPPED =
  /(^|\/)(node_modules|dist|dist-render|\.cache|\.strapi|testing|e2e|tests|test-results)$|\.test\.tsx?$/

/**
 * @typedef {object} Build
 * @property {string} name for messages
 * @property {string[]} inputs files and folders, relative to the root, that the result depends on
 * @property {string} output folder of the result, relative to the root
 * @property {string[]} [more] files that it makes elsewhere: it runs when one is missing
 * @property {string} cwd relative to the root
 * @property {{ command: string, args: string[] }} run
 * @property {Record<string, string>} [env]
 */

/** @returns {Build} */
export function webBuild() {
  const npm = npmCommand()
  return {
    name: 'el sitio',
    inputs: ['web', 'package-lock.json', 'tsconfig.json'],
    output: 'web/dist',
    more: ['web/dist-render/render-page.js'],
    cwd: 'web',
    run: { command: npm.command, args: [...npm.args, 'run', 'build', '--silent'] },
    // A test that builds is itself run with another one, which makes React's slow half.
    env: { NODE_ENV: 'production' },
  }
}

/** @returns {Build} */
export function cmsBuild() {
  return {
    name: 'el panel',
    inputs: [
      'cms/config',
      'cms/src',
      'cms/database',
      'cms/package.json',
      'cms/package-lock.json',
      'cms/tsconfig.json',
      'docs/guia',
      'docs/guia-del-panel.md',
    ],
    output: 'cms/dist',
    cwd: 'cms',
    run: {
      command: process.execPath,
      args: [path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'), 'build'],
    },
    env: { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  }
}

/**
 * Builds when the result is missing or made from other files.
 * Throws a ToldError, with the end of the builder's output when that fails.
 * @param {string} root
 * @param {Build} build
 * @param {typeof import('./run-quiet.mjs').runQuiet} [run]
 * @returns {Promise<string>} what was done, for the step's line
 */
export async function buildIfChanged(root, build, run = runQuiet) {
  try {
    return await buildAnew(root, build, run)
  } catch (error) {
    const remedy = `Dale la carpeta al usuario que corre la guía: «sudo chown -R USUARIO ${root}».`
    throw explained(error, `armar ${build.name}`, remedy)
  }
}

/**
 * @param {string} root
 * @param {Build} build
 * @param {typeof import('./run-quiet.mjs').runQuiet} run
 * @returns {Promise<string>}
 */
async function buildAnew(root, build, run) {
  const stamp = path.join(root, build.output, STAMP)
  const wanted = await hashFiles(root, build.inputs, { skip: SKIPPED })
  const made = await fs.readFile(stamp, 'utf8').catch(() => '')
  const isWhole = (build.more ?? []).every((file) => existsSync(path.join(root, file)))
  if (made === wanted && isWhole) return 'sin cambios'
  // Gone while the result is half made: an interrupted build is built again.
  await fs.rm(stamp, { force: true })
  const { code, output } = await run(build.run.command, build.run.args, {
    cwd: path.join(root, build.cwd),
    env: build.env,
  })
  if (code !== 0) {
    throw new ToldError(`No se pudo armar ${build.name}. Lo que dijo:\n${gistOf(output)}`)
  }
  await fs.mkdir(path.dirname(stamp), { recursive: true })
  await fs.writeFile(stamp, wanted)
  return 'armado'
}
