/** What the person at the keyboard can mend; the message is Spanish and says what to do. */
export class ToldError extends Error {
  /**
   * @param {string} message
   * @param {{ cause?: unknown }} [options]
   */
  constructor(message, options) {
    super(message, options)
    this.name = 'ToldError'
  }
}
