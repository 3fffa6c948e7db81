/** Who sees the page; the server asks for the same. */
export const BIN_PERMISSIONS = [{ action: 'api::undo.bin', subject: null }]

/** Whether a session's permissions show it the page. */
export const maySeeBin = (permissions: readonly { action: string }[]): boolean =>
  permissions.some(({ action }) => action === BIN_PERMISSIONS[0]?.action)

const DELETE = 'plugin::content-manager.explorer.delete'

/** Whether one of a session's permissions lets it delete documents of a type, and so for good. */
export const mayErase = (
  permissions: readonly { action: string; subject?: string | null }[],
  contentType: string,
): boolean =>
  permissions.some(({ action, subject }) => action === DELETE && subject === contentType)
