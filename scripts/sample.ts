import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, type CommandPlace } from './run/setup/run-command.mjs'
import { ToldError } from './run/setup/told-error.mjs'
import { writeSampleCatalogue } from './sample/write-sample.ts'

const USAGE = 'Uso: npm run sample -- [--out CARPETA]'
const DEFAULT_FOLDER = '.cache/sample'

/** The folder that the arguments name. Throws a ToldError when they are no such arguments. */
function readFolder(args: readonly string[]): string {
  try {
    const out = { type: 'string', default: DEFAULT_FOLDER } as const
    const { values } = parseArgs({ args: [...args], options: { out } })
    if (!values.out) throw new Error('out')
    return path.resolve(values.out)
  } catch {
    throw new ToldError(USAGE)
  }
}

/** `npm run sample -- --out DIR`: writes the sample catalogue in legacy form. */
async function main({ args, say }: CommandPlace): Promise<void> {
  const folder = readFolder(args)
  const started = performance.now()
  const summary = await writeSampleCatalogue(folder)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const megabytes = (summary.bytes / 1e6).toFixed(1)
  say(
    `Catálogo de ejemplo en ${summary.dir}: ${summary.stores} comercios, ` +
      `${summary.professionals} profesionales, ${summary.contactCategories} grupos de contactos, ` +
      `${summary.images} imágenes (${summary.rendered} nuevas), ${megabytes} MB, ${seconds} s.`,
  )
}

await runCommand(main)
