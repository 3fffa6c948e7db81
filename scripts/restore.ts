import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup.ts'
import { shownPath } from './backup/shown-path.ts'
import { REPO_ROOT } from './run/settings/env-files.mjs'
import { readSettings } from './run/settings/settings.ts'
import { runCommand } from './run/setup/run-command.mjs'
import { ToldError } from './run/setup/told-error.mjs'

const USAGE = 'Uso: npm run restore -- ARCHIVO [--secrets ARCHIVO] [--replace]'

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { secrets: { type: 'string' }, replace: { type: 'boolean', default: false } },
    })
    const [archive, ...others] = positionals
    if (!archive || others.length > 0) throw new Error('archive')
    const secrets = values.secrets && { secretsFile: path.resolve(values.secrets) }
    return { archive: path.resolve(archive), replace: values.replace, ...secrets }
  } catch {
    throw new ToldError(USAGE)
  }
}

/** `npm run restore -- FILE [--secrets FILE] [--replace]`; a failure leaves everything as it was. */
async function main(): Promise<void> {
  const options = readOptions()
  const { manifest, aside, hasNewSettings } = await restoreBackup({
    ...options,
    settings: readSettings(),
    root: REPO_ROOT,
    now: new Date(),
  })
  process.stdout.write(
    `Datos del ${manifest.madeAt} en su lugar. Al arrancar la guía vuelve el sitio.\n`,
  )
  if (hasNewSettings) {
    process.stdout.write(
      'No había un archivo .env: ahora está el de la copia, con las carpetas de acá. Antes de arrancar ' +
        'mirá en él lo que es de cada máquina: SITE_URL, los puertos y los archivos que nombra.\n',
    )
  }
  if (aside) process.stdout.write(`Lo que había quedó en ${shownPath(aside)}.\n`)
}

await runCommand(main)
