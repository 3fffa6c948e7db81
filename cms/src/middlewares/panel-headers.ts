import { TILE_ORIGIN } from '../rules/map-tiles'

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The panel's styled-components write <style> elements.
  "style-src 'self' 'unsafe-inline'",
  // The map of a place.
  `img-src 'self' data: blob: ${TILE_ORIGIN}`,
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** An uploaded file is never a page: even opened alone it can run nothing. */
const UPLOAD_POLICY = "default-src 'none'; sandbox"

interface Context {
  path: string
  set(name: string, value: string): void
}

/** Sets the whole Content-Security-Policy of the panel and of the uploads. */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  ctx.set('Content-Security-Policy', ctx.path.startsWith('/uploads/') ? UPLOAD_POLICY : POLICY)
  ctx.set('X-Content-Type-Options', 'nosniff')
  await next()
}
