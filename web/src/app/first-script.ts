/**
 * The one script that a page names, under a thousand bytes. The page is whole without it, and is drawn
 * before the app's code takes the line from its styles and pictures: the app is asked for once they
 * are there, or as soon as the visitor touches anything.
 *
 * Until the app has taken over, a page can be read but its buttons do not work yet. Those that are
 * tapped meanwhile are marked; the app presses them (app/layout-hooks.ts, which knows both marks). A
 * link that the app opens on the page itself is marked `data-pressed-later` and waits as a button
 * does. What opens a popover needs no script.
 */
const page = document.documentElement

/** A page with a picture that never comes must not wait for it for ever. */
const LOAD_AFTER_MS = 4_000
/** Without anything larger being painted: what the visitor came for is there. */
const SETTLED_MS = 150
const LARGEST_PAINT = 'largest-contentful-paint'
const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const

function mark(event: Event) {
  const { target } = event
  if ('takenOver' in page.dataset || !(target instanceof Element)) return
  const tapped = target.closest<HTMLElement>(
    'button[type=button]:not([popovertarget]), a[data-pressed-later]',
  )
  tapped?.setAttribute('data-tapped', '')
  if (tapped?.localName === 'a') event.preventDefault()
}

/** Runs the app, the first of the files that the page names; the others are fetched beside it. */
function loadApp() {
  const root = document.getElementById('root')
  const files = root?.dataset['app']?.split(' ') ?? []
  const [src] = files
  if (src === undefined) return
  // It is asked for once.
  root?.removeAttribute('data-app')
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  for (const href of files) add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', src })
}

/**
 * What is there may not have been drawn yet, which on a slow phone takes a while: the browser tells
 * of the largest paint so far. One that does not tell draws in the next frame.
 */
function loadOncePainted() {
  // Without a signal the app draws the page.
  if (!document.getElementById('root')?.hasChildNodes()) return loadApp()
  if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
    requestAnimationFrame(() => requestAnimationFrame(loadApp))
    return
  }
  let settled: ReturnType<typeof setTimeout>
  new PerformanceObserver(() => {
    clearTimeout(settled)
    settled = setTimeout(loadApp, SETTLED_MS)
  }).observe({ type: LARGEST_PAINT, buffered: true })
}

addEventListener('click', mark, true)
for (const sign of SIGNS_OF_USE) addEventListener(sign, loadApp, { once: true, passive: true })
if (document.readyState === 'complete') loadOncePainted()
else addEventListener('load', loadOncePainted)
setTimeout(loadApp, LOAD_AFTER_MS)
