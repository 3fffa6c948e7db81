import { spawn } from 'node:child_process'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { sentenceOf, type Command, type CommandPlace } from '../run/setup/run-command.mjs'

/** How a command ended, and what it wrote. */
export interface Ending {
  code: number | null
  stdout: string
  stderr: string
}

/** Calls a command as `runCommand` does, without the second that a process of its own takes. */
export async function callCommand(
  command: Command,
  place: Omit<CommandPlace, 'say'>,
): Promise<Ending> {
  let stdout = ''
  const say = (line: string) => void (stdout += `${line}\n`)
  try {
    return { code: (await command({ ...place, say })) || 0, stdout, stderr: '' }
  } catch (error) {
    return { code: 1, stdout, stderr: `${sentenceOf(error)}\n` }
  }
}

export interface Start {
  args?: readonly string[]
  env?: Record<string, string | undefined>
  /** Sees what was written so far, to either output, and may end the command. */
  onOutput?: (output: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs a command in a process of its own, with nothing of this one's environment but the path. */
export function startCommand(
  script: string,
  { args = [], env, onOutput }: Start = {},
  cwd: string = REPO_ROOT,
): Promise<Ending> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (data: Buffer) => {
      output[name] += String(data)
      onOutput?.(output.stdout + output.stderr, (signal) => child.kill(signal))
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })))
}
