/** Digits in one order everywhere: '2026-03-01 09:05'. */
const IN_GOYA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment on Goya's clock: '2026-03-01 09:05'. */
export const timeInGoya = (time: Date): string => IN_GOYA.format(time)

/** The day that a moment belongs to in Goya: '2026-03-01'. */
export const dayInGoya = (time: Date): string => timeInGoya(time).slice(0, 10)
