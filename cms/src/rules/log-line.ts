/** How logs are written: as text for people, or as JSON for programs. */
export const LOG_FORMATS = ['text', 'json'] as const

/** One line of a log for programs: JSON { time: ISO 8601, level, message }. */
export const jsonLogLine = (level: string, message: string): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message })
