import { listNames, nounOf } from './names'
import { ageText } from '../rules/age'

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
  return `${whoChanged(changes, reader)} ${which} ${ageText(updatedAt, now)}${what}.`
}

const FEMININE = /^(oferta|categoría|subcategoría|configuración)/
const articleOf = (type: string) => (FEMININE.test(nounOf(type)) ? 'esta' : 'este')
