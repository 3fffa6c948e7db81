/** What the person at the keyboard can mend; the message is Spanish and says what to do. */
export class ToldError extends Error {
  /**
   * @param {string} message
   * @param {{ cause?: unknown }} [options]
   */
  constructor(message, options) {
    super(message, options)
    this.name = 'ToldError'
    /** Its sentence is all that is told of it, as of every error that says this of itself. */
    this.isTold = true
  }
}
