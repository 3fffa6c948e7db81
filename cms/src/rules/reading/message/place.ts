import { placeProblem, type Point } from '../../place'
import { findPlaces, type FoundPlace } from '../places/map-place'
import type { RemainingText } from './remaining-text'

interface MessagePlaces {
  point: { value: Point; words: string } | null
  /** Links that only their own site can follow. */
  shortLinks: string[]
}

const isSure = ({ place }: FoundPlace): boolean =>
  place.kind === 'shortLink' || !placeProblem(place)

/** Takes the place of a message, where it says one alone, in the province. */
export function takePlaces(text: RemainingText): MessagePlaces {
  const found = findPlaces(text.rest).filter(isSure)
  const points = found.filter(({ place }) => place.kind === 'point')
  const shortLinks = found
    .filter(({ place }) => place.kind === 'shortLink')
    .map(({ start, end }) => text.take(start, end))
  const [first] = points
  if (first?.place.kind !== 'point' || points.length > 1) {
    for (const { start, end } of points) text.setAside(start, end)
    return { point: null, shortLinks }
  }
  const { lat, lng } = first.place
  return { point: { value: { lat, lng }, words: text.take(first.start, first.end) }, shortLinks }
}
