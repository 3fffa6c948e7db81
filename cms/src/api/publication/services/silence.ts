/** The publisher says something every five minutes, even when nothing changed (watch.ts). */
const SILENT_FROM_MS = 15 * 60_000

/** Whether a publisher that said something then has been silent for too long; both ISO 8601. */
export const isSilent = (reportedAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(reportedAt) > SILENT_FROM_MS
