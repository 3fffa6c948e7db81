const TYPES: Record<string, string> = {
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
 * 'store/x/index.html' → 'text/html; charset=utf-8'; null for a kind of file that a release does
 * not hold, which is never served.
 */
export function contentType(file: string): string | null {
  const ending = /\.([a-z0-9]+)$/.exec(file)?.[1] ?? ''
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? null) : null
}
