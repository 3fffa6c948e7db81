import path from 'node:path'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import { readComposeFile, type ComposeFile, type ComposeService } from './compose-file.ts'
import { startContainer, type Container } from './container.ts'
import { startDatabase } from './database.ts'
import { placeOf, type Place, type Run } from './here.ts'
import { layOutImage, type Image } from './image.ts'
import { mountVolumes } from './mount-volumes.ts'
import { mountSecrets, prepareInstallation, type Installation } from './operator.ts'

export interface Services {
  installation: Installation
  /** By their names in the compose file, in the order in which they were started. */
  started: Map<string, Container>
}

/** Of images that are not built here there is the database's only, which database.ts stands in for. */
const imageOf = ({ build }: ComposeService, place: Place, run: Run): Image =>
  build ? layOutImage(build.dockerfile, place) : { command: [], cwd: run.folder, env: {} }

interface Start {
  run: Run
  file: ComposeFile
  installation: Installation
  postgresBin: string
}

async function startService(
  name: string,
  service: ComposeService,
  { run, file, installation, postgresBin }: Start,
): Promise<Container> {
  const place = placeOf(name, service, run)
  const { command, cwd, env } = imageOf(service, place, run)
  mountVolumes(service, place, run)
  mountSecrets(installation, file.secrets, service.secrets ?? [], place.text('/run/secrets'))
  const inside = { name, cwd, env: { ...env, ...service.environment }, place }
  return name === 'database'
    ? startDatabase(inside, service, postgresBin, run)
    : startContainer(inside, command, service.healthcheck, service.stop_grace_period)
}

async function waitForDependencies(
  service: ComposeService,
  started: Services['started'],
): Promise<void> {
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const container = started.get(other)
    if (!container || condition !== 'service_healthy') {
      throw new Error(`what waits for «${other}: ${condition}» is not started here`)
    }
    await container.waitUntilHealthy()
  }
}

/**
 * `docker compose up`, after what the operator does before it: starts every service of
 * docker-compose.yml once those that it depends on are healthy. Puts each into `started` at once,
 * so that the caller can end them when a later one fails.
 */
export async function startServices(
  run: Run,
  postgresBin: string,
  started: Services['started'],
): Promise<Services> {
  const installation = prepareInstallation(run)
  const file = readComposeFile(path.join(REPO_ROOT, 'docker-compose.yml'), installation.variables)
  for (const [name, service] of Object.entries(file.services)) {
    await waitForDependencies(service, started)
    started.set(name, await startService(name, service, { run, file, installation, postgresBin }))
  }
  return { installation, started }
}
