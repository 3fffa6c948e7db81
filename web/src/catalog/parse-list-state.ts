import { asList, asRecord, asText } from './parse-fields.ts'
import type { LightStore } from './store.ts'

/** What a list page may receive with a navigation. */
export interface ListState {
  /** Ids of the stores found, in order; null when none came along. */
  results: number[] | null
  categoryName: string
}

/** Navigation state is untrusted: it outlives releases and reloads. */
export function parseListState(value: unknown): ListState {
  const record = asRecord(value)
  const results = asList(record['results'])
  const isIdList = Array.isArray(record['results']) && results.every(Number.isInteger)
  return {
    results: isIdList ? (results as number[]) : null,
    categoryName: asText(record['categoryName']),
  }
}

/** The stores with these ids, in the ids' order; unknown ids are left out. */
export function storesByIds<T extends LightStore>(
  stores: readonly T[],
  ids: readonly number[],
): T[] {
  const byId = new Map(stores.map((store) => [store.id, store]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
