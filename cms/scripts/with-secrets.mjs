import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

// Runs a command with the secrets that Docker puts in files: `with-secrets.mjs COMMAND …`.
// NAME_FILE=/run/secrets/x becomes NAME; the installation's own secrets come as one file of
// NAME=value lines. What the environment says itself wins.

const SECRETS_FILE = process.env.SECRETS_FILE ?? '/run/secrets/guia_secrets'
/** Read by the panel itself, at the moment it needs it. */
const LEFT_ALONE = new Set(['DATABASE_PASSWORD_FILE'])

function fromFiles(env) {
  const names = Object.keys(env).filter((name) => /_FILE$/.test(name) && !LEFT_ALONE.has(name))
  const filled = names.filter((name) => name !== 'SECRETS_FILE' && existsSync(env[name]))
  return Object.fromEntries(
    filled.map((name) => [name.replace(/_FILE$/, ''), readFileSync(env[name], 'utf8').trim()]),
  )
}

const secrets = existsSync(SECRETS_FILE) ? parseEnv(readFileSync(SECRETS_FILE, 'utf8')) : {}
const env = { ...secrets, ...fromFiles(process.env), ...process.env }
const [command = '', ...args] = process.argv.slice(2)
const child = spawn(command, args, { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
