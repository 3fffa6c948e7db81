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

/**
 * Puts the heading that was being read where it was on the screen. What stands above it may have
 * changed since (the shelf of what was seen last has one store more); without the heading, the page
 * is as far from its top as it was.
 */
export function returnToPlace({ y, heading }: PlaceOnPage): void {
  scrollTo(0, y)
  if (!heading) return
  const off = headings()
    .filter((other) => other.textContent === heading.text && isLaidOut(other))
    .map((other) => topOf(other) - heading.top)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  if (off[0]) scrollBy(0, off[0])
}
