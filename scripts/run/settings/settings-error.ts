/** The settings cannot be used; the message is Spanish and meant for the person who set them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}
