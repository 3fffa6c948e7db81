import { parseStore } from '../catalog/stores/parse-store.ts'
import type { Store } from '../catalog/stores/store.ts'
import { storeRecord, type StoreFields } from './records.ts'

/** A store of the catalogue, from the fields that the test is about. */
export function makeStore(fields: StoreFields = {}): Store {
  const store = parseStore(storeRecord(fields))
  if (!store) throw new Error(`These fields make no store: ${JSON.stringify(fields)}`)
  return store
}
