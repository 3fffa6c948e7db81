import { listNames, nounOf } from './names'

/** The header in which the panel says which state of a document its form was filled from. */
export const LOADED_AT_HEADER = 'x-guia-loaded-at'

/** What somebody changed of a document after a form was opened. */
export interface Change {
  by: string
  byId: number | null
  /** Labels in Spanish, as the form shows them. */
  fields: string[]
  /** ISO 8601 */
  at: string
}

export interface ConflictDetails {
  /** Of the document now: who saves over it names this state. ISO 8601. */
  updatedAt: string
  changes: Change[]
}

const MINUTE_MS = 60_000

/** 'recién', 'hace 2 minutos', 'hace 3 horas', 'hace 2 días' */
export function agoOf(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS)
  if (!(minutes >= 1)) return 'recién'
  const count = (amount: number, one: string, many: string) =>
    `hace ${amount} ${amount === 1 ? one : many}`
  if (minutes < 60) return count(minutes, 'minuto', 'minutos')
  if (minutes < 24 * 60) return count(Math.floor(minutes / 60), 'hora', 'horas')
  return count(Math.floor(minutes / (24 * 60)), 'día', 'días')
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** 'María cambió', 'Vos y Juan cambiaron' */
function whoChanged(changes: readonly Change[], reader: number | null): string {
  const names = unique(
    changes.map(({ by, byId }) => (byId !== null && byId === reader ? 'Vos' : by)),
  )
  if (names.length === 0) return 'Alguien (o una importación) cambió'
  if (names.length > 1) return `${names.join(' y ')} cambiaron`
  return names[0] === 'Vos' ? 'Vos, en otra ventana, cambiaste' : `${names[0]} cambió`
}

/**
 * 'María cambió este comercio hace 2 minutos: «Teléfono» y «Dirección».' `changes` from the
 * oldest; `reader` is the id of who reads it.
 */
export function conflictMessage(
  type: string,
  { updatedAt, changes }: ConflictDetails,
  reader: number | null,
  now: number,
): string {
  const fields = unique(changes.flatMap((change) => change.fields))
  const what = fields.length > 0 ? `: ${listNames(fields)}` : ''
  const which = `${articleOf(type)} ${nounOf(type)}`
  return `${whoChanged(changes, reader)} ${which} ${agoOf(updatedAt, now)}${what}.`
}

const FEMININE = /^(oferta|categoría|subcategoría|configuración)/
const articleOf = (type: string) => (FEMININE.test(nounOf(type)) ? 'esta' : 'este')
