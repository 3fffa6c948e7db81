import type { Page } from '@playwright/test'
import { whyForeign } from '../../../scripts/testing/staff-spanish/find-foreign.ts'
import { englishMessages } from '../../../scripts/testing/staff-spanish/strapi-messages.ts'
import type { Catalogue } from './catalogue.ts'
import { NOT_OURS, wordsOfCatalogue } from './left-in-english.ts'
import { readTexts } from './read-texts.ts'

/**
 * What on a page is not how staff are spoken to, each once: 'button: Save (English «save»)'. Names of
 * the catalogue may be as they like; without it no name stands on the page.
 */
export async function foreignTexts(page: Page, catalogue?: Catalogue): Promise<string[]> {
  const messages = await englishMessages()
  const allowed = catalogue ? wordsOfCatalogue(catalogue) : new Set<string>()
  const found = (await readTexts(page)).flatMap(({ text, where }) => {
    if (NOT_OURS.some((one) => one.where === where && one.text.test(text))) return []
    const why = whyForeign(text, { messages, allowed })
    return why ? [`${where}: ${text} (${why})`] : []
  })
  return [...new Set(found)]
}
