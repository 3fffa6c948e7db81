const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea, select, button:not(:disabled), [role=combobox], [tabindex]'

/** The element that is named like a field, or a part of it; else the label that begins as its does. */
function findField(root: ParentNode, field: string, label: string): Element | undefined {
  const named = [...root.querySelectorAll('[name]')].find((element) => {
    const name = element.getAttribute('name') ?? ''
    return name === field || name.startsWith(`${field}.`)
  })
  if (named) return named
  const labels = [...root.querySelectorAll('form label, form legend, form [aria-label]')]
  return labels.find((element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return text.trim().startsWith(label)
  })
}

const isFocusable = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FOCUSABLE) && element.offsetParent !== null

/** What of a field takes the keyboard: itself, or the first thing around its label that does. */
function focusableOf(element: Element): HTMLElement | undefined {
  if (isFocusable(element)) return element
  for (let around = element.parentElement, step = 0; around && step < 3; step += 1) {
    const inside = [...around.querySelectorAll(FOCUSABLE)].find(isFocusable)
    if (inside) return inside
    around = around.parentElement
  }
  return undefined
}

/**
 * Brings a field of the open form into view, with the keyboard on it. Strapi gives no handle on the
 * inputs: they are found by their name, or by the label that staff read. False: it is not there.
 */
export function showField(root: ParentNode, field: string, label: string): boolean {
  const element = findField(root, field, label)
  if (!element) return false
  element.scrollIntoView({ block: 'center', behavior: 'smooth' })
  focusableOf(element)?.focus({ preventScroll: true })
  return true
}
