import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findPostgres } from '../../test/find-postgres.mjs'
import type { Product } from '../start-product.ts'
import type { Container } from './container.ts'
import { ADMIN_EMAIL } from './operator.ts'
import { openRun } from './run.ts'
import { startServices } from './services.ts'

/** A catalogue in legacy form: the site's settings and one category. */
const CATALOGUE = path.join(import.meta.dirname, 'catalogue', 'sitio.json')

/** The last one that was started first. Every one is ended; throws what went wrong with any. */
async function stopAll(containers: readonly Container[]): Promise<void> {
  const failures: unknown[] = []
  for (const container of containers.toReversed()) {
    await container.stop().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'))
}

/** What docs/operations.md tells an operator who has a catalogue already. */
async function importCatalogue(started: ReadonlyMap<string, Container>): Promise<void> {
  await started.get('publisher')?.exec(['npm', 'run', 'import', '--', CATALOGUE])
  for (const container of started.values()) await container.waitUntilHealthy()
}

/**
 * Runs the product as docker-compose.yml does, without Docker: every service with the command, the
 * environment and the health check of that file and of the Dockerfiles, after the operator's steps
 * of docs/operations.md, with an empty catalogue but for one category. `here.ts` holds whatever is
 * different. Site and panel are Caddy's, with certificates that it has signed itself.
 */
export async function startCompose(): Promise<Product> {
  const { bin } = await findPostgres()
  const run = await openRun(bin)
  const started = new Map<string, Container>()
  const stop = async () => {
    try {
      await stopAll([...started.values()])
    } finally {
      rmSync(run.folder, { recursive: true, force: true })
    }
  }
  try {
    const { installation } = await startServices(run, bin, started)
    await importCatalogue(started)
    const { PUBLIC_HOST = '', ADMIN_HOST = '' } = installation.variables
    const password = path.join(installation.clone, 'data', 'first-admin-password')
    return {
      siteUrl: `https://${PUBLIC_HOST}`,
      cmsUrl: `https://${ADMIN_HOST}`,
      // Where the CMS would put the file of another database.
      dataDir: path.join(run.folder, 'cms', 'data'),
      admin: { email: ADMIN_EMAIL, password: readFileSync(password, 'utf8').trim() },
      output: () => [...started.values()].map((service) => service.output()).join('\n'),
      stop,
    }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}
