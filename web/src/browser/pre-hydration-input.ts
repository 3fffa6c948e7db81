import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Hands over what a form holds when its component comes up: what the visitor typed into a page that
 * was rendered ahead, before the app took it over. Text by the name of its field; fields without
 * text are left out, and nothing is handed over when there is none at all.
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: ReadonlyMap<string, string>) => void,
): void {
  const takeOnce = useRef(take)
  // Before anything else is drawn: React would put its own, empty texts into the fields.
  useLayoutEffect(
    function takeOverFields() {
      const typed = form.current ? typedTexts(form.current) : new Map<string, string>()
      if (typed.size > 0) takeOnce.current(typed)
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
