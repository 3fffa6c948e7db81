import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../test/start-postgres.mjs'
import type { ComposeService } from './compose-file.ts'
import { runInside, waitUntilHealthy, type Container, type Inside } from './container.ts'
import type { Run } from './here.ts'

/**
 * The service `database`: its image has no command of ours, so this is what the image's own does
 * with the same variables (user, password file, options of initdb, database), with a server of this
 * machine.
 */
export async function startDatabase(
  inside: Inside,
  service: ComposeService,
  bin: string,
  { ports }: Run,
): Promise<Container> {
  const env = inside.place.env(inside.env)
  const server = await startPostgres(bin, {
    port: ports.database,
    user: env.POSTGRES_USER ?? '',
    password: readFileSync(env.POSTGRES_PASSWORD_FILE ?? '', 'utf8').trim(),
    initdb: (env.POSTGRES_INITDB_ARGS ?? '').split(' '),
  })
  await promisify(execFile)(path.join(bin, 'createdb'), [
    `--maintenance-db=${server.url}`,
    env.POSTGRES_DB ?? '',
  ])
  return {
    output: () => '',
    waitUntilHealthy: () =>
      waitUntilHealthy(inside, service.healthcheck, (why) => new Error(`PostgreSQL ${why}`)),
    exec: (words) => runInside(inside, words),
    stop: server.stop,
  }
}
