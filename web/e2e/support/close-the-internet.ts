import { TILE_ORIGINS } from '@guia/contract'
import type { BrowserContext } from '@playwright/test'

/** 1 × 1 grey PNG, stands in for each tile of the map: in pictures it is to look like one. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mM4AwAAzgDNee7qPQAAAABJRU5ErkJggg==',
  'base64',
)

/** Answers map tiles from here and refuses every other address outside of this machine. */
export async function closeTheInternet(
  context: BrowserContext,
  allowed: readonly string[],
): Promise<void> {
  await context.route(
    (url) => !allowed.includes(url.origin),
    (route) => {
      if (TILE_ORIGINS.includes(new URL(route.request().url()).origin)) {
        return route.fulfill({ body: TILE, contentType: 'image/png' })
      }
      return route.abort()
    },
  )
}
