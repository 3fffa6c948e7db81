import { PAGE_DATA_ID, type PageData } from '@guia/contract'
import { isRecord } from '../catalog/parse-fields.ts'
import { parseStore } from '../catalog/stores/parse-store.ts'
import { BROUGHT_LISTS } from './lists.ts'
import { primeStore } from './one-store.ts'
import { pagePath } from '../catalog/site/page-address.ts'
import { onReset } from './resource.ts'
import { usePagePath } from './resource-hooks.ts'

/** The page whose data is in the resources, null when none brought any. */
let primed: PageData | null = null
onReset(() => {
  primed = null
})

/** The data that the document brought along, null when there is none or it cannot be read. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  try {
    const data = JSON.parse(text) as unknown
    const isData = isRecord(data) && typeof data['page'] === 'string' && isRecord(data['site'])
    return isData && Array.isArray(data['parts']) ? (data as unknown as PageData) : null
  } catch {
    return null
  }
}

/**
 * Puts what a page brought along into the resources: whole lists, or its own part of them.
 * `storeParam`: what the address of a store's page calls the store, which the site found by it.
 */
export function primePage(data: PageData, storeParam?: string) {
  const page = pagePath(data.page)
  primed = data
  for (const { list, take } of BROUGHT_LISTS) {
    if (data[list] !== undefined) take(data[list], data.parts.includes(list) ? page : null)
  }
  const store = data.store && parseStore(data.store)
  if (!store) return
  primeStore(store)
  if (page !== '*') primeStore(store, storeParam)
}

/** Whether the visit began on a page that brought its data along. */
export const hasPageData = () => primed !== null

/** What the page that is on show says of a whole list of which it holds only the beginning. */
export function usePageTotals(): { total: number | null; initials: readonly string[] | null } {
  const page = usePagePath()
  const own = primed !== null && pagePath(primed.page) === page ? primed : null
  return { total: own?.total ?? null, initials: own?.initials ?? null }
}
