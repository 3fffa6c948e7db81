import { importCatalogue, type ImportProgress } from './import/import-catalogue.ts'
import { reportLines } from './import/report.ts'
import { needSecrets } from './run/settings/cms-env.ts'
import { readSettings } from './run/settings/settings.ts'
import { runCommand } from './run/setup/run-command.mjs'
import { ToldError } from './run/setup/told-error.mjs'

const USAGE = 'Uso: npm run import -- CARPETA_O_ARCHIVO [--dry-run]'

/** One line that writes itself over, for whoever waits at a terminal; gone at the end. */
function showProgress({ done, total }: ImportProgress): void {
  process.stderr.write(done < total ? `\rImportando ${done} de ${total}` : '\r\u001b[K')
}

/** `npm run import -- PATH [--dry-run]`. Status 1 when something was refused or went wrong. */
async function main(args: readonly string[]): Promise<number> {
  const places = args.filter((arg) => !arg.startsWith('-'))
  const options = args.filter((arg) => arg.startsWith('-'))
  const [path] = places
  if (!path || places.length > 1 || options.some((option) => option !== '--dry-run')) {
    throw new ToldError(USAGE)
  }
  const settings = readSettings()
  const { IMPORT_TOKEN: token } = needSecrets(settings, ['IMPORT_TOKEN'])
  const dryRun = options.length > 0
  const { cmsUrl } = settings
  const onProgress = process.stderr.isTTY ? showProgress : undefined
  const result = await importCatalogue({ path, cmsUrl, token, dryRun, onProgress })
  for (const line of reportLines(result)) process.stdout.write(`${line}\n`)
  return result.refusals.length > 0 ? 1 : 0
}

await runCommand(() => main(process.argv.slice(2)))
