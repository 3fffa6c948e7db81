import type { Hours } from '../../hours'
import { readWeek } from '../hours/hours-text'
import { isHoursText } from '../hours/is-hours-text'

interface MessageHours {
  /** Null where the message says none. */
  value: Hours | null
  words: string[]
  /** All that is left of the message. */
  left: string[]
}

/** Some day, or a word for all of them: a sentence without one says no hours. */
const DAY = /lun|mar|mi[eé]|jue|vie|s[aá]b|dom|d[ií]as|semana|24|corrid/iu

/** 'de 9 a 12, sab tmb': of which days the hours are besides, it does not say. */
const DAY_TOO = /(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\p{L}* (?:tmb|tb|tambi[eé]n)[.! ]*$/iu
const PICTURES = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}]+/gu

const isFilled = (hours: Hours): boolean => Object.keys(hours).length > 0

/**
 * The opening hours in what the other readers left of a message: in its lines of hours, or in a
 * sentence that tells them among other things.
 */
export function takeHours(all: readonly string[]): MessageHours {
  const pieces = all.flatMap((piece) => (DAY.test(piece) ? piece.split(PICTURES) : [piece]))
  const lines = pieces.filter((piece) => isHoursText(piece) && !DAY_TOO.test(piece))
  const told =
    lines.length > 0 ? lines : pieces.filter((piece) => DAY.test(piece) && !DAY_TOO.test(piece))
  const { hours, unread } = readWeek(told.join('\n'))
  if (!isFilled(hours)) return { value: null, words: [], left: [...pieces] }
  const others = pieces.filter((piece) => !told.includes(piece))
  return { value: hours, words: told, left: [...others, ...unread] }
}
