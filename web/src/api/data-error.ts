/**
 * Why public data could not be read:
 * offline: no answer at all; timeout: the answer took too long; missing: the file is not there;
 * server: the server failed; unreadable: an answer came, but not the data that was promised.
 */
export type DataErrorKind = 'offline' | 'timeout' | 'missing' | 'server' | 'unreadable'

export class DataError extends Error {
  override name = 'DataError'

  constructor(
    readonly kind: DataErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
