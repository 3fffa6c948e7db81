import { offerSchema } from '@guia/contract/schemas'
import { parseSite } from '@guia/web/catalog/site/site'
import { imagesOf } from '../../publish/images/collect-images.ts'
import { RecordCheck } from '../../site/checks/check-records.ts'
import type { OfferDocument } from '../../site/documents.ts'
import { offerPage } from '../../site/pages/small-pages.ts'
import {
  LIST_OF_KIND,
  toOffer,
  toOfferStore,
  type OfferStore,
} from '../../site/records/offer-record.ts'
import { offerWithoutStore } from '../../site/records/small-records.ts'
import { toStoreRecord } from '../../site/records/store-record.ts'
import type { FindPreviewed } from '../previewed.ts'

/** '2026-12-01' → '01/12/2026' */
const dayText = (day: string): string => day.split('-').reverse().join('/')

/** Why visitors would not see it today, although it is published; '' when they would. */
function noteOf({ startsOn, endsOn }: OfferDocument, store: OfferStore, today: string): string {
  if (!store.isActive) return `No se publica mientras «${store.name}» esté inactivo.`
  if (startsOn && today < startsOn) return `Se publica el ${dayText(startsOn)}.`
  if (endsOn && endsOn < today) return `Terminó el ${dayText(endsOn)}: ya no se publica.`
  return ''
}

/** An offer or a recommended item on its own page, whatever its dates. */
export const offerPreview: FindPreviewed = ({ documents, stores, site, siteUrl, today }) => {
  const [offer] = documents.offer
  if (!offer) return null
  const found = stores.find(({ numero }) => numero === offer.store?.numero)
  return {
    images: [...imagesOf('offer', offer), ...(found ? imagesOf('store', found) : [])],
    make: (imageUrl) => {
      if (!found) return { problems: [offerWithoutStore(offer)] }
      const store = toOfferStore(toStoreRecord(found, [], imageUrl))
      const record = toOffer(offer, store, imageUrl)
      const problems = new RecordCheck().record('offer', offerSchema)(record)
      if (problems.length > 0) return { problems }
      const context = { site, siteUrl, parsedSite: parseSite(site) }
      const page = offerPage(context, record, LIST_OF_KIND[offer.kind])
      if (!page) throw new Error(`la oferta n.º ${record.id} no se puede leer`)
      return { page, note: noteOf(offer, store, today) }
    },
  }
}
