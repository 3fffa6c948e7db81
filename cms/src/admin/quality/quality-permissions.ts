const STORE = 'api::store.store'

export const UPDATE_STORES = 'plugin::content-manager.explorer.update'

/** Who sees the page; the server asks for the same. */
export const QUALITY_PERMISSIONS = [
  { action: 'plugin::content-manager.explorer.read', subject: STORE },
]

/** Whether one of a session's permissions lets it change stores, and so confirm them. */
export const mayConfirm = (
  permissions: readonly { action: string; subject?: string | null }[],
): boolean =>
  permissions.some(({ action, subject }) => action === UPDATE_STORES && subject === STORE)
