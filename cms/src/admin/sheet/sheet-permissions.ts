const STORE = 'api::store.store'

/** Who sees the page: whoever reads stores downloads them. */
export const PAGE_PERMISSIONS = [
  { action: 'plugin::content-manager.explorer.read', subject: STORE },
]

interface Permission {
  action: string
  subject?: string | null
}

/** What a person's role lets them do with a sheet; the CMS asks again at every request. */
export function permissionsOf(permissions: readonly Permission[]) {
  const may = (action: string, subject: string | null = null) =>
    permissions.some(
      (one) => one.action === action && (subject === null || one.subject === subject),
    )
  return {
    // As in sheet/sheet-access.ts, which the panel cannot import.
    bringIn: may('api::store.sheet'),
    publish: may('plugin::content-manager.explorer.publish', STORE),
  }
}
