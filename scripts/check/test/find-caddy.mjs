import { existsSync } from 'node:fs'
import path from 'node:path'
import { ToldError } from '../../run/setup/told-error.mjs'
import { foldersOnPath, installWithApt } from './installed-program.mjs'

/** @param {import('./installed-program.mjs').Env} env */
const onPath = (env) =>
  foldersOnPath(env)
    .map((folder) => path.join(folder, 'caddy'))
    .find((file) => existsSync(file))

/**
 * The web server of docker-compose.yml: an installed one, or Debian's package, which is installed
 * when it may be. Throws a ToldError, in Spanish, when there is none.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<string>} the program's path
 */
export async function findCaddy(env = process.env) {
  const found =
    onPath(env) ||
    ((await installWithApt('Caddy', ['--no-install-recommends', 'caddy'])) && onPath(env))
  if (found) return found
  throw new ToldError(
    'No hay un Caddy para las pruebas: instalalo (en Debian, «apt-get install caddy»).',
  )
}
