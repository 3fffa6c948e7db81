import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
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

interface Build {
  context: string
  network?: string
  labels?: Record<string, string>
}

interface Compose {
  name?: string
  services: Record<string, { build?: Build; ports?: string[] }>
}

/**
 * docker-compose.yml with what is different in a check: it is built from a repository wherever the
 * file lies, with the machine's own way to the packages, and what is built bears a label; the one port
 * that is open is a free one, which this machine alone reaches; and the name is given on the command
 * line.
 */
export function checkedCompose(text: string, context: string, label: string): Compose {
  const { name: _name, ...compose } = parse(text) as Compose
  for (const service of Object.values(compose.services)) {
    const labels = { [label]: '' }
    if (service.build) Object.assign(service.build, { context, network: 'host', labels })
    if (service.ports) service.ports = ['127.0.0.1::443']
  }
  return compose
}

/** The one block of commands in docs/operations.md that starts so. Throws when there is none. */
export function documentedCommands(start: string): string {
  const text = readFileSync(path.join(REPO_ROOT, 'docs', 'operations.md'), 'utf8')
  const blocks = [...text.matchAll(/```sh\n\s*([^`]*)```/g)].map(([, block = '']) => block)
  const [commands, ...others] = blocks.filter((block) => block.startsWith(start))
  if (commands && others.length === 0) return commands
  throw new Error(`docs/operations.md does not say once what begins with «${start}»`)
}

/** How an operator makes the secrets. */
export const SECRETS = documentedCommands('mkdir -p data')

export interface Installation {
  /** A temporary one, which holds docker-compose.yml, `.env`, `data/` and a catalogue. */
  folder: string
  password: string
}

/** Does in a temporary folder what docs/operations.md tells the operator to do before `up`. */
export function prepareInstallation(): Installation {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guia-compose-'))
  for (const part of ['scripts/run/setup', 'scripts/run/settings']) {
    cpSync(path.join(REPO_ROOT, part), path.join(folder, part), { recursive: true })
  }
  const catalogue = path.join(folder, 'catalogue')
  cpSync(path.join(import.meta.dirname, 'catalogue'), catalogue, { recursive: true })
  mkdirSync(path.join(catalogue, 'img'))
  copyFileSync(path.join(REPO_ROOT, 'cms', 'favicon.png'), path.join(catalogue, 'img', 'irupe.png'))
  writeFileSync(path.join(folder, '.env'), DOT_ENV)
  execFileSync('/bin/sh', ['-ec', SECRETS], { cwd: folder })
  const password = path.join(folder, 'data', 'first-admin-password')
  return { folder, password: readFileSync(password, 'utf8').trim() }
}

/** Gives an installation the compose file of a repository, and has it built from there. */
export function placeVersion({ folder }: Installation, root: string, label: string): void {
  const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  const checked = stringify(checkedCompose(text, root, label))
  writeFileSync(path.join(folder, 'docker-compose.yml'), checked)
}
