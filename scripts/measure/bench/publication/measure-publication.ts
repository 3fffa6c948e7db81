import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../../../testing/start-product.ts'
import { duration, median } from '../measure.ts'
import type { Section } from '../section.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { measureFirst, measureSize, type FirstReport, type SizeReport } from './one-size.ts'

const SAMPLE_STORES = 78

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/** The sample is there when the product has started. */
const firstCell = ({ stores, ms, memory }: FirstReport): string =>
  stores > SAMPLE_STORES ? `${duration(ms)}, ${megabytes(memory)}` : ''

function rowOf({ first, full, edits, editMemory }: SizeReport): string[] {
  const spread = [Math.min(...edits), Math.max(...edits)].map(duration).join(' – ')
  return [
    String(first.stores),
    firstCell(first),
    `${duration(full.ms)}, ${megabytes(full.memory)}`,
    `${duration(median(edits))} (${spread}), ${megabytes(editMemory)}`,
  ]
}

const firstRow = (first: FirstReport): string[] => [String(first.stores), firstCell(first), '', '']

/**
 * Publishes catalogues of so many stores with the whole product, on SQLite: time, and the publisher's
 * peak of memory. Without edits only the first publication of each size: a hundred thousand stores
 * take half an hour. Linux only.
 */
export async function measurePublication(
  sizes: readonly number[],
  edits: number,
): Promise<Section> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'guia-bench-data-'))
  let product = await startProduct({ dataDir })
  // Printed by the first start only.
  const { admin } = product
  const rows: string[][] = []
  try {
    for (const stores of sizes) {
      if (stores > SAMPLE_STORES) {
        await product.stop()
        growCatalogue(path.join(dataDir, 'cms.sqlite'), stores)
        product = await startProduct({ dataDir })
      }
      const running = { ...product, admin }
      rows.push(
        edits > 0
          ? rowOf(await measureSize(running, stores, edits))
          : firstRow(await measureFirst(running, stores)),
      )
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    title: 'Publication',
    about:
      'The whole product on SQLite; medians, and the publisher’s peak of memory. «First» publishes all ' +
      'stores but the sample’s, «whole» everything to an empty folder with the images drawn, «edit» is ' +
      'from the panel’s button to the visitor’s list.',
    columns: ['Stores', 'First', 'Whole', 'Edit visible'],
    rows,
  }
}
