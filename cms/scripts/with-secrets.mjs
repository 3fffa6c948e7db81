import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

// Runs a command with the secrets that Docker puts in files: `with-secrets.mjs COMMAND …`.
// The installation's own secrets come as one file of NAME=value lines, SECRETS_FILE; those below
// each in a file that NAME_FILE names. What the environment says itself wins.

/** DATABASE_PASSWORD_FILE is not among them: the panel reads it itself, when it needs it. */
const ALONE_IN_A_FILE = ['FIRST_ADMIN_PASSWORD']

const read = (/** @type {string | undefined} */ file) =>
  file && existsSync(file) ? readFileSync(file, 'utf8') : ''

const alone = ALONE_IN_A_FILE.map((name) => [name, read(process.env[`${name}_FILE`]).trim()])
const secrets = { ...parseEnv(read(process.env.SECRETS_FILE)), ...Object.fromEntries(alone) }
const [command = '', ...args] = process.argv.slice(2)
const child = spawn(command, args, { env: { ...secrets, ...process.env }, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
