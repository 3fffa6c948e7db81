import { existsSync } from 'node:fs'
import path from 'node:path'
import { gistOf, runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'

/** @param {Record<string, string | undefined>} env */
function onPath(env) {
  const folders = (env.PATH || '').split(path.delimiter).filter(Boolean)
  return (
    folders.map((folder) => path.join(folder, 'caddy')).find((file) => existsSync(file)) ?? null
  )
}

/** @param {Record<string, string | undefined>} env */
async function installWithApt(env) {
  if (!process.getuid || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  const options = { cwd: process.cwd(), env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runQuiet('apt-get', ['update'], options)
  const args = ['install', '-y', '--no-install-recommends', 'caddy']
  const { code, output } = await runQuiet('apt-get', args, options)
  if (code !== 0) throw new ToldError(`No se pudo instalar Caddy:\n${gistOf(output)}`)
  return onPath(env)
}

/**
 * The web server of docker-compose.yml: an installed one, or Debian's package, which is installed
 * when it may be. Throws a ToldError, in Spanish, when there is none.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<string>} the program's path
 */
export async function findCaddy(env = process.env) {
  const found = onPath(env) ?? (await installWithApt(env))
  if (found) return found
  throw new ToldError(
    'No hay un Caddy para las pruebas: instalalo (en Debian, «apt-get install caddy»).',
  )
}
