import { TILE_ORIGINS } from '@guia/contract'
import { INLINE_SCRIPT } from '@guia/web/catalog/site/inline-script'
import { paths } from '@guia/web/paths'
import { LEAD_BYTES } from '../../cms/src/rules/limits.ts'
import { MISSED_SEARCHES_PATH } from '../../cms/src/rules/missed-search.ts'
import { PREVIEW_PARAMETER } from '../../cms/src/rules/preview.ts'
import { hashSource } from '../site/hash.ts'

/**
 * What every answer of the site goes by, whichever server gives it: the embedded one reads this
 * table, and Caddy's `answers.caddy` is written from it (`npm run caddy:write`).
 */

/** Where the script of a spreadsheet takes leads, and where Google sends on to from there. */
const SHEET_SCRIPTS = 'https://script.google.com https://script.googleusercontent.com'

/** What a page may do that the others may not: sources of its policy. */
export interface Allowances {
  scripts?: readonly string[]
  /** Who may show it in a frame. */
  framers?: readonly string[]
}

/**
 * The Content-Security-Policy of a page; its one inline script is the same in all of them. Its one
 * inline style is its own: each page names it in a policy of its own, and admits no other.
 */
export const contentSecurityPolicy = ({
  scripts = [],
  framers = ["'none'"],
}: Allowances = {}): string =>
  [
    "default-src 'none'",
    [`script-src 'self' ${hashSource(INLINE_SCRIPT)}`, ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${TILE_ORIGINS.join(' ')}`,
    `connect-src 'self' ${SHEET_SCRIPTS}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers.join(' ')}`,
    "object-src 'none'",
  ].join('; ')

/** Of every answer, errors included. */
export const PLAIN_HEADERS = { 'X-Content-Type-Options': 'nosniff' } as const

/**
 * Of every answer but lists and the files below the hashed folders: what a page does is ruled by the
 * page's own, and seventy pictures and parts of the app would bring them again each.
 */
export const DOCUMENT_HEADERS = {
  'Content-Security-Policy': contentSecurityPolicy(),
  // The map's tile server asks to know the site that shows its tiles.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // «Cerca mío» asks for the visitor's place; nothing else is ever asked for.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

const TWO_YEARS_IN_SECONDS = 63_072_000

/** Of every answer where the public address is https: browsers are told to insist on it. */
export const STRICT_TRANSPORT_SECURITY = `max-age=${TWO_YEARS_IN_SECONDS}`

/** Values of Cache-Control. */
export const CACHING = {
  /** For addresses whose content never changes: hashed names, and a release's own files. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * For addresses that answer with the live release. Asking each time costs one small request (304
   * by ETag), and it is the price of a change being seen at once and of no page of an old release
   * staying in a shared cache after a correction.
   */
  revalidate: 'public, max-age=0, must-revalidate',
  /** For errors: the next request may find what this one did not. */
  noStore: 'no-store',
} as const

/** Folders whose file names carry a hash of the content: open tabs ask for those of old releases. */
export const HASHED_FOLDERS: readonly string[] = ['assets', 'media']

export interface Spelling {
  /** Regular expression of a path as it came, to be read without regard to case. */
  of: string
  /** What it should be, with the expression's groups: '/store$1'. */
  as: string
}

const wordsOf = (pattern: string): string[] =>
  pattern.split('/').filter((part) => part !== '' && !part.startsWith(':'))

/** What paths a route's pattern has in any spelling: '/store/:name', '/category/:category/subcategories'. */
function spellingOf(pattern: string): Spelling {
  const [first = '', last] = wordsOf(pattern)
  if (last === undefined) return { of: `^/${first}(/.*)?$`, as: `/${first}$1` }
  return { of: `^/${first}/([^/]+)/${last}(/?)$`, as: `/${first}/$1/${last}$2` }
}

const allSpellings = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern !== paths.home.pattern)
  .toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)
  .map(spellingOf)

/**
 * The words of the site's routes have one spelling, in small letters: '/Store/la-espiga' leads to
 * '/store/la-espiga'. The first that a path fits holds; what is no word of a route may be a name.
 */
export const SPELLINGS: readonly Spelling[] = [
  ...new Map(allSpellings.map((spelling) => [spelling.of, spelling])).values(),
]

/** Encodings for which the publisher writes a file beside the original, the smaller one first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Kinds of files that a release holds, by their endings. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
}

/**
 * The writes that are open to the public, a lead and that a search found nothing; everything else of the
 * CMS stays out of reach.
 */
export const PUBLIC_WRITES = {
  paths: ['/api/leads', MISSED_SEARCHES_PATH] as readonly string[],
  limitBytes: LEAD_BYTES,
  answerWithinSeconds: 10,
  /** While the CMS does not answer. */
  unavailable: {
    data: null,
    error: { status: 503, message: 'El envío no se puede recibir en este momento.' },
  },
} as const

/**
 * Previews, at any address with this parameter: the publisher makes them when they are asked for, and
 * says all of their headers.
 */
export const PREVIEWS = {
  parameter: PREVIEW_PARAMETER,
  /** A store's photographs may have to be rendered first. */
  answerWithinSeconds: 60,
} as const
