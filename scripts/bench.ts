import { measurePublishToVisible } from './bench/publish-to-visible.ts'
import { toRow } from './bench/measure.ts'
import { startProduct } from './testing/start-product.ts'

const RUNS = 15

/** `npm run bench`: measurements on the sample catalogue, as medians with their spread. */
async function main(): Promise<void> {
  process.stdout.write('Arrancando el producto con el catálogo de muestra…\n')
  const product = await startProduct()
  try {
    const stores = (await (await fetch(`${product.siteUrl}/busqueda.json`)).json()) as unknown[]
    const what = `«Publicar» → busqueda.json servido (${stores.length} comercios)`
    console.table([toRow(what, await measurePublishToVisible(product, RUNS))])
  } finally {
    await product.stop()
  }
}

await main()
