import type { Page } from '@playwright/test'

/** What is read on a page, and where: { text: 'Menu', where: 'button[aria-label]' } */
export interface SeenText {
  text: string
  where: string
}

/** Every text of the page as it stands, with what only a screen reader or a pointer at rest is told. */
export function readTexts(page: Page): Promise<SeenText[]> {
  return page.evaluate(() => {
    const ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
      'aria-valuetext',
    ]
    const seen: { text: string; where: string }[] = [{ text: document.title, where: 'title' }]
    const visible = { visibilityProperty: true }
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility(visible)) continue
        for (const name of ATTRIBUTES) {
          const text = node.getAttribute(name)
          if (text?.trim()) seen.push({ text, where: `${node.localName}[${name}]` })
        }
        continue
      }
      const parent = node.parentElement
      if (
        !parent ||
        /^(script|style|noscript)$/.test(parent.localName) ||
        !parent.checkVisibility(visible)
      )
        continue
      if (node.textContent?.trim()) seen.push({ text: node.textContent, where: parent.localName })
    }
    return seen
  })
}
