/** Where a page was scrolled to: from its top, and from the heading that was being read. */
export interface PlaceOnPage {
  /** Pixels from the page's top. */
  y: number
  heading?: { text: string; top: number }
}

const headings = () => [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Headings that stand nowhere (folded, hidden) have no size. */
const isLaidOut = (element: HTMLElement) => element.getClientRects().length > 0

/** Whether the browser has left it out as far from the screen: asked for its place, it would draw it. */
const isFarOff = (element: HTMLElement) =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) === false

export function placeOnPage(): PlaceOnPage {
  const read = headings()
    .filter((heading) => !isFarOff(heading) && isLaidOut(heading) && topOf(heading) < innerHeight)
    .at(-1)
  const heading = read && { text: read.textContent, top: topOf(read) }
  return { y: scrollY, ...(heading && { heading }) }
}

/** What a visitor does who goes on from wherever the page is. */
const SIGNS_OF_USE = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Returns to a place, and again with each change of the page's height until it is there: a list may
 * still be on its way, and what the browser keeps in view meanwhile is the page's end. Gives how to
 * end that; the visitor does so too.
 */
export function returnToPlace(place: PlaceOnPage): () => void {
  if (isBackAt(place)) return () => {}
  const changes = new ResizeObserver(() => {
    if (isBackAt(place)) end()
  })
  const end = () => {
    changes.disconnect()
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, end)
  }
  changes.observe(document.body)
  for (const sign of SIGNS_OF_USE) addEventListener(sign, end, { passive: true })
  return end
}

/**
 * Puts the heading that was being read where it was on the screen, and tells whether it is there. What
 * stands above it may have changed since (the shelf of what was seen last has one store more); without
 * the heading, the page is as far from its top as it was.
 */
function isBackAt({ y, heading }: PlaceOnPage): boolean {
  scrollTo(0, y)
  if (!heading) return Math.abs(scrollY - y) <= 1
  const off = headings()
    .filter((other) => other.textContent === heading.text && isLaidOut(other))
    .map((other) => topOf(other) - heading.top)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  if (off[0]) scrollBy(0, off[0])
  return off.length > 0
}
