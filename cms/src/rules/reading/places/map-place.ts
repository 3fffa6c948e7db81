import type { Point } from '../../place'
import { findPairs, readPair } from './coordinate-pair'
import { LINK, readMapLink, readMarker, withoutTail } from './map-link'

/** A place as it was written: a point, or a link that only its own site can follow. */
type WrittenPlace = ({ kind: 'point' } & Point) | { kind: 'shortLink'; link: string }

/** A place in a text: the characters from `start` to before `end` say it. */
export interface FoundPlace {
  start: number
  end: number
  place: WrittenPlace
}

type ReadPlace = WrittenPlace | { kind: 'unreadable' }

const UNREADABLE: ReadPlace = { kind: 'unreadable' }

/** About a hundred metres: a link and a pair of one message mean the same place. */
const NEAR = 0.001

const toPlace = (point: Point): WrittenPlace => ({ kind: 'point', ...point })

const withScheme = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

function findLinks(text: string): FoundPlace[] {
  return [...text.matchAll(LINK)].flatMap((match) => {
    const link = withoutTail(match[0])
    const linked = readMapLink(link)
    if (linked === null) return []
    const place: WrittenPlace =
      linked === 'short' ? { kind: 'shortLink', link: withScheme(link) } : toPlace(linked)
    return [{ start: match.index, end: match.index + link.length, place }]
  })
}

/**
 * Every place that a text of any kind says, a whole message for instance, in order: links to maps
 * and pairs of coordinates. Prices, phones, hours and addresses are none. Never throws.
 */
export function findPlaces(text: string): FoundPlace[] {
  const withoutLinks = text.replace(LINK, (link) => ' '.repeat(link.length))
  const pairs = findPairs(withoutLinks).map(({ start, end, point }): FoundPlace => ({
    start,
    end,
    place: toPlace(point),
  }))
  return [...findLinks(text), ...pairs].sort((a, b) => a.start - b.start)
}

function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.lat - b.lat) <= NEAR && Math.abs(a.lng - b.lng) <= NEAR
}

/**
 * The one place that staff mean by what they write or paste into the field of a place: a link to a
 * map, coordinates in any usual writing, or a message that holds one of them. A text with two
 * different points is unreadable: nothing is guessed. Never throws.
 */
export function readPlace(text: string): ReadPlace {
  const whole = readPair(text, 'field')
  if (whole) return toPlace(whole)
  const found = findPlaces(text).map(({ place }) => place)
  const points = found.flatMap((place) => (place.kind === 'point' ? place : []))
  const [first] = points
  if (first) return points.every((point) => isNear(point, first)) ? first : UNREADABLE
  const fragment = readMarker(text)
  return found[0] ?? (fragment ? toPlace(fragment) : UNREADABLE)
}
