import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'

/** Names for which Caddy signs the certificates itself. */
export const SITE_HOST = 'guia.localhost'
export const ADMIN_HOST = 'panel.guia.localhost'
export const ADMIN_EMAIL = 'duena@guia.example'

const DOT_ENV = `PUBLIC_HOST=${SITE_HOST}
ADMIN_HOST=${ADMIN_HOST}
ADMIN_EMAIL=${ADMIN_EMAIL}
`

interface Compose {
  name?: string
  services: Record<string, { build?: { context: string; network?: string }; ports?: string[] }>
}

/**
 * docker-compose.yml with what is different in a check: it is built from the repository wherever the
 * file lies, with the machine's own way to the packages; the one port that is open is a free one,
 * which this machine alone reaches; and the name is given on the command line.
 */
export function checkedCompose(text: string): Compose {
  const { name: _name, ...compose } = parse(text) as Compose
  for (const service of Object.values(compose.services)) {
    if (service.build) Object.assign(service.build, { context: REPO_ROOT, network: 'host' })
    if (service.ports) service.ports = ['127.0.0.1::443']
  }
  return compose
}

/** The commands that docs/operations.md gives for making the secrets. Throws when it has none. */
export function secretsCommands(): string {
  const text = readFileSync(path.join(REPO_ROOT, 'docs', 'operations.md'), 'utf8')
  const blocks = [...text.matchAll(/```sh\n([^`]*)```/g)].map(([, block = '']) => block)
  const commands = blocks.filter((block) => block.includes('make-secrets.mjs'))
  if (commands.length !== 1) throw new Error('docs/operations.md does not say how secrets are made')
  return commands.join()
}

export interface Installation {
  /** A temporary one, which holds docker-compose.yml, `.env` and `data/`. */
  folder: string
  password: string
}

/** Does in a temporary folder what docs/operations.md tells the operator to do before `up`. */
export function prepareInstallation(): Installation {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guia-compose-'))
  for (const part of ['scripts/run/setup', 'scripts/run/settings']) {
    cpSync(path.join(REPO_ROOT, part), path.join(folder, part), { recursive: true })
  }
  const compose = readFileSync(path.join(REPO_ROOT, 'docker-compose.yml'), 'utf8')
  writeFileSync(path.join(folder, 'docker-compose.yml'), stringify(checkedCompose(compose)))
  writeFileSync(path.join(folder, '.env'), DOT_ENV)
  copyFileSync(path.join(import.meta.dirname, 'sitio.json'), path.join(folder, 'sitio.json'))
  execFileSync('/bin/sh', ['-ec', secretsCommands()], { cwd: folder })
  const password = path.join(folder, 'data', 'first-admin-password')
  return { folder, password: readFileSync(password, 'utf8').trim() }
}
