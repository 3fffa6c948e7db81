import path from 'node:path'
import { writeSampleCatalogue } from './sample/write-sample.ts'

const USAGE = 'Uso: npm run sample -- [--out CARPETA]'
const DEFAULT_FOLDER = '.cache/sample'

/** The folder that the arguments name; null when they are no such arguments. */
function folderOf(args: readonly string[]): string | null {
  const [option, folder, ...others] = args
  if (option === undefined) return DEFAULT_FOLDER
  return option === '--out' && folder && others.length === 0 ? folder : null
}

/** `npm run sample -- --out DIR`: writes the sample catalogue in legacy form. */
async function main(args: readonly string[]): Promise<number> {
  const folder = folderOf(args)
  if (folder === null) {
    process.stderr.write(`${USAGE}\n`)
    return 1
  }
  const started = performance.now()
  const summary = await writeSampleCatalogue(path.resolve(folder))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const megabytes = (summary.bytes / 1e6).toFixed(1)
  process.stdout.write(
    `Catálogo de ejemplo en ${summary.dir}: ${summary.stores} comercios, ` +
      `${summary.professionals} profesionales, ${summary.contactCategories} grupos de contactos, ` +
      `${summary.images} imágenes (${summary.rendered} nuevas), ${megabytes} MB, ${seconds} s.\n`,
  )
  return 0
}

process.exitCode = await main(process.argv.slice(2))
