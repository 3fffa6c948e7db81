import type { DayHours, Hours } from '../../../hours'
import type { WeekdayKey } from '../../../weekdays'

const LETTERS: Record<string, WeekdayKey> = {
  L: 'monday',
  M: 'tuesday',
  X: 'wednesday',
  J: 'thursday',
  V: 'friday',
  S: 'saturday',
  D: 'sunday',
}

/**
 * A week as the tables of tests write it: 'LMXJV 08:00-12:00 16:00-20:00; S «Hasta las 13»; D cerrado'.
 * '' knows nothing.
 */
export function weekInShort(text: string): Hours {
  const hours: Hours = {}
  for (const part of text.split('; ').filter(Boolean)) {
    const space = part.indexOf(' ')
    for (const letter of part.slice(0, space)) {
      const key = LETTERS[letter]
      if (key === undefined) throw new Error(`No day has the letter ${letter}: ${text}`)
      hours[key] = dayInShort(part.slice(space + 1))
    }
  }
  return hours
}

function dayInShort(text: string): DayHours {
  if (text === 'cerrado') return { mode: 'closed' }
  if (text.startsWith('«')) return { mode: 'text', text: text.slice(1, -1) }
  const ranges = text.split(' ').map((range) => {
    const [opens = '', closes = ''] = range.split('-')
    return { opens, closes }
  })
  return { mode: 'ranges', ranges }
}
