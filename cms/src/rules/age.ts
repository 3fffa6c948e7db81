import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

const IN_WORDS = new Intl.RelativeTimeFormat('es-AR')

/** 'hace 3 minutos'; 'recién' within the last minute, or when the clocks disagree. */
export function ageText(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? []
  return unit && length ? IN_WORDS.format(-Math.floor(age / length), unit) : 'recién'
}
