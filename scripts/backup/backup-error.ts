/** A backup was not made, or not restored; the message is Spanish and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
