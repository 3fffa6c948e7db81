import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..', '..')

export interface Child {
  process: ChildProcess
  /** Fulfilled with the line that the child writes next to its standard output. */
  nextLine(): Promise<string>
  /** Fulfilled when it has ended by itself. */
  readonly ended: Promise<void>
  /** Ends it at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
}

export interface ChildLimits {
  /** Longest file that it may write, in blocks of 512 or 1024 bytes: a disk that gets full. */
  fileBlocks?: number
}

/** Starts a TypeScript file, of this folder unless its path is absolute, in a process of its own. */
export function startScript(
  file: string,
  args: readonly string[],
  { fileBlocks }: ChildLimits = {},
): Child {
  const script = path.resolve(import.meta.dirname, file)
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `
  const command = [process.execPath, '--import', 'tsx', script, ...args]
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$@"`, 'sh', ...command], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    process: child,
    ended: gone,
    nextLine: () =>
      new Promise((resolve, reject) => {
        child.stdout.once('data', (data: Buffer) => resolve(String(data).trim()))
        child.once('exit', (code) => reject(new Error(`${file} ended with ${String(code)}`)))
      }),
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}
