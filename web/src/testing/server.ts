import { PUBLIC_FILES, type SiteRecord, type StoreRecord } from '@guia/contract'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { lightStoreRecord, siteRecord, storeRecord } from './records.ts'

/** Stands where the site's server stands; a request without handler fails the test. */
export const server = setupServer()

interface PublishedContent {
  stores?: StoreRecord[]
  site?: SiteRecord
}

/** Serves the public files of a small release; the light list follows from the full one. */
export function publish({ stores = [storeRecord()], site = siteRecord() }: PublishedContent = {}) {
  server.use(
    http.get(`/${PUBLIC_FILES.site}`, () => HttpResponse.json(site)),
    http.get(`/${PUBLIC_FILES.stores}`, () => HttpResponse.json(stores)),
    http.get(`/${PUBLIC_FILES.lightStores}`, () => HttpResponse.json(stores.map(lightStoreRecord))),
  )
}

/** Makes one public file fail with a status. */
export function breakFile(file: string, status = 500) {
  server.use(http.get(`/${file}`, () => new HttpResponse(null, { status })))
}
