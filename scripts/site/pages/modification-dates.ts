import type { OffersFile } from '@guia/contract'

/** Number of a document → its last change, ISO 8601. */
export type Dates = ReadonlyMap<number, string>

export const datesOf = (documents: readonly { numero: number; updatedAt: string }[]): Dates =>
  new Map(documents.map(({ numero, updatedAt }) => [numero, updatedAt]))

/** The last of these moments; null when none is known. */
export const latest = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.reduce<string | null>(
    (last, moment) => (moment && moment > (last ?? '') ? moment : last),
    null,
  )

/** Number of a store → last change of the offers that its page shows. */
export function offerDatesByStore({ ofertas, recomendados }: OffersFile, dates: Dates): Dates {
  const byStore = new Map<number, string>()
  for (const { id, tiendaId } of [...ofertas, ...recomendados]) {
    const date = latest([byStore.get(tiendaId), dates.get(id)])
    if (date !== null) byStore.set(tiendaId, date)
  }
  return byStore
}
