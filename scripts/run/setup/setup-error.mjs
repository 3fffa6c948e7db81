/** The product cannot be set up; the message is Spanish and says what to do. */
export class SetupError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = 'SetupError'
  }
}
