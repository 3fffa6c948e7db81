import { setTimeout as sleep } from 'node:timers/promises'
import type { LightStoreRecord } from '@guia/contract'
import type { Product } from '../testing/start-product.ts'
import { listStores, publishStore, signIn } from '../testing/panel-client.ts'
import { time } from './measure.ts'

const VISIBLE_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 20

async function isServed(siteUrl: string, slug: string, address: string): Promise<boolean> {
  const response = await fetch(`${siteUrl}/busqueda.json`)
  const stores = (await response.json()) as LightStoreRecord[]
  return stores.some((store) => store.slug === slug && store.direccion === address)
}

async function waitUntilServed(siteUrl: string, slug: string, address: string): Promise<void> {
  for (const end = Date.now() + VISIBLE_WITHIN_MS; Date.now() < end;) {
    if (await isServed(siteUrl, slug, address)) return
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`${address} was not served within ${VISIBLE_WITHIN_MS} ms`)
}

/**
 * Milliseconds from the request that the panel's «Publicar» sends until `busqueda.json` holds the
 * change, for the given number of publications one after the other.
 */
export async function measurePublishToVisible(product: Product, runs: number): Promise<number[]> {
  const panel = await signIn(product.cmsUrl, product.admin)
  const [store] = await listStores(panel)
  if (!store) throw new Error('the catalogue is empty')
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const address = `Medición ${run}, ${Date.now()}`
    times.push(
      await time(async () => {
        await publishStore(panel, store.documentId, { address })
        await waitUntilServed(product.siteUrl, store.slug, address)
      }),
    )
  }
  return times
}
