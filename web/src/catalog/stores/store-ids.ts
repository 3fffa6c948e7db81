import { asList, asRecord, asText } from '../parse-fields.ts'
import type { LightStore } from './store.ts'

const MAX_RECENT = 10

/** Ids of stores as they were kept on the device, each once; [] for anything else. */
export function parseStoreIds(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  const ids = value.filter((id): id is number => Number.isInteger(id) && Number(id) > 0)
  return [...new Set(ids)]
}

/** With the id first when it was missing, without it when it was there. */
export function toggleId(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]
}

/** The id first, then those seen before it, ten in all. */
export function withRecent(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENT)
}

/** Navigation state that a list page may receive. */
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
