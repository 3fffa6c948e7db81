import { PUBLIC_FILES, storeFile, type ContentFile } from '@guia/contract'
import type { Page } from '@playwright/test'
import { openUnrendered } from './unrendered.ts'

type JsonObject = Record<string, unknown>
type Change = (content: unknown) => unknown

/** Matches the file of any store, at its fixed and its release's address. */
export const ANY_STORE_FILE = `**/${storeFile('*')}`

/**
 * Changes a public file on its way into the page, at its fixed and its release's address; with the
 * stores, the file of each store as well. Pages are opened unrendered, so that they ask for it.
 */
export async function changeJson(page: Page, file: ContentFile, change: Change): Promise<void> {
  await openUnrendered(page)
  await changeAnswers(page, `**/${file}`, change)
  if (file !== PUBLIC_FILES.stores) return
  await changeAnswers(page, ANY_STORE_FILE, (store) => (change([store]) as unknown[])[0])
}

async function changeAnswers(page: Page, glob: string, change: Change): Promise<void> {
  await page.route(glob, async (route) => {
    const answer = await route.fetch()
    const json = JSON.stringify(change(await answer.json()))
    await route.fulfill({ contentType: 'application/json', body: json })
  })
}

/** The records of a file with one of them, by its slug, changed. Throws when it is not there. */
export function withRecord(slug: string, changes: JsonObject) {
  return (content: unknown): unknown => {
    const records = content as JsonObject[]
    if (!records.some((record) => record['slug'] === slug)) throw new Error(`no record ${slug}`)
    return records.map((record) => (record['slug'] === slug ? { ...record, ...changes } : record))
  }
}
