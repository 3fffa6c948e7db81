import { setImmediate as nextTurn } from 'node:timers/promises'
import { sha256 } from '../../site/hash.ts'
import { DamagedState, type State } from '../state/state.ts'

/** A row of a store that was made. */
export interface MadeStore {
  /** Hash of everything it was made from; null when it is to be made again. */
  made_from: string | null
  /** Documents that its line names, as JSON. */
  related: string
  /** Key of its page bundle. */
  page: string
  /** Its records and its `StoreExtras`, as JSON. */
  record: string
  light: string
  /** Null when it never says whether it is open. */
  hours: string | null
  more: string
  /** Hash of these five: what another hand wrote must not be published. */
  made_hash: string
}

export const madeHash = ({
  page,
  record,
  light,
  hours,
  more,
}: Omit<MadeStore, 'made_hash'>): string =>
  sha256(`${page}\n${record}\n${light}\n${hours ?? ''}\n${more}`)

export type StoreRow = MadeStore & { numero: number }

/** After so many rows others have their turn. */
const ROWS_AT_ONCE = 500

/**
 * The stores that have a page, by number. What is in memory does not grow with their number. Until the
 * last one was taken, nothing can be written to the state. Throws a DamagedState when a row does not hold
 * what was written.
 */
export async function* madeStores(state: State): AsyncGenerator<StoreRow> {
  const select = state.prepare<[], StoreRow>(
    `SELECT numero, made_from, related, page, made_hash, light, hours, more, record
     FROM store
     WHERE page IS NOT NULL ORDER BY numero`,
  )
  let taken = 0
  for (const row of select.iterate()) {
    if (madeHash(row) !== row.made_hash) throw new DamagedState(`store ${row.numero}`)
    yield row
    if (++taken % ROWS_AT_ONCE === 0) await nextTurn()
  }
}
