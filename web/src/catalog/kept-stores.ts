const MAX_RECENT = 10

/** Ids of stores as they were kept on the device, each once; [] for anything else. */
export function parseKeptIds(value: unknown): number[] {
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
