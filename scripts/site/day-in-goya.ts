/** The day in Goya, 'AAAA-MM-DD': offers hold by it, wherever the publisher runs. */
export function dayInGoya(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(
    now,
  )
}
