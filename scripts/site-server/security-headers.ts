/** Where the script of a spreadsheet takes leads, and where Google sends on to from there. */
const SHEET_SCRIPTS = 'https://script.google.com https://script.googleusercontent.com'

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https://tile.openstreetmap.org",
  `connect-src 'self' ${SHEET_SCRIPTS}`,
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

const TWO_YEARS_IN_SECONDS = 63_072_000

/**
 * The headers of every answer, errors included. The base address of the site decides whether
 * browsers are told to insist on https.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    // The map's tile server asks to know the site that shows its tiles.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // «Cerca mío» asks for the visitor's place; nothing else is ever asked for.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}`,
    }),
  }
}

/** For addresses whose content never changes: hashed names, and a release's own files. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * For addresses that answer with the live release. Asking each time costs one small request (304
 * by ETag), and it is the price of a change being seen at once and of no page of an old release
 * staying in a shared cache after a correction.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** For errors: the next request may find what this one did not. */
export const NO_STORE = 'no-store'
