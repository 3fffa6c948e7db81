import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { REPO_ROOT } from '../../settings/env-files.mjs'
import type { ComposeFile } from './compose-file.ts'
import type { Run } from './here.ts'

/** The commands that docs/operations.md gives for making the secrets. Throws when it has none. */
function secretsCommands(): string {
  const text = readFileSync(path.join(REPO_ROOT, 'docs', 'operations.md'), 'utf8')
  const blocks = [...text.matchAll(/```sh\n([^`]*)```/g)].map(([, block = '']) => block)
  const commands = blocks.filter((block) => block.includes('make-secrets.mjs'))
  if (commands.length !== 1) throw new Error('docs/operations.md does not say how secrets are made')
  return commands.join()
}

export const ADMIN_EMAIL = 'duena@guia.example'

/**
 * The operator's `.env`. Host names with ports, since those of http and https are not free here;
 * Caddy signs their certificates itself, and listens nowhere but on this machine.
 */
const dotEnv = ({ ports }: Run): string => `PUBLIC_HOST=127.0.0.1:${ports.site}
ADMIN_HOST=127.0.0.1:${ports.panel}
ADMIN_EMAIL=${ADMIN_EMAIL}
CADDY_OPTIONS="
  http_port ${ports.plainHttp}
  default_bind 127.0.0.1
  skip_install_trust
"
`

export interface Installation {
  /** Where the operator has cloned the repository. */
  clone: string
  /** The variables of its `.env`. */
  variables: Record<string, string | undefined>
}

/** Does what docs/operations.md tells the operator to do before `docker compose up`. */
export function prepareInstallation(run: Run): Installation {
  const clone = path.join(run.folder, 'clone')
  for (const folder of ['scripts/setup', 'scripts/settings']) {
    cpSync(path.join(REPO_ROOT, folder), path.join(clone, folder), { recursive: true })
  }
  const text = dotEnv(run)
  writeFileSync(path.join(clone, '.env'), text)
  const PATH = [...run.programs, process.env.PATH ?? ''].join(path.delimiter)
  execFileSync('/bin/sh', ['-ec', secretsCommands()], { cwd: clone, env: { PATH } })
  return { clone, variables: parseEnv(text) }
}

/** What Docker mounts as /run/secrets: each file alone, with the mode that it has. */
export function mountSecrets(
  { clone }: Installation,
  secrets: ComposeFile['secrets'],
  names: readonly string[],
  target: string,
): void {
  mkdirSync(target, { recursive: true })
  for (const name of names) {
    const file = path.join(clone, secrets[name]?.file ?? '')
    copyFileSync(file, path.join(target, name))
    chmodSync(path.join(target, name), statSync(file).mode)
  }
}
