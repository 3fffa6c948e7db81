import type { Page } from '@playwright/test'
import { whyForeign } from '../../../scripts/testing/staff-spanish/find-foreign.ts'
import { englishMessages } from '../../../scripts/testing/staff-spanish/strapi-messages.ts'
import type { Catalogue } from './catalogue.ts'
import { NOT_OURS, wordsOfCatalogue } from './left-in-english.ts'
import { readTexts } from './read-texts.ts'

const NO_WORDS: ReadonlySet<string> = new Set()

/** Read once: they stand in hundreds of files. */
let messages: ReturnType<typeof englishMessages> | undefined

/**
 * What on a page is not how staff are spoken to, each once: 'button: Save (English «save»)'. Names of
 * the catalogue may be as they like; without it no name stands on the page.
 */
export async function foreignTexts(page: Page, catalogue?: Catalogue): Promise<string[]> {
  messages ??= englishMessages()
  const known = {
    messages: await messages,
    allowed: catalogue ? wordsOfCatalogue(catalogue) : NO_WORDS,
  }
  const found = (await readTexts(page)).flatMap(({ text, where }) => {
    if (NOT_OURS.some((one) => one.where === where && one.text.test(text))) return []
    const why = whyForeign(text, known)
    return why ? [`${where}: ${text} (${why})`] : []
  })
  return [...new Set(found)]
}
