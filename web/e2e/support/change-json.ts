import type { ContentFile } from '@guia/contract'
import type { Page } from '@playwright/test'

type JsonObject = Record<string, unknown>

/** Changes a public file on its way into the page, at its fixed and its release's address. */
export async function changeJson(
  page: Page,
  file: ContentFile,
  change: (content: unknown) => unknown,
): Promise<void> {
  await page.route(`**/${file}`, async (route) => {
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
