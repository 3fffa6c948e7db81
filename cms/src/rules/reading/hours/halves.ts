import type { Token } from './tokens'

/** The part of the day that a time belongs to, as people tell it. */
export type Half = 'am' | 'pm' | 'manana' | 'tarde' | 'noche' | 'madrugada' | 'mediodia'

export const HALF_WORDS = new Map<string, Half>([
  ['manana', 'manana'],
  ['mananas', 'manana'],
  ['matutino', 'manana'],
  ['tarde', 'tarde'],
  ['tardes', 'tarde'],
  ['vespertino', 'tarde'],
  ['noche', 'noche'],
  ['noches', 'noche'],
  ['nocturno', 'noche'],
  ['madrugada', 'madrugada'],
  ['mediodia', 'mediodia'],
  ['mediodias', 'mediodia'],
])

/** 'am', 'a.m.', 'p. m.', 'de la tarde', 'del mediodía' behind the time of that hour. */
export function halfAt(
  tokens: readonly Token[],
  at: number,
  hour: number,
): { half: Half; end: number } | null {
  const texts = tokens.slice(at, at + 4).map(({ text }) => text)
  const [first = '', second = '', third = '', fourth = ''] = texts
  if (first === 'am' || first === 'pm') return { half: first, end: pastPoint(tokens, at + 1) }
  if (/^[ap]$/.test(first) && second === '.' && third === 'm') {
    return { half: first === 'a' ? 'am' : 'pm', end: at + (fourth === '.' ? 4 : 3) }
  }
  const behindArticle = first === 'de' && second === 'la' ? HALF_WORDS.get(third) : undefined
  if (behindArticle) return { half: behindArticle, end: at + 3 }
  if (first === 'del' && second === 'mediodia') return { half: 'mediodia', end: at + 2 }
  const isNoon = first === 'mediodia' && hour === 12
  return isNoon ? { half: 'mediodia', end: at + 1 } : null
}

const pastPoint = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === '.' && tokens[at]?.glued ? at + 1 : at

/** The hours that each half can have, and what they are on a clock of 24 hours. */
const CLOCKS: Record<Half, (hour: number) => number | null> = {
  am: (hour) => (hour === 12 ? 0 : hour < 12 ? hour : null),
  pm: (hour) => (hour === 0 ? null : hour < 12 ? hour + 12 : hour),
  manana: (hour) => (hour >= 1 && hour <= 12 ? hour : null),
  tarde: (hour) => (hour >= 1 && hour <= 8 ? hour + 12 : hour >= 12 && hour <= 20 ? hour : null),
  noche: (hour) => (hour >= 6 && hour <= 12 ? hour + 12 : hour >= 18 || hour === 0 ? hour : null),
  madrugada: (hour) => (hour === 12 ? 0 : hour <= 6 ? hour : null),
  mediodia: (hour) => (hour === 1 ? 13 : hour === 12 || hour === 13 ? hour : null),
}

/** 8, 'noche' → 20; null where that half has no such hour. */
export function withHalf(hour: number, half: Half): number | null {
  return CLOCKS[half](hour)
}
