import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { waitFor } from '../../run/start/wait-for.ts'
import { run } from '../docker.ts'
import { prepareInstallation, type Installation } from './installation.ts'

/** The services of docker-compose.yml under a name of their own. */
export interface Stack {
  installation: Installation
  /** `docker compose …`; what it printed. */
  compose: (...args: string[]) => Promise<string>
  /** The container of a service. */
  container: (service: string) => Promise<string>
  build: () => Promise<void>
  /** Starts the services. Throws with what they said when one does not come up. */
  start: () => Promise<void>
  /** Throws with what a service said when it is not healthy in its time. */
  waitUntilHealthy: (...services: string[]) => Promise<void>
  /** Throws when a service does not end well within its grace period. */
  stop: () => Promise<void>
  /** Takes away everything; the end of the process does it at the latest. */
  remove: () => void
}

const SERVICES = ['database', 'cms', 'publisher', 'web']
/** Of two stages; the first one's image would stay without a name that it could be removed by. */
const IN_STAGES = { cms: 'cms/Dockerfile', publisher: 'scripts/Dockerfile' }
const HEALTHY_WITHIN_MS = 8 * 60_000

/** `command` is that of Docker Compose, `['docker', 'compose']`. */
export function openStack([program, ...words]: readonly [string, ...string[]]): Stack {
  const project = `guia-check-${process.pid}`
  const installation = prepareInstallation()
  const cwd = installation.folder
  const composeArgs = (args: readonly string[]) => [...words, '--project-name', project, ...args]
  const stageOf = (service: string) => `${project}-${service}-stage`

  const compose = (...args: string[]) => run(program, composeArgs(args), cwd)
  const container = (service: string) => compose('ps', '--all', '--quiet', service)
  const inspect = (format: string, ...containers: string[]) =>
    run('docker', ['inspect', '--format', format, ...containers])

  async function waitUntilHealthy(...services: string[]): Promise<void> {
    for (const service of services) {
      const id = await container(service)
      const isHealthy = async () => (await inspect('{{.State.Health.Status}}', id)) === 'healthy'
      if (await waitFor(isHealthy, HEALTHY_WITHIN_MS)) continue
      const said = await compose('logs', '--tail=60', service)
      throw new Error(`El servicio ${service} no llegó a estar sano:\n${said}`)
    }
  }

  function remove(): void {
    process.removeListener('exit', remove)
    const down = ['down', '--volumes', '--rmi', 'local', '--remove-orphans', '--timeout', '5']
    spawnSync(program, composeArgs(down), { cwd })
    spawnSync('docker', ['image', 'rm', ...Object.keys(IN_STAGES).map(stageOf)])
    rmSync(cwd, { recursive: true, force: true })
  }
  process.prependOnceListener('exit', remove)

  return {
    installation,
    compose,
    container,
    waitUntilHealthy,
    remove,
    async build() {
      for (const [service, file] of Object.entries(IN_STAGES)) {
        const args = ['--network', 'host', '--target', 'build', '--tag', stageOf(service)]
        await run('docker', ['build', ...args, '--file', file, REPO_ROOT])
      }
      await compose('build')
    },
    async start() {
      try {
        await compose('up', '--detach')
      } catch (error) {
        throw new Error(`${String(error)}\n${await compose('logs', '--tail=60')}`, { cause: error })
      }
    },
    async stop() {
      const containers = await Promise.all(SERVICES.map(container))
      await compose('stop')
      const codes = await inspect('{{.State.ExitCode}}', ...containers)
      if (codes.split('\n').every((code) => code === '0')) return
      throw new Error(`No todos los servicios (${SERVICES.join(', ')}) terminaron bien: ${codes}`)
    },
  }
}
