/**
 * The one script that a page names, of a thousand bytes. The page is whole without it, and is drawn
 * before the app's code takes the line from its styles and pictures: the app is asked for once they
 * are there, or as soon as the visitor touches anything.
 *
 * Until the app has taken over, a page can be read but its buttons do not work yet. Those that are
 * tapped meanwhile are marked; the app presses them (app/layout-hooks.ts, which knows both marks). A
 * link that the app opens on the page itself is marked `data-pressed-later` and waits as a button
 * does. What opens a popover needs no script.
 *
 * A list was rendered without knowing what its address asks for: it is pale until the app, which draws
 * such a page anew, answers that.
 */
const page = document.documentElement

/** A page with a picture that never comes must not wait for it for ever. */
const LOAD_AFTER_MS = 4_000
/** Longer than the app takes on most lines. */
const READABLE_AFTER_MS = 12_000
const ASK_AGAIN_MS = 3_000
/** Without anything larger being painted: what the visitor came for is there. */
const SETTLED_MS = 150
const LARGEST_PAINT = 'largest-contentful-paint'
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'scroll'] as const
const SIGNS_OF_CHANGE = ['online', 'visibilitychange'] as const
/** Has a query string something to read for a page? As isPlainQuery() tells, in fewer bytes. */
const ASKS = /[?&](?!utm_|fbclid|gclid|vista-previa)\w+=/

function mark(event: Event) {
  const { target } = event
  if ('takenOver' in page.dataset || !(target instanceof Element)) return
  const tapped = target.closest<HTMLElement>(
    'button[type=button]:not([popovertarget]), a[data-pressed-later]',
  )
  tapped?.setAttribute('data-tapped', '')
  if (tapped?.localName === 'a') event.preventDefault()
}

const add = <T extends 'link' | 'script'>(tag: T, properties: object) => {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}

const namesIn = (text = '') => text.split(' ').filter(Boolean)

/** The page has them: a font that is declared anew is looked for anew, and its text flashes. */
function forgetFonts(sheet: CSSStyleSheet | null) {
  for (let at = sheet?.cssRules.length ?? 0; at--;) {
    if (sheet?.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at)
  }
}

/**
 * Fetches the style sheets, of which the page brought what it shows, then goes on. They hold for the
 * screen together: the first of two alone would overrule what the page has of the second.
 */
function loadStyles(files: string[], then: () => void) {
  let left = files.length
  const sheets: HTMLLinkElement[] = []
  const done = () => {
    if (--left > 0) return
    for (const link of sheets) {
      forgetFonts(link.sheet)
      Object.assign(link, { onload: null, onerror: null, media: '' })
    }
    then()
  }
  if (left === 0) then()
  for (const href of files) {
    // What is not for the screen would come after all else.
    add('link', { rel: 'preload', as: 'style', href })
    const on = { onload: done, onerror: done }
    sheets.push(add('link', { rel: 'stylesheet', media: 'print', href, ...on }))
  }
}

/**
 * Loads the page anew once the line is back and the visitor does not write: what this document could not
 * have, it is not given again. An entry of the history, which outlives that, keeps that it was done.
 */
function loadAnew() {
  const asked = fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  void asked.then((answer) => {
    if ('takenOver' in page.dataset) return
    if (answer?.ok && document.activeElement?.localName !== 'input') {
      history.replaceState({ ...history.state, loadedAnew: true }, '')
      location.reload()
    } else {
      if (!answer?.ok) tellMissing()
      partIsMissing()
    }
  })
}

/** Shows the line of the page that says so, and offers the same address again (index.html). */
const tellMissing = () => (page.dataset['incomplete'] = '')

/**
 * A part of the app could not be had. The page is loaded anew by itself once; where that did not help,
 * only when something has changed: the line, or the visitor leaves the page or comes back to it.
 */
function partIsMissing() {
  if (wasLoadedAnew) {
    tellMissing()
    for (const sign of SIGNS_OF_CHANGE) addEventListener(sign, loadAnew)
  } else setTimeout(loadAnew, ASK_AGAIN_MS)
}

/** Runs the app, the first of the files that the page names; the others are fetched beside it. */
function loadApp() {
  const root = document.getElementById('root')
  const files = namesIn(root?.dataset['app'])
  const [src] = files
  if (src === undefined) return
  // It is asked for once.
  root?.removeAttribute('data-app')
  // The code of the page itself the app asks for: its bundler tells of that.
  addEventListener('vite:preloadError', partIsMissing)
  loadStyles(namesIn(root?.dataset['styles']), () =>
    add('script', { type: 'module', src, onerror: partIsMissing }),
  )
  for (const href of files) add('link', { rel: 'modulepreload', href })
}

/**
 * What is there may not have been drawn yet, which on a slow phone takes a while: the browser tells
 * of the largest paint so far. One that does not tell draws in the next frame.
 */
function loadOncePainted() {
  // Without a signal the app draws the page. Of one that came back scrolled no paint is told.
  if (scrollY > 0 || !document.getElementById('root')?.hasChildNodes()) return loadApp()
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

// Read once: a later refresh is the visitor's own.
const entry = history.state as { loadedAnew?: boolean } | null
const wasLoadedAnew = entry?.loadedAnew
if (wasLoadedAnew) history.replaceState({ ...entry, loadedAnew: false }, '')

const list = document.querySelector<HTMLElement>('[data-view]')
if (list && ASKS.test(location.search)) {
  list.style.opacity = '.3'
  // An app that never comes leaves a list that can be read.
  setTimeout(() => (list.style.opacity = ''), READABLE_AFTER_MS)
}
addEventListener('click', mark, true)
for (const sign of SIGNS_OF_USE) addEventListener(sign, loadApp, { once: true, passive: true })
if (document.readyState === 'complete') loadOncePainted()
else addEventListener('load', loadOncePainted)
setTimeout(loadApp, LOAD_AFTER_MS)
