import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..', '..')

export interface Child {
  process: ChildProcess
  /** Fulfilled with the line that the child writes next to its standard output. */
  nextLine(): Promise<string>
  /** Ends it at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
}

/** Starts a TypeScript file of this folder in a process of its own. */
export function startChild(file: string, args: readonly string[]): Child {
  const script = path.join(import.meta.dirname, file)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    process: child,
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
