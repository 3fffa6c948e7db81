import { parseArgs } from 'node:util'
import { importCatalogue, type ImportProgress } from './import-catalogue.ts'
import { reportLines } from './report.ts'
import { needSecrets } from '../run/settings/cms-env.ts'
import { readSettings } from '../run/settings/settings.ts'
import type { CommandPlace } from '../run/setup/run-command.mjs'
import { ToldError } from '../run/setup/told-error.mjs'

const USAGE = 'Uso: npm run import -- CARPETA_O_ARCHIVO [--dry-run]'

/** One line that writes itself over, for whoever waits at a terminal; gone at the end. */
function showProgress({ done, total }: ImportProgress): void {
  process.stderr.write(done < total ? `\rImportando ${done} de ${total}` : '\r\u001b[K')
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [path, ...others] = positionals
    if (!path || others.length > 0) throw new Error('path')
    return { path, dryRun: values['dry-run'] }
  } catch {
    throw new ToldError(USAGE)
  }
}

/** `npm run import -- PATH [--dry-run]`. Status 1 when something was refused or went wrong. */
export async function importCommand({ args, env, root, say }: CommandPlace): Promise<number> {
  const options = readOptions(args)
  const settings = readSettings(env, root)
  const { IMPORT_TOKEN: token } = needSecrets(settings, ['IMPORT_TOKEN'])
  const { cmsUrl } = settings
  const onProgress = process.stderr.isTTY ? showProgress : undefined
  const result = await importCatalogue({ ...options, cmsUrl, token, onProgress })
  for (const line of reportLines(result)) say(line)
  return result.refusals.length > 0 ? 1 : 0
}
