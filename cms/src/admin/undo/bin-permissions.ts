/** Who sees the page; the server asks for the same. */
export const BIN_PERMISSIONS = [{ action: 'api::undo.bin', subject: null }]
