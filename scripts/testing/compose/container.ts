import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { milliseconds, type Healthcheck } from './compose-file.ts'
import type { Place } from './here.ts'

/** What is run inside of a container. */
export interface Inside {
  name: string
  cwd: string
  /** The image's environment and the compose file's, not yet translated. */
  env: Readonly<Record<string, string>>
  place: Place
}

/** A service that runs. */
export interface Container {
  output(): string
  /** Throws with its output when it is not healthy within what the compose file allows it. */
  waitUntilHealthy(): Promise<void>
  /** `docker compose exec`: what the command printed. Throws with it when it fails. */
  exec(command: readonly string[]): Promise<string>
  /** SIGTERM. Throws when it had ended before, does not end in its grace period, or not with 0. */
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 500
/** Docker's own, for services that say nothing. */
const GRACE_PERIOD = '10s'

/** Runs a command with the container's environment, folder and user. */
export function runInside(
  { cwd, env, place }: Inside,
  command: readonly string[],
  timeoutMs = 0,
): Promise<string> {
  const [program = '', ...args] = place.command(command)
  const options = { cwd, env: place.env(env), timeout: timeoutMs, ...place.owner }
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (problem, out, errors) => {
      if (!problem) resolve(out)
      else reject(new Error(`${command.join(' ')}: ${problem.message}\n${out}${errors}`))
    })
  })
}

const commandOf = ([kind, ...words]: readonly string[]): string[] =>
  kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...words] : words

/**
 * Runs the health check until it succeeds. It looks more often than Docker, and for as long as
 * Docker would before it called the service unhealthy.
 */
export async function waitUntilHealthy(
  inside: Inside,
  check: Healthcheck,
  fail: (why: string) => Error,
  hasEnded: () => boolean = () => false,
): Promise<void> {
  const tries = check.retries * (milliseconds(check.interval) + milliseconds(check.timeout))
  const end = performance.now() + milliseconds(check.start_period ?? '0s') + tries
  let last = ''
  while (performance.now() < end && !hasEnded()) {
    const test = runInside(inside, commandOf(check.test), milliseconds(check.timeout))
    last = await test.then(
      () => '',
      (error: unknown) => String(error),
    )
    if (last === '') return
    await sleep(LOOK_EVERY_MS)
  }
  throw fail(`is not healthy: ${hasEnded() ? 'it has ended' : last}`)
}

interface Process {
  text: () => string
  /** 'code 0', 'SIGKILL'; null while it runs. */
  end: () => string | null
  ended: Promise<void>
}

/** Gathers what a process says and how it ends. It ends with this process at the latest. */
function follow(child: ChildProcess): Process {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  }
  const lastResort = () => child.kill('SIGTERM')
  process.once('exit', lastResort)
  let end: string | null = null
  const ended = new Promise<void>((resolve) => {
    const note = (how: string) => {
      end ??= how
      process.removeListener('exit', lastResort)
      resolve()
    }
    child.once('error', (error) => note(error.message))
    child.once('close', (code, signal) => note(signal ?? `code ${code}`))
  })
  return { text: () => text, end: () => end, ended }
}

/** Starts a service's own process; `command` is translated already. */
export function startContainer(
  inside: Inside,
  [program = '', ...args]: readonly string[],
  check: Healthcheck,
  gracePeriod = GRACE_PERIOD,
): Container {
  const { name, cwd, place } = inside
  const env = place.env(inside.env)
  const child = spawn(program, args, { cwd, env, stdio: 'pipe', ...place.owner })
  child.stdin.end()
  const { text, end, ended } = follow(child)
  const fail = (why: string) => new Error(`the service ${name} ${why}\n${text()}`)
  return {
    output: text,
    waitUntilHealthy: () => waitUntilHealthy(inside, check, fail, () => end() !== null),
    exec: (words) => runInside(inside, words),
    async stop() {
      if (end() !== null) throw fail(`had ended before it was stopped: ${end()}`)
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), milliseconds(gracePeriod))
      await ended
      clearTimeout(late)
      if (end() !== 'code 0') throw fail(`did not end well within ${gracePeriod}: ${end()}`)
    },
  }
}
