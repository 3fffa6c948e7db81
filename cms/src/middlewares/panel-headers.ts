import type { Core } from '@strapi/strapi'
import { siteUrlOf } from '../api/publication/services/brief'
import { TILE_ORIGINS } from '../rules/map-tiles'

const policyFor = (site: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // The panel's styled-components write <style> elements.
    "style-src 'self' 'unsafe-inline'",
    // The map of a place.
    `img-src 'self' data: blob: ${TILE_ORIGINS.join(' ')}`,
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self' data:",
    // Previews.
    `frame-src ${site}`,
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
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const policy = policyFor(new URL(siteUrlOf(strapi)).origin)
  return async (ctx: Context, next: () => Promise<void>) => {
    ctx.set('Content-Security-Policy', ctx.path.startsWith('/uploads/') ? UPLOAD_POLICY : policy)
    ctx.set('X-Content-Type-Options', 'nosniff')
    await next()
  }
}
