import { LARGEST_NUMBER } from '../rules/limits'
import type { Data, Problem } from './rules'

type Attributes = Record<string, { type: string }>

/**
 * Problems in Spanish for whole numbers that a column cannot hold: SQLite would take them, and one
 * mistyped number would be the start of all later ones.
 */
export function findTooLarge(attributes: Attributes, data: Data): Problem[] {
  return Object.entries(data).flatMap(([field, value]) => {
    if (attributes[field]?.type !== 'integer') return []
    if (!(Math.abs(Number(value)) > LARGEST_NUMBER)) return []
    const message = `El número ${String(value)} es demasiado grande: el mayor es ${LARGEST_NUMBER}.`
    return [{ path: [field], message }]
  })
}
