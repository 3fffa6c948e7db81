import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make-backup.ts'
import { rotate } from './backup/rotation.ts'
import { shownPath } from './backup/shown-path.ts'
import { REPO_ROOT } from './run/settings/env-files.mjs'
import { readSettings } from './run/settings/settings.ts'
import { runCommand } from './run/setup/run-command.mjs'
import { ToldError } from './run/setup/told-error.mjs'

const USAGE = 'Uso: npm run backup [-- --to CARPETA] [--keep-days DÍAS]'

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string', default: 'backups' },
        'keep-days': { type: 'string', default: '30' },
      },
    })
    const days = Number(values['keep-days'])
    if (!Number.isInteger(days) || days < 1) throw new Error('days')
    return { folder: path.resolve(REPO_ROOT, values.to), days }
  } catch {
    throw new ToldError(USAGE)
  }
}

/** `npm run backup [-- --to FOLDER] [--keep-days DAYS]`; a failure leaves the archives of before. */
async function main(): Promise<void> {
  const { folder, days } = readOptions()
  const now = new Date()
  const settings = readSettings()
  const { archive, secretsFile, manifest } = await makeBackup({
    settings,
    root: REPO_ROOT,
    folder,
    now,
  })
  process.stdout.write(
    `Copia hecha y leída entera: ${shownPath(archive)} (${Object.keys(manifest.files).length} archivos).\n` +
      `Las claves quedan aparte, en ${shownPath(secretsFile)}: guardalas en otro lugar.\n`,
  )
  for (const file of Object.values(settings.banner).filter(Boolean)) {
    process.stdout.write(`No está en la copia: ${file}. Guardalo aparte.\n`)
  }
  const deleted = await rotate(folder, now, days)
  for (const name of deleted) {
    process.stdout.write(`Borrada, por tener más de ${days} días: ${name}\n`)
  }
}

await runCommand(main)
