/** Why an import cannot start or go on. The message is one Spanish sentence for staff. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
