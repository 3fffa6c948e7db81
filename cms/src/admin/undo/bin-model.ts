import type { BinEntry } from '../../undo/bin'
import type { Recovered } from '../../undo/recover'
import { capital } from '../../rules/capital'
import { BIN_KEPT_DAYS } from '../../rules/limits'
import { foldText } from '../../rules/slug'
import { nounOf } from '../../undo/names'
import { DAY_MS } from '../../rules/durations'

/** Answer of GET /undo/bin. */
export interface BinList {
  /** By the server's clock, ISO 8601. */
  now: string
  entries: BinEntry[]
}

/** 'Comercio' */
export const kindLabel = (contentType: string): string => capital(nounOf(contentType))

/** 'Se borra en 12 días' */
export function leftLabel(deletedAt: string, now: string): string {
  const age = (Date.parse(now) - Date.parse(deletedAt)) / DAY_MS
  const days = Math.max(0, Math.ceil(BIN_KEPT_DAYS - age))
  if (days === 0) return 'Se borra hoy'
  return days === 1 ? 'Se borra mañana' : `Se borra en ${days} días`
}

/** By letters without accents and case: 'panaderia' finds 'Panadería'. */
export const findEntries = (entries: readonly BinEntry[], words: string): BinEntry[] =>
  entries.filter(({ title, contentType, deletedBy }) =>
    foldText(`${title ?? ''} ${nounOf(contentType)} ${deletedBy ?? ''}`).includes(
      foldText(words.trim()),
    ),
  )

/** What is asked before something goes for good. */
export const eraseQuestion = (name: string) => ({
  title: `¿Borrar ya «${name}»?`,
  text: `«${name}» se borra para siempre, con todos sus datos: nadie puede recuperarlo después. Sus fotos quedan en la Biblioteca de fotos.`,
})

/** What became of a recovery. */
export const recoveredText = (title: string, { isPublished }: Recovered): string =>
  isPublished
    ? `«${title}» está de nuevo en el panel y sale al sitio en unos segundos.`
    : `«${title}» está de nuevo en el panel, como borrador.`
