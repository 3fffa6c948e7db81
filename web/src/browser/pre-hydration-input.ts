import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Of the page that is about to be drawn anew: its forms, and in what the visitor is. */
let replaced: Replaced | null = null

interface Replaced {
  forms: readonly HTMLFormElement[]
  focused: Element | null
  end: AbortController
}

/**
 * Tells that what `root` holds gives way to a page of the same forms that React draws anew: what is
 * typed into them until then goes over, and so does the focus.
 */
export function keepInputOf(root: HTMLElement): void {
  const forms = [...root.querySelectorAll('form')]
  const page: Replaced = { forms, focused: document.activeElement, end: new AbortController() }
  replaced = page
  const { signal } = page.end
  root.addEventListener('focusin', noteFocus, { signal })
  // Of what leaves the page with its focus it is told as well: not left by the visitor.
  root.addEventListener('focusout', () => queueMicrotask(noteFocus), { signal })

  function noteFocus() {
    if (page.focused === null || page.focused.isConnected) page.focused = document.activeElement
  }
}

function forgetReplaced() {
  replaced?.end.abort()
  replaced = null
}

/** The form in the place of which another one has been drawn, the first of the page for its first. */
function replacedBy(form: HTMLFormElement): HTMLFormElement | undefined {
  return replaced?.forms[[...document.forms].indexOf(form)]
}

/** The field of the form that has the focus where `old` had it. */
function focusedIn(form: HTMLFormElement, old: HTMLFormElement | undefined) {
  const { focused = null } = replaced ?? {}
  const isThere = focused instanceof HTMLInputElement && old?.contains(focused)
  const field = isThere ? form.elements.namedItem(focused.name) : null
  return field instanceof HTMLElement ? field : null
}

/**
 * Hands over what a form holds when its component comes up: what the visitor typed into a page that
 * was rendered ahead, before the app took it over or drew it anew. Text by the name of its field;
 * fields without text are left out, and nothing is handed over when there is none at all.
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: ReadonlyMap<string, string>) => void,
): void {
  const takeOnce = useRef(take)
  // Before anything else is drawn: React would put its own, empty texts into the fields.
  useLayoutEffect(
    function takeOverFields() {
      if (!form.current) return
      const old = replacedBy(form.current)
      const typed = typedTexts(old ?? form.current)
      if (typed.size > 0) takeOnce.current(typed)
      focusedIn(form.current, old)?.focus()
      // All forms of the page come up at once; those of the next page begin empty.
      queueMicrotask(forgetReplaced)
    },
    [form],
  )
}

function typedTexts(form: HTMLFormElement): Map<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return new Map(texts)
}
