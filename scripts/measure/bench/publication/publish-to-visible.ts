import { setTimeout as sleep } from 'node:timers/promises'
import type { LightStoreRecord, PublicationRecord } from '@guia/contract'
import { listStores, publishStore, signIn } from '../../../testing/panel-client.ts'
import type { Product } from '../../../testing/start-product.ts'
import { time } from '../measure.ts'

const VISIBLE_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 20

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return (await response.json()) as T
}

async function readContent(siteUrl: string): Promise<string> {
  return (await readJson<PublicationRecord>(`${siteUrl}/publicacion.json`)).content
}

/** Waits for another release than `before`. Looking at the list itself would be a load of its own. */
async function waitForAnother(siteUrl: string, before: string): Promise<void> {
  for (const end = Date.now() + VISIBLE_WITHIN_MS; Date.now() < end;) {
    if ((await readContent(siteUrl)) !== before) return
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`no other release was served within ${VISIBLE_WITHIN_MS} ms`)
}

/**
 * Milliseconds from the request that the panel's «Publicar» sends until `busqueda.json` holds the
 * change, for the given number of publications one after the other.
 */
export async function measurePublishToVisible(product: Product, runs: number): Promise<number[]> {
  const { siteUrl } = product
  const panel = await signIn(product.cmsUrl, product.admin)
  const [store] = await listStores(panel)
  if (!store) throw new Error('the catalogue is empty')
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const address = `Medición ${run}, ${Date.now()}`
    const before = await readContent(siteUrl)
    times.push(
      await time(async () => {
        await publishStore(panel, store.documentId, { address })
        await waitForAnother(siteUrl, before)
      }),
    )
    const stores = await readJson<LightStoreRecord[]>(`${siteUrl}/busqueda.json`)
    const isServed = stores.some((one) => one.slug === store.slug && one.direccion === address)
    if (!isServed) throw new Error(`${address} is not in the release that came next`)
  }
  return times
}
