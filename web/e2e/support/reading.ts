import type { Page } from '@playwright/test'

/** A way in which a visitor has the text of pages drawn. */
export interface Reading {
  name: string
  width: number
  css: string
  /** Whether every word is to stay in one piece: with room between letters the longest cannot. */
  keepsWords: boolean
}

/** WCAG 1.4.4, 1.4.12 and 1.4.10, each on a phone. */
export const READINGS: readonly Reading[] = [
  {
    name: 'text of twice its size',
    width: 360,
    css: ':root { font-size: 200% !important }',
    keepsWords: true,
  },
  {
    name: 'room between letters, words and lines',
    width: 360,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    keepsWords: false,
  },
  { name: 'a window of 320 px', width: 320, css: '', keepsWords: true },
]

/** Has the page that is open drawn so, to its end. */
export async function readAs(page: Page, { width, css }: Reading): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${rules} * { content-visibility: visible !important }`)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** Has the page that is open, and those that it goes on to, draw headings in the face of that file. */
export const useHeadingFace = (page: Page, file = ''): Promise<void> =>
  page.evaluate(async (address) => {
    const face = new FontFace('Rosario', `url(${address})`, { weight: '700' })
    document.fonts.add(await face.load())
  }, file)

/**
 * What of a page's text cannot be read: 'broken: Ferretería' for a word on two lines, 'cut: Ferretería'
 * for one of which something that does not scroll hides a part. Words that are for the ear alone do
 * not count.
 */
export const unreadableWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const both = overflowX + overflowY
      return /auto|scroll/.test(both) ? 'scrolls' : /hidden|clip/.test(both) ? 'cuts' : 'shows'
    }
    const aroundOf = (element: Element): Element[] => {
      const around: Element[] = []
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        around.push(one)
      return around
    }
    const isForTheEar = (around: readonly Element[]) =>
      around.some((one) => {
        const { width, height } = one.getBoundingClientRect()
        return hides(one) === 'cuts' && width <= 1 && height <= 1
      })
    const isOutside = (word: DOMRect, { left, right, top, bottom }: DOMRect) => {
      // A letter's box is higher than its line; what is cut off is more than that.
      const slack = word.height / 4
      const isBeside = word.left < left - 1 || word.right > right + 1
      return isBeside || word.top < top - slack || word.bottom > bottom + slack
    }
    const isCut = (word: DOMRect, around: readonly Element[]) => {
      for (const one of around) {
        const kind = hides(one)
        if (kind === 'scrolls') return false
        if (kind === 'cuts' && isOutside(word, one.getBoundingClientRect())) return true
      }
      return false
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true })) continue
      const around = aroundOf(element)
      if (isForTheEar(around)) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(`broken: ${word}`)
        if (isCut(range.getBoundingClientRect(), around)) found.push(`cut: ${word}`)
      }
    }
    return [...new Set(found)]
  })
