import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { caddyAnswers } from './caddy-answers.ts'

const FILE = path.join(import.meta.dirname, 'answers.caddy')

/** `npm run caddy:write`; with `-- --check` it writes nothing, and fails when it would. */
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, caddyAnswers())
} else if (readFileSync(FILE, 'utf8') !== caddyAnswers()) {
  process.stderr.write(`${FILE} no está al día: «npm run caddy:write» lo escribe.\n`)
  process.exitCode = 1
}
