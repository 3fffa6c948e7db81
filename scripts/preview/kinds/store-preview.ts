import { imagesOf } from '../../publish/images/collect-images.ts'
import { RecordCheck, withoutWrongOffers } from '../../site/checks/check-records.ts'
import { storePage } from '../../site/pages/store-page.ts'
import { offersByStore } from '../../site/records/small-records.ts'
import { toStoreRecord } from '../../site/records/store-record.ts'
import type { FindPreviewed } from '../previewed.ts'

/** A store, with its published offers. */
export const storePreview: FindPreviewed = ({ documents, stores, site, siteUrl, today }) => {
  const [store] = stores
  if (!store) return null
  const offers = offersByStore(documents, today).get(store.numero) ?? []
  return {
    images: [
      ...imagesOf('store', store),
      ...offers.flatMap((one) => imagesOf('offer', one)),
      ...store.paymentMethods.flatMap((one) => imagesOf('payment-method', one)),
      ...[...store.categories, ...store.subcategories].flatMap((one) => imagesOf('category', one)),
    ],
    make: (imageUrl) => {
      const record = withoutWrongOffers(toStoreRecord(store, offers, imageUrl))
      const problems = new RecordCheck().storeShape(record)
      return problems.length > 0 ? { problems } : { page: storePage(record, site, siteUrl) }
    },
  }
}
