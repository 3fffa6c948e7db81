import { execFile } from 'node:child_process'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { gistOf, runQuiet } from '../run/setup/run-quiet.mjs'
import { ToldError } from '../run/setup/told-error.mjs'

const LONGEST_OUTPUT = 64 * 1024 ** 2

/**
 * Runs a command; its standard output. Throws with all that it wrote when it fails. Ends with this
 * process, before that takes away what it was working on.
 */
export function run(command: string, args: readonly string[], cwd = REPO_ROOT): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      { cwd, maxBuffer: LONGEST_OUTPUT },
      (error, out, errors) => {
        process.removeListener('exit', end)
        if (!error) resolve(out.trim())
        else reject(new Error(`${command} ${args.join(' ')}:\n${gistOf(`${out}\n${errors}`)}`))
      },
    )
    const end = () => child.kill()
    process.prependOnceListener('exit', end)
  })
}

const works = async (command: string, args: readonly string[]): Promise<boolean> =>
  (await runQuiet(command, args, { cwd: REPO_ROOT })).code === 0

/**
 * The command of Docker Compose, version 2 or 1: ['docker', 'compose'] or ['docker-compose'].
 * Throws a ToldError, in Spanish, when it is missing or no engine answers.
 */
export async function findCompose(): Promise<readonly [string, ...string[]]> {
  if (!(await works('docker', ['version']))) {
    throw new ToldError(
      'No hay ningún motor de Docker que responda: instalalo (en Debian, «apt-get install docker.io ' +
        'docker-compose») y arrancalo («systemctl start docker», o «dockerd» sin systemd).',
    )
  }
  if (await works('docker', ['compose', 'version'])) return ['docker', 'compose']
  if (await works('docker-compose', ['version'])) return ['docker-compose']
  throw new ToldError(
    'Falta Docker Compose: instalalo (en Debian, «apt-get install docker-compose»).',
  )
}
