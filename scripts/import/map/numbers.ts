/** Well below the largest number that the CMS takes: those after it are counted on from here. */
const LARGEST_NUMBER = 900_000_000

export interface NumberClaim {
  key: string
  /** The number that the source gives the record; null when it gives none. */
  id: number | null
}

/**
 * A number for every record, none twice, by key. The id stays where it can: of several records
 * with one id, the one whose key says the same keeps it, otherwise the first. The others take
 * their key where nobody else uses it, or else the next number after the largest.
 * A number of `kept` (what an earlier import gave the record) goes before everything else, since
 * a public number is assigned once.
 */
export function assignNumbers(
  claims: readonly NumberClaim[],
  kept: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const assigned = new Map<string, number>()
  const taken = new Set<number>()
  const assign = (key: string, number: number | null): boolean => {
    if (assigned.has(key) || number === null || taken.has(number)) return false
    assigned.set(key, number)
    taken.add(number)
    return true
  }
  for (const { key } of claims) assign(key, kept.get(key) ?? null)
  for (const { key, id } of claims) if (String(id) === key) assign(key, validNumber(id))
  for (const { key, id } of claims) assign(key, validNumber(id))
  assignRest(claims, assigned, assign, [...kept.values()])
  return assigned
}

function assignRest(
  claims: readonly NumberClaim[],
  assigned: ReadonlyMap<string, number>,
  assign: (key: string, number: number | null) => boolean,
  used: readonly number[],
): void {
  const ids = new Set(claims.flatMap(({ id }) => validNumber(id) ?? []))
  const keys = claims.flatMap(({ key }) => keyNumber(key) ?? [])
  let last = [...ids, ...keys, ...used].reduce((a, b) => Math.max(a, b), 0)
  for (const { key } of claims) {
    if (assigned.has(key)) continue
    if (assign(key, keyNumber(key))) continue
    last += 1
    assign(key, last)
  }
}

function keyNumber(key: string): number | null {
  return /^\d+$/u.test(key) ? validNumber(Number(key)) : null
}

export function validNumber(id: number | null): number | null {
  return id !== null && Number.isInteger(id) && id >= 1 && id <= LARGEST_NUMBER ? id : null
}
