import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { waitFor } from '../../run/start/wait-for.ts'
import { run } from '../docker.ts'
import { placeVersion, prepareInstallation, type Installation } from './installation.ts'

/** The services of docker-compose.yml under a name of their own. */
export interface Stack {
  installation: Installation
  /** `docker compose …`; what it printed. */
  compose: (...args: string[]) => Promise<string>
  /** Runs a program in the container of a service; what it printed. */
  inside: (service: string, ...command: string[]) => Promise<string>
  /** The container of a service. */
  container: (service: string) => Promise<string>
  /** Does in the installation's folder what docs/operations.md says; what the commands printed. */
  follow: (commands: string) => Promise<string>
  /** From now on the services are those of another folder of the repository. */
  use: (root: string) => void
  build: () => Promise<void>
  /** Starts the services. Throws with what they said when one does not come up. */
  start: () => Promise<void>
  /** Throws with what a service said when it is not healthy in its time; all of them by default. */
  waitUntilHealthy: (...services: string[]) => Promise<void>
  /** Throws when a service does not end well within its grace period. */
  stop: () => Promise<void>
  /** Takes away everything; the end of the process does it at the latest. */
  remove: () => void
}

const SERVICES = ['database', 'cms', 'publisher', 'web']
/** Of several stages; the first one's image would stay without a label that it could be removed by. */
const IN_STAGES = ['cms/Dockerfile', 'scripts/Dockerfile']
const HEALTHY_WITHIN_MS = 8 * 60_000

/**
 * Commands for an operator's shell as this machine has to run them: under the stack's name, with the
 * images that are here, and with the version that lies in the folder already.
 */
export function shellScript(commands: string, compose: readonly string[]): string {
  const ours = commands
    .replace(/^(git pull|docker compose pull .*)$/gm, ':')
    .replaceAll(' --pull', '')
    .replaceAll('docker compose run', 'docker compose run -T')
  return ours.replaceAll('docker compose', compose.map((word) => `'${word}'`).join(' '))
}

/** `command` is that of Docker Compose, `['docker', 'compose']`. */
export function openStack([program, ...words]: readonly [string, ...string[]]): Stack {
  const project = `guia-check-${process.pid}`
  const installation = prepareInstallation()
  const cwd = installation.folder
  let root = ''
  const composeArgs = (args: readonly string[]) => [...words, '--project-name', project, ...args]

  const compose = (...args: string[]) => run(program, composeArgs(args), cwd)
  const container = (service: string) => compose('ps', '--all', '--quiet', service)
  const inspect = (format: string, ...containers: string[]) =>
    run('docker', ['inspect', '--format', format, ...containers])

  async function waitUntilHealthy(...services: string[]): Promise<void> {
    for (const service of services.length > 0 ? services : SERVICES) {
      const id = await container(service)
      const isHealthy = async () => (await inspect('{{.State.Health.Status}}', id)) === 'healthy'
      if (await waitFor(isHealthy, HEALTHY_WITHIN_MS)) continue
      const said = await compose('logs', '--tail=60', service)
      throw new Error(`El servicio ${service} no llegó a estar sano:\n${said}`)
    }
  }

  function use(folder: string): void {
    root = folder
    placeVersion(installation, root, project)
  }
  use(REPO_ROOT)

  function remove(): void {
    process.removeListener('exit', remove)
    const down = ['--profile', 'tools', 'down', '--volumes', '--remove-orphans', '--timeout', '5']
    spawnSync(program, composeArgs(down), { cwd })
    spawnSync('docker', ['image', 'prune', '--all', '--force', '--filter', `label=${project}`])
    rmSync(cwd, { recursive: true, force: true })
  }
  process.prependOnceListener('exit', remove)

  return {
    installation,
    compose,
    container,
    waitUntilHealthy,
    use,
    remove,
    async inside(service, ...args) {
      return run('docker', ['exec', await container(service), ...args])
    },
    async follow(commands) {
      return run('/bin/sh', ['-ec', shellScript(commands, [program, ...composeArgs([])])], cwd)
    },
    async build() {
      for (const file of IN_STAGES) {
        const args = ['--network', 'host', '--target', 'build', '--label', project]
        await run('docker', ['build', ...args, '--file', `${root}/${file}`, root])
      }
      await compose('--profile', 'tools', 'build')
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
