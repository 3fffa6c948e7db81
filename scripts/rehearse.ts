import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { describeDifferences } from './backup/compare-releases.ts'
import { rehearse } from './backup/rehearse.ts'
import { readSettings } from './run/settings/settings.ts'
import { endWithNpm } from './run/setup/end-with-npm.mjs'
import { runCommand } from './run/setup/run-command.mjs'
import { ToldError } from './run/setup/told-error.mjs'
import { untilAskedToEnd } from './run/start/shutdown.ts'

const USAGE = 'Uso: npm run rehearse -- ARCHIVO [--site CARPETA] [--secrets ARCHIVO] [--in CARPETA]'

function readOptions() {
  try {
    const option = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { site: option, secrets: option, in: option },
    })
    const [archive, ...others] = positionals
    if (!archive || others.length > 0) throw new Error('archive')
    return { archive: path.resolve(archive), ...values }
  } catch {
    throw new ToldError(USAGE)
  }
}

/**
 * `npm run rehearse -- FILE [--site FOLDER] [--secrets FILE] [--in FOLDER]`: this version over the data
 * of a backup, beside the live site. Ends with 1 when something that is live would be missing.
 * `--in` keeps what was made; without it nothing stays, also when it is asked to end meanwhile.
 */
async function main(): Promise<number> {
  const { archive, site, secrets, in: kept } = readOptions()
  endWithNpm()
  const signal = untilAskedToEnd(['SIGINT', 'SIGTERM', 'SIGHUP'])
  const folder = kept
    ? path.resolve(kept)
    : await fs.mkdtemp(path.join(os.tmpdir(), 'guia-rehearsal-'))
  try {
    const found = await rehearse({
      archive,
      ...(secrets && { secretsFile: path.resolve(secrets) }),
      siteDir: site ? path.resolve(site) : readSettings().siteDir,
      folder,
      now: new Date(),
      say: (line) => void process.stderr.write(`${line}\n`),
      signal,
    })
    process.stdout.write(`${describeDifferences(found).join('\n')}\n`)
    return found.missing.length > 0 ? 1 : 0
  } finally {
    if (!kept) await fs.rm(folder, { recursive: true, force: true })
  }
}

await runCommand(main)
