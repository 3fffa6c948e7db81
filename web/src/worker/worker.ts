import { PREVIEW_PARAMETER, PUBLIC_FILES } from '@guia/contract'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import * as navigationPreload from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { keepLiveRelease, keptAnswer } from './kept-release.ts'

/**
 * The site without a signal (`/sw.js`). It keeps the app, and the lists of one release, whole; from
 * these any page is drawn. With a signal every page, and every list, is asked of the server as if there
 * were no worker. Of pictures it keeps those that were seen; of the map's tiles and of what visitors
 * send nothing.
 */

/** The empty shell, of which the app draws any page. */
const APP_PAGE = '/sin-senal.html'

/** The app's files with the hash of each, as the build wrote them. */
declare const PRECACHED: { url: string; revision: string | null }[]

/** What a service worker has besides a page's script. */
interface LongEvent {
  waitUntil: (task: Promise<unknown>) => void
}
interface Worker {
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'install' | 'activate', listener: (event: LongEvent) => void) => void
}
const worker = globalThis as unknown as Worker

/** An answer that takes longer comes to somebody who has gone. */
const PATIENCE_MS = 6_000
const PICTURES_KEPT = 400

const isOwn = (url: URL) => url.origin === location.origin

/** An answer, or none within the time that a visitor waits. */
function inTime(answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  return Promise.race([answer, late])
}

/** A visit to a page; the browser may have asked for it while the worker was starting. */
interface Visit extends LongEvent {
  preloadResponse?: Promise<Response | undefined>
}

const askForPage = async (request: Request, { preloadResponse }: Visit) =>
  (await preloadResponse) ?? fetch(request)

/** Several pages that are opened at once have the release kept once. */
let keeping: Promise<void> | null = null
function keepInBackground(): Promise<void> {
  keeping ??= keepLiveRelease(caches)
    // Without a signal, or between two releases: the next page tries again.
    .catch(() => {})
    .finally(() => (keeping = null))
  return keeping
}

precacheAndRoute(PRECACHED)
cleanupOutdatedCaches()
navigationPreload.enable()
clientsClaim()
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(keepInBackground()))

registerRoute(
  // A preview is nothing to be kept, and may take longer than a page.
  ({ request, url }) => request.mode === 'navigate' && !url.searchParams.has(PREVIEW_PARAMETER),
  async ({ event, request }) => {
    const visit = event as unknown as Visit
    try {
      const answer = await inTime(askForPage(request, visit))
      visit.waitUntil(keepInBackground())
      return answer
    } catch {
      return (await matchPrecache(APP_PAGE)) ?? Response.error()
    }
  },
)

registerRoute(
  ({ url }) => isOwn(url) && url.pathname.endsWith('.json'),
  async ({ request, url }) => {
    const isLive = url.pathname === `/${PUBLIC_FILES.publication}`
    const kept = await keptAnswer(caches, url.pathname)
    // A release's own file never changes; what is live is asked for.
    if (kept && !isLive && url.pathname.startsWith('/r/')) return kept
    return inTime(fetch(request)).catch(() => kept ?? Response.error())
  },
)

registerRoute(
  ({ url, request }) =>
    isOwn(url) && url.pathname.startsWith('/media/') && request.destination === 'image',
  new CacheFirst({
    cacheName: 'fotos',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: PICTURES_KEPT, purgeOnQuotaError: true }),
    ],
  }),
)
