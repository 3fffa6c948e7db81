import { isOnEarth, type Point } from '../../place'
import { readPair } from './coordinate-pair'

/** What a link to a map says: a point, that only its own site knows it, or nothing. */
type LinkedPlace = Point | 'short' | null

/** A link in a text: with its scheme, or beginning with a host and a path. */
export const LINK =
  /(?:(?<![\p{L}\p{N}])(?:https?:\/\/|geo:)|(?<![\p{L}\p{N}@.-])(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}\/)[^\s<>]+/giu

const AFTER_LINK = new Set('"\'”»)]}.,;:!?*_~')

/** A found link without what is written after it and does not belong to it. */
export function withoutTail(link: string): string {
  let end = link.length
  while (AFTER_LINK.has(link.charAt(end - 1))) end -= 1
  return link.slice(0, end)
}

const GOOGLE = /(?:^|\.)google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/
const MAP_HOSTS = /(?:^|\.)(?:openstreetmap\.org|osm\.org|maps\.apple\.com|waze\.com)$/

/** Of short links, only who made them knows where they lead. */
const SHORT =
  /^(?:maps\.app\.goo\.gl\/.|goo\.gl\/maps\/.|maps\.apple\/p\/.|(?:www\.)?(?:openstreetmap|osm)\.org\/go\/.|(?:www\.)?waze\.com\/ul\/h)/

/** Pages that a link may lead through, with the parameter that names where to. */
const WRAPPERS: readonly (readonly [RegExp, string])[] = [
  [/^consent\.google\.[a-z.]+\//, 'continue'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'url'],
  [/^(?:l|lm)\.facebook\.com\//, 'u'],
  [/^l\.instagram\.com\//, 'u'],
  [/^maps\.app\.goo\.gl\//, 'link'],
]

/** Parameters that hold a place; one that only moves the view comes last. */
const PLACE_PARAMETERS = ['q', 'query', 'destination', 'daddr', 'coordinate', 'll', 'latlng', 'to']
const VIEW_PARAMETERS = ['center', 'viewpoint', 'cbll']

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)(?!\d)`
const MARKER = new RegExp(`!3d${DEGREES}!4d${DEGREES}`, 'g')
const VIEW = new RegExp(`@${DEGREES},${DEGREES}(?:[,/?#]|$)`)
const EMBEDDED_VIEW = new RegExp(`!2d${DEGREES}!3d${DEGREES}(?:!|$)`)
const OSM_VIEW = new RegExp(`[#&]map=\\d{1,2}(?:\\.\\d{1,20})?/${DEGREES}/${DEGREES}(?:[&]|$)`)
const GEO = new RegExp(`^geo:${DEGREES},${DEGREES}`, 'i')

function pointOf(lat: string | undefined, lng: string | undefined): Point | null {
  const point = { lat: Number(lat), lng: Number(lng) }
  return lat && lng && isOnEarth(point) ? point : null
}

/** The marker of a Google Maps address, '!3d-29.1405!4d-59.2631'; several of them are none. */
export function readMarker(text: string): Point | null {
  const points = [...text.matchAll(MARKER)].flatMap(([, lat, lng]) => pointOf(lat, lng) ?? [])
  const [first] = points
  const isOne = points.every(({ lat, lng }) => lat === first?.lat && lng === first.lng)
  return first && isOne ? first : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** '-29.14,-59.26', 'loc:-29.14 -59.26', '-29.14,-59.26(La Espiga)', 'La Espiga@-29.14,-59.26'. */
function readParameter(value: string): Point | null {
  const plain = value.replace(/^(?:loc:|ll\.)/, '').replace(/\s?\([^()]*\)?$/, '')
  return readPair(plain, 'link') ?? readPair(plain.slice(plain.lastIndexOf('@') + 1), 'link')
}

function firstOf<T>(values: readonly T[], read: (value: T) => Point | null): Point | null {
  for (const value of values) {
    const point = read(value)
    if (point) return point
  }
  return null
}

/** '/maps/place/-29.14,-59.26', '/maps/search/…', and where '/maps/dir/from/to' leads. */
function readPath(path: string): Point | null {
  const [, kind = '', rest = ''] = /^\/maps\/(place|search|dir)\/(.*)$/.exec(path) ?? []
  const stops = rest.split('/').filter((part) => part && !/^(?:@|data=|am=)/.test(part))
  const place = kind === 'dir' ? stops.at(-1) : stops[0]
  return place ? readParameter(decoded(place)) : null
}

function readGeo(link: string): LinkedPlace {
  const query = new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('q')
  const [, lat, lng] = GEO.exec(link) ?? []
  return (query && readParameter(query)) || pointOf(lat, lng)
}

function wrappedLink({ hostname, pathname, searchParams }: URL): string | null {
  for (const [page, parameter] of WRAPPERS) {
    const inner = page.test(hostname + pathname) ? searchParams.get(parameter) : null
    if (inner) return inner
  }
  return null
}

function isMap({ hostname, pathname }: URL): boolean {
  if (MAP_HOSTS.test(hostname)) return true
  return GOOGLE.test(hostname) && (hostname.startsWith('maps.') || /^\/maps/.test(pathname))
}

function readAddress(url: URL): Point | null {
  const { searchParams, pathname, hash } = url
  const inParameter = (name: string) => readParameter(searchParams.get(name) ?? '')
  const whole = decoded(url.href)
  const [, viewLat, viewLng] = VIEW.exec(decoded(pathname)) ?? OSM_VIEW.exec(hash) ?? []
  const [, embeddedLng, embeddedLat] = EMBEDDED_VIEW.exec(whole) ?? []
  return (
    readMarker(whole) ??
    readParameter(`${searchParams.get('mlat')},${searchParams.get('mlon')}`) ??
    firstOf(PLACE_PARAMETERS, inParameter) ??
    readPath(pathname) ??
    firstOf(VIEW_PARAMETERS, inParameter) ??
    pointOf(viewLat, viewLng) ??
    pointOf(embeddedLat, embeddedLng)
  )
}

/** The place that a link leads to, by its address alone; null when that tells none. */
export function readMapLink(link: string, mayLeadOn = true): LinkedPlace {
  if (/^geo:/i.test(link)) return readGeo(link)
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const inner = wrappedLink(url)
  if (inner && mayLeadOn) return readMapLink(inner, false)
  if (SHORT.test(url.hostname + url.pathname)) return 'short'
  return isMap(url) ? readAddress(url) : null
}
