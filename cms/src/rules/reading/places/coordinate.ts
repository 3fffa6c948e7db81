import { POINT_DECIMALS, type Point } from '../../place'

/** Typographic variants, each replaced by one character, so that positions stay. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/[−–‒‐]/g, '-'],
  [/[’′‘´]/g, "'"],
  [/[”″“]/g, '"'],
  [/[º˚]/g, '°'],
]

/** The text with plain signs, as `NUMBER` knows them; as long as before. */
export function plainSigns(text: string): string {
  return VARIANTS.reduce((so, [variant, plain]) => so.replace(variant, plain), text)
}

const DEGREES = String.raw`\d{1,3}(?:[.,]\d{1,20})?(?!\d)`
const PART = String.raw`\d{1,2}(?:[.,]\d{1,20})?(?!\d)`
const MINUTES = String.raw`\s?(${PART})\s?'(?:\s?(${PART})\s?(?:"|''))?`

/** '-29.1405', "29°08'25.8\"": groups sign, degrees, °, minutes, seconds. */
export const NUMBER = String.raw`([-+]?)(${DEGREES})(?:\s?(°)(?:${MINUTES})?)?`

/** One group: the side of the earth, in Spanish and English. In capitals: 'o' is also a word. */
export const SIDE = String.raw`(Norte|Sur|Este|Oeste|[NSEOW])(?!\p{L})`

/** One group: 'lat: ', '"lng":', 'Longitud '. */
export const LABEL = String.raw`(?:"?([Ll][Aa][Tt]|[Ll][Oo][Nn][Gg]?|[Ll][Nn][Gg])(?:[Ii][Tt][Uu][Dd][Ee]?)?"?\s?[:=]?\s?)?`

/** What stood in a text around and in a number; an absent group is undefined. */
export interface CoordinateParts {
  label?: string | undefined
  side?: string | undefined
  /** The groups of `NUMBER`. */
  number: readonly (string | undefined)[]
}

export interface Coordinate {
  /** Degrees, north and east positive. */
  degrees: number
  /** Digits after the point; those of a number with minutes are enough for anything. */
  decimals: number
  /** Whether something but the number itself says that it is a coordinate. */
  isMarked: boolean
  axis: keyof Point | null
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

function axisOf({ label, side }: CoordinateParts): keyof Point | null {
  if (/^la/i.test(label ?? '') || /^[NS]/.test(side ?? '')) return 'lat'
  return label || side ? 'lng' : null
}

/** The coordinate that the groups make; null for 75 minutes, or minutes of a broken degree. */
export function readCoordinate(parts: CoordinateParts): Coordinate | null {
  const { label, side, number } = parts
  const [sign, whole = '', ring, minutes, seconds] = number
  const decimals = /[.,](\d+)/.exec(whole)?.[1]?.length ?? 0
  if (minutes !== undefined && decimals > 0) return null
  const [m, s] = [numberOf(minutes ?? '0'), numberOf(seconds ?? '0')]
  if (m >= 60 || s >= 60) return null
  const exact = numberOf(whole) + m / 60 + s / 3600
  const size = minutes === undefined ? exact : Number(exact.toFixed(POINT_DECIMALS))
  const isNegative = sign === '-' || /^[SOW]/.test(side ?? '')
  return {
    // Never -0, which is another value for a form.
    degrees: isNegative && size > 0 ? -size : size,
    decimals: minutes === undefined ? decimals : Infinity,
    isMarked: Boolean(sign || ring || label || side),
    axis: axisOf(parts),
  }
}
