import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { openLog } from './log-file.ts'

export interface ChildOptions {
  /** The Node that runs it; without it the one that runs this process. */
  node?: string
  /** Arguments of Node: the script and its own. */
  args: readonly string[]
  cwd: string
  /** Added to this process's own environment. */
  env?: Record<string, string>
  /** Everything it writes is appended here. */
  logFile: string
  onLine?: (line: string) => void
}

export interface Child {
  readonly pid: number
  /** Milliseconds, of `performance.now()`. */
  readonly startedAt: number
  /** How it ended: 'código 1', 'señal SIGKILL'. Never rejects. */
  readonly ended: Promise<string>
  /** The last lines that it wrote. */
  tail(): string
  /** Asks it to end; ends it by force when it has not after ten seconds. */
  stop(): Promise<void>
}

const TAIL_LINES = 25
const STOP_WITHIN_MS = 10_000

function keepTail(lines: string[], line: string): void {
  lines.push(line)
  if (lines.length > TAIL_LINES) lines.shift()
}

function endOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    process.once('error', (error) => resolve(error.message))
    process.once('close', (code, signal) =>
      resolve(signal === null ? `código ${code}` : `señal ${signal}`),
    )
  })
}

/** Ends a program and whatever it has started: they are one process group. */
function endGroup(pid: number, signal: NodeJS.Signals): void {
  // One that could not be started has no number, and 0 is this process's own group.
  if (pid === 0) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Starts a Node program in a process group of its own: Ctrl-C reaches this process first. */
export function startChild({
  node = process.execPath,
  args,
  cwd,
  env,
  logFile,
  onLine,
}: ChildOptions): Child {
  const log = openLog(logFile)
  const lines: string[] = []
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const read = (stream: Readable) =>
    createInterface({ input: stream }).on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured)
      keepTail(lines, line)
      log.write(line)
      onLine?.(line)
    })
  read(child.stdout)
  read(child.stderr)
  const pid = child.pid ?? 0
  // Even when this process fails, nothing that it has started is left behind.
  const lastResort = () => endGroup(pid, 'SIGTERM')
  process.once('exit', lastResort)
  const ended = endOf(child).finally(() => {
    process.removeListener('exit', lastResort)
    log.close()
  })
  return {
    pid,
    startedAt: performance.now(),
    ended,
    tail: () => lines.join('\n'),
    async stop() {
      if (child.exitCode === null) endGroup(pid, 'SIGTERM')
      const force = setTimeout(() => endGroup(pid, 'SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(force)
    },
  }
}
