import { MISSED_SEARCHES_PATH, MISSED_WORDS_FIELD, missedWords } from '@guia/contract'

/** What was told since the page was loaded: a search that is looked at again is the same one. */
const told = new Set<string>()

/**
 * Has a search that found nothing counted, once for its words; nothing of the visitor goes with them,
 * not even a cookie or the page's address. Texts that may lead to a person are not told. Whether it was
 * counted is nobody's concern: it throws nothing and answers nothing.
 */
export function countMissedSearch(query: string): void {
  const words = missedWords(query)
  if (words === null || told.has(words) || !navigator.onLine) return
  told.add(words)
  fetch(new URL(MISSED_SEARCHES_PATH, location.href), {
    method: 'POST',
    body: new URLSearchParams({ [MISSED_WORDS_FIELD]: words }),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(ignore)
}

function ignore() {}
