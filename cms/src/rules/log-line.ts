/** How logs are written: as text for people, or as JSON for programs. */
export const LOG_FORMATS = ['text', 'json'] as const

/** Takes one line of a log; 'error' of what failed. */
export type Log = (line: string, level: 'info' | 'error') => void

/** One line of a log for programs: JSON { time: ISO 8601, level, message }. */
export const jsonLogLine = (level: string, message: string): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message })
