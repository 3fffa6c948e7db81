import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { growCatalogue } from './bench/grow-catalogue.ts'
import { duration, median } from './bench/measure.ts'
import { measureFirst, measureSize, type FirstReport, type SizeReport } from './bench/one-size.ts'
import { startProduct } from '../testing/start-product.ts'

const SAMPLE_STORES = 78
const EDITS = '5'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

const firstRow = ({ stores, ms, memory }: FirstReport) => ({
  Comercios: stores,
  // The sample is there when the product has started.
  ...(stores > SAMPLE_STORES && {
    'Primera publicación': `${duration(ms)}, ${megabytes(memory)}`,
  }),
})

function sizeRow({ first, full, edits, editMemory }: SizeReport) {
  const spread = [Math.min(...edits), Math.max(...edits)].map(duration).join(' – ')
  return {
    ...firstRow(first),
    'Completa, con imágenes hechas': `${duration(full.ms)}, ${megabytes(full.memory)}`,
    '«Publicar» → visible': `${duration(median(edits))} (${spread}), ${megabytes(editMemory)}`,
  }
}

/** One measurement to a line. */
function print(row: Record<string, unknown>): void {
  const lines = Object.entries(row).map(([what, value]) => `${what}: ${String(value)}`)
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/**
 * `npm run bench [-- --stores 78,1000,10000 --edits 5]`: publishes catalogues of several sizes with
 * the whole product, SQLite, and says how long that takes and how much memory the publisher needs.
 * Medians. With `--first` only
 * the first publication of each size: a hundred thousand stores take half an hour. Linux only.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      stores: { type: 'string', default: `${SAMPLE_STORES},1000,10000` },
      edits: { type: 'string', default: EDITS },
      first: { type: 'boolean', default: false },
    },
  })
  const sizes = values.stores.split(',').map(Number)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'guia-bench-data-'))
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  say('Arrancando el producto con el catálogo de muestra…')
  let product = await startProduct({ dataDir })
  // Printed by the first start only.
  const { admin } = product
  try {
    for (const stores of sizes) {
      if (stores > SAMPLE_STORES) {
        await product.stop()
        say(`Copiando comercios hasta que sean ${stores}…`)
        growCatalogue(path.join(dataDir, 'cms.sqlite'), stores)
        product = await startProduct({ dataDir })
      }
      say(`Midiendo con ${stores} comercios…`)
      const running = { ...product, admin }
      if (values.first) print(firstRow(await measureFirst(running, stores)))
      else print(sizeRow(await measureSize(running, stores, Number(values.edits))))
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
