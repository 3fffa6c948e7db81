import type { OffersFile } from '@guia/contract'
import type { SmallDocuments } from '../documents.ts'

/** Number of a document, or 0 of a kind that has but one → its last change, ISO 8601. */
type Dates = ReadonlyMap<number, string>

/** When the documents that pages show, besides the stores, were changed for the last time. */
export type ModificationDates = Readonly<Record<keyof SmallDocuments, Dates>>

interface Dated {
  numero?: number
  updatedAt?: string
  [field: string]: unknown
}

const datesOf = (documents: readonly Dated[]): Dates =>
  new Map(
    documents.flatMap(({ numero = 0, updatedAt }) => (updatedAt ? [[numero, updatedAt]] : [])),
  )

export const modificationDates = (documents: SmallDocuments): ModificationDates =>
  Object.fromEntries(
    Object.entries(documents).map(([kind, some]) => [kind, datesOf(some)]),
  ) as unknown as ModificationDates

/** The last of these moments; null when none is known. */
export const latest = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.reduce<string | null>(
    (last, moment) => (moment && moment > (last ?? '') ? moment : last),
    null,
  )

/** Last change of any document of a kind; null when there is none. */
export const latestOfAll = (dates: Dates): string | null => latest([...dates.values()])

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
