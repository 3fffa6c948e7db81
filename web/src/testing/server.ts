import {
  MISSED_SEARCHES_PATH,
  PUBLIC_FILES,
  storeFile,
  type DutyRecord,
  type OffersFile,
  type ProfessionalRecord,
  type SiteRecord,
  type StoreRecord,
  type SynonymRecord,
  type UsefulContactCategoryRecord,
} from '@guia/contract'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { lightStoreRecord, siteRecord, storeHoursRecord, storeRecord } from './records.ts'

/**
 * Stands where the site's server stands; a request without handler fails the test. Unless a test
 * says otherwise the release has no name, and its files are read by their fixed names.
 */
export const server = setupServer(
  http.get(`/${PUBLIC_FILES.publication}`, () => new HttpResponse(null, { status: 404 })),
  http.post(MISSED_SEARCHES_PATH, () => new HttpResponse(null, { status: 204 })),
)

interface PublishedContent {
  stores?: StoreRecord[]
  site?: SiteRecord
  professionals?: ProfessionalRecord[]
  offers?: Partial<OffersFile>
  usefulContacts?: UsefulContactCategoryRecord[]
  synonyms?: SynonymRecord[]
  duties?: DutyRecord[]
}

/** Serves the public files of a small release; the light list follows from the full one. */
export function publish({
  stores = [storeRecord()],
  site = siteRecord(),
  professionals = [],
  offers = {},
  usefulContacts = [],
  synonyms = [],
  duties = [],
}: PublishedContent = {}) {
  const allOffers = { ofertas: [], recomendados: [], ...offers }
  server.use(
    http.get(`/${PUBLIC_FILES.professionals}`, () => HttpResponse.json(professionals)),
    http.get(`/${PUBLIC_FILES.offers}`, () => HttpResponse.json(allOffers)),
    http.get(`/${PUBLIC_FILES.usefulContacts}`, () => HttpResponse.json(usefulContacts)),
    http.get(`/${PUBLIC_FILES.synonyms}`, () => HttpResponse.json(synonyms)),
    http.get(`/${PUBLIC_FILES.duties}`, () => HttpResponse.json(duties)),
    http.get(`/${PUBLIC_FILES.site}`, () => HttpResponse.json(site)),
    http.get(`/${PUBLIC_FILES.stores}`, () => HttpResponse.json(stores)),
    http.get(`/${PUBLIC_FILES.lightStores}`, () => HttpResponse.json(stores.map(lightStoreRecord))),
    http.get(`/${PUBLIC_FILES.storeHours}`, () =>
      HttpResponse.json(stores.flatMap(storeHoursRecord)),
    ),
    http.get(`/${storeFile(':slug')}`, ({ params }) => {
      const store = stores.find(({ slug }) => slug === params['slug'])
      return store ? HttpResponse.json(store) : new HttpResponse(null, { status: 404 })
    }),
  )
}

/** Has the publication say under which name the files of the live release lie below /r/. */
export function nameRelease(content: string) {
  server.use(http.get(`/${PUBLIC_FILES.publication}`, () => HttpResponse.json({ content })))
}

/** Makes one public file fail with a status. */
export function breakFile(file: string, status = 500) {
  server.use(http.get(`/${file}`, () => new HttpResponse(null, { status })))
}
