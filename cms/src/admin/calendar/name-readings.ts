import { isDetail } from '../../rules/place-details'

/**
 * What may part names from each other, or stand inside of one: 'y', '/', and what parts an address,
 * which before a telephone may be nothing.
 */
const PARTING =
  /\s+[ye]\s+|[/&+]|(?<detail>(?<!\d)[-–—]|[-–—](?!\d)|[()]|\s+(?=(?:tel|cel|avda?)\b|\d[\d\s()-]{4,}$))/giu
/** More of them nobody writes about a day, and too many ways there would be to read them. */
const MOST_PARTS = 10

interface Part {
  start: number
  end: number
  /** Whether what stands before it may part a name from its address. */
  mayBeDetail: boolean
  isInBrackets: boolean
}

/** 'Ceibo - Colón 520 y Mitre' → where 'Ceibo', 'Colón 520' and 'Mitre' are. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let next = { start: 0, mayBeDetail: false, isInBrackets: false }
  for (const { index, 0: sign, groups } of text.matchAll(PARTING)) {
    parts.push({ ...next, end: index })
    next = {
      start: index + sign.length,
      mayBeDetail: groups?.detail !== undefined,
      isInBrackets: sign === '(',
    }
  }
  parts.push({ ...next, end: text.length })
  return parts.filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

/** Every list once, and of a list every name. */
function unique(readings: readonly string[][]): string[][] {
  const once = readings.map((names) => [...new Set(names)])
  return [...new Map(once.map((names) => [names.join(), names])).values()]
}

/**
 * The pharmacies that a name may mean, in every way to read it: as a whole, as several of them, or
 * with addresses and telephones behind. `called` gives the pharmacy of a name, null when there is none.
 * What is neither is never left out: then there is no way.
 */
export function readingsOf(name: string, called: (part: string) => string | null): string[][] {
  const parts = partsOf(name)
  if (parts.length === 0 || parts.length > MOST_PARTS) return []
  const textOf = (group: readonly Part[]) =>
    name.slice(group[0]?.start, group[group.length - 1]?.end).trim()
  const ofNoPharmacy = new Set(parts.filter((part) => called(textOf([part])) === null))
  // In brackets anything may be said but the name of another pharmacy.
  const isRemark = (group: readonly Part[]) =>
    group[0]?.isInBrackets === true && !/\)|farm/i.test(textOf(group))
  const isDetailGroup = (group: readonly Part[]) =>
    group[0]?.mayBeDetail === true &&
    (isDetail(textOf(group)) || isRemark(group)) &&
    group.every((part) => ofNoPharmacy.has(part))
  // From the last part to the first: how what is left can be read is known by then.
  let rest: string[][][] = [[[]]]
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const readings = rest.flatMap((readingsBehind, more) => {
      const group = parts.slice(at, at + more + 1)
      if (readingsBehind.length === 0) return []
      const pharmacy = called(textOf(group))
      if (pharmacy !== null) return readingsBehind.map((names) => [pharmacy, ...names])
      return at > 0 && isDetailGroup(group) ? readingsBehind : []
    })
    rest = [unique(readings), ...rest]
  }
  return rest[0] ?? []
}
