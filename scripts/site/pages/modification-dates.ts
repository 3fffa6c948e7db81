import type { OffersFile } from '@guia/contract'
import type { SmallDocuments } from '../documents.ts'

/** Number of a document → its last change, ISO 8601. */
type Dates = ReadonlyMap<number, string>

/** When the documents that pages show, besides the stores, were changed for the last time. */
export interface ModificationDates {
  site: string | null
  calendar: string | null
  offers: Dates
  professionals: Dates
  usefulContacts: Dates
}

const datesOf = (documents: readonly { numero: number; updatedAt: string }[]): Dates =>
  new Map(documents.map(({ numero, updatedAt }) => [numero, updatedAt]))

export const modificationDates = (documents: SmallDocuments): ModificationDates => ({
  site: documents['site-setting'][0]?.updatedAt ?? null,
  calendar: documents.calendar[0]?.updatedAt ?? null,
  offers: datesOf(documents.offer),
  professionals: datesOf(documents.professional),
  usefulContacts: datesOf(documents['useful-contact-category']),
})

/** The last of these moments; null when none is known. */
export const latest = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.reduce<string | null>(
    (last, moment) => (moment && moment > (last ?? '') ? moment : last),
    null,
  )

/** Last change of the records of a list; null when it is empty. */
export const latestOf = (records: readonly { id: number }[], dates: Dates): string | null =>
  latest(records.map(({ id }) => dates.get(id)))

/** Number of a store → last change of the offers that its page shows. */
export function offerDatesByStore({ ofertas, recomendados }: OffersFile, dates: Dates): Dates {
  const byStore = new Map<number, string>()
  for (const { id, tiendaId } of [...ofertas, ...recomendados]) {
    const date = latest([byStore.get(tiendaId), dates.get(id)])
    if (date !== null) byStore.set(tiendaId, date)
  }
  return byStore
}
