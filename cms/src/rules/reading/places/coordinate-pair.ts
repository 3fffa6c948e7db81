import { isInProvince, isOnEarth, type Point } from '../../place'
import {
  LABEL,
  NUMBER,
  plainSigns,
  readCoordinate,
  SIDE,
  type Coordinate,
  type CoordinateParts,
} from './coordinate'

/** A pair of coordinates in a text: the characters from `start` to before `end`. */
interface FoundPair {
  start: number
  end: number
  point: Point
}

/**
 * Where a pair stands: somewhere in a message with prices, phones and hours; alone, where a place
 * belongs; or in a part of a link that holds nothing but places.
 */
type Whereabouts = 'message' | 'field' | 'link'

type Groups = readonly (string | undefined)[]

interface Form {
  pattern: RegExp
  parts: (groups: Groups) => readonly [CoordinateParts, CoordinateParts]
  /** Whether the numbers run into each other: '29.1405-59.2631' is a range, not a place. */
  isGlued: (groups: Groups) => boolean
}

const BETWEEN = String.raw`\s{0,4}(?:[,;/|]\s{0,4}|y\s)?`
const START = String.raw`(?<![\p{L}\p{N}+-])(?:(?=[-+])|(?<!\p{N}[.,]))`
const END = String.raw`(?![\p{L}\p{N}])(?!\.\p{N})`

/** 'S 29.14, O 59.26'. */
const SIDES_FIRST: Form = {
  pattern: new RegExp(START + `${SIDE}\\s?${NUMBER}${BETWEEN}${SIDE}\\s?${NUMBER}` + END, 'gu'),
  parts: (groups) => [
    { side: groups[0], number: groups.slice(1, 6) },
    { side: groups[6], number: groups.slice(7) },
  ],
  isGlued: () => false,
}

const SIDED = `${LABEL}${NUMBER}(?:\\s?${SIDE})?`

/** '-29.14, -59.26', "29°8'S 59°15'O", 'lat -29.14 lng -59.26'. */
const SIDES_LAST: Form = {
  pattern: new RegExp(START + `${SIDED}(${BETWEEN})${SIDED}` + END, 'gu'),
  parts: (groups) => [
    { label: groups[0], number: groups.slice(1, 6), side: groups[6] },
    { label: groups[8], number: groups.slice(9, 14), side: groups[14] },
  ],
  isGlued: (groups) => groups[7] === '' && !groups[6],
}

/** A third number of the kind beside a pair: it is a list of something else. */
const BEFORE = /[.,]\d{3,20}[^\S\n]?[,;/|]?[^\S\n]{0,2}$/
const AFTER = /^[^\S\n]?[,;/|]?[^\S\n]{0,2}[-+]?\d{1,3}[.,]\d{3}/
const NEARBY = 40

function pointOf(first: Coordinate, second: Coordinate): Point | null {
  if (first.axis !== null && first.axis === second.axis) return null
  const isTurned = first.axis === 'lng' || second.axis === 'lat'
  const [lat, lng] = isTurned ? [second, first] : [first, second]
  const point = { lat: lat.degrees, lng: lng.degrees }
  return isOnEarth(point) ? point : null
}

/** Prices have three digits after the point ('12.500'), hours two: they are no coordinates. */
function isSure(first: Coordinate, second: Coordinate, point: Point, where: Whereabouts): boolean {
  const decimals = Math.min(first.decimals, second.decimals)
  const areMarked = first.isMarked && second.isMarked
  if (where === 'link' || (where === 'field' && areMarked)) return decimals >= 1
  return decimals >= 4 || (areMarked && decimals >= 2 && isInProvince(point))
}

function readMatch({ parts, isGlued }: Form, groups: Groups, where: Whereabouts): Point | null {
  if (isGlued(groups)) return null
  const [first, second] = parts(groups).map(readCoordinate)
  if (!first || !second) return null
  const point = pointOf(first, second)
  return point && isSure(first, second, point, where) ? point : null
}

function isInList(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEARBY), start)
  return BEFORE.test(before) || AFTER.test(text.slice(end, end + NEARBY))
}

/** Every pair of coordinates in a text, in order; what may as well be something else is none. */
export function findPairs(text: string, where: Whereabouts = 'message'): FoundPair[] {
  let rest = plainSigns(text)
  const found: FoundPair[] = []
  for (const form of [SIDES_FIRST, SIDES_LAST]) {
    for (const match of rest.matchAll(form.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const point = isInList(rest, start, end) ? null : readMatch(form, match.slice(1), where)
      if (point) found.push({ start, end, point })
    }
    rest = rest.replace(form.pattern, (taken) => ' '.repeat(taken.length))
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The pair that a text consists of, brackets and spaces apart; null when it says anything else. */
export function readPair(text: string, where: Whereabouts): Point | null {
  const whole = text.trim().replace(/^[([@]\s?|\s?[)\].,;]$/g, '')
  const [pair] = findPairs(whole, where)
  return pair?.start === 0 && pair.end === whole.length ? pair.point : null
}
