import { setTimeout as sleep } from 'node:timers/promises'
import { runningProduct } from '../../testing/running-product.ts'

/** The publisher rests for ten seconds first; the sample's pages take it less than thirty. */
const COMPRESSED_AFTER_MS = 60_000

/** A product whose pages are compressed as far as they will be: as visitors find them, not editors. */
export async function restedProduct(): ReturnType<typeof runningProduct> {
  const product = await runningProduct()
  await sleep(COMPRESSED_AFTER_MS)
  return product
}
