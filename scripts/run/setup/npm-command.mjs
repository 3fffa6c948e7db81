import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * How to call npm: the one that runs this script, else the one beside this Node, else the one on
 * the path.
 * @param {Record<string, string | undefined>} [env]
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(env = process.env) {
  const cli = env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) {
    return { command: process.execPath, args: [cli] }
  }
  const beside = path.join(path.dirname(process.execPath), 'npm')
  return { command: existsSync(beside) ? beside : 'npm', args: [] }
}
