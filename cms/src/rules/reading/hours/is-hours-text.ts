import { itemsOf, type Item } from './hours-items'
import { tokensOf, type Token } from './tokens'

/** So many words that mean nothing here make a line one of something else. */
const TOO_MANY_STRANGE = 4

/**
 * Whether a line of a message tells of opening hours, read or not: 'L a V 8 a 12', 'Sábados:', 'de 17
 * a 21 hs', '24 hs', 'domingos cerrado'. Not 'Colón 1234', a phone, '24 cuotas' or 'martes de promo
 * 2x1'. `readWeek` wants all lines of a text at once: a line may go on with the days of the one before.
 */
export function isHoursText(line: string): boolean {
  const tokens = tokensOf(line)
  const items = itemsOf(tokens)
  const count = (...kinds: Item['kind'][]) =>
    items.filter(({ kind }) => kinds.includes(kind)).length
  const strange = count('strange', 'danger')
  const schedules = count('range', 'whole-day', 'closed', 'one-end')
  if (count('days') > 0) {
    if (schedules > 0) return strange < TOO_MANY_STRANGE
    return strange === 0 && items.some((item) => item.kind === 'days' && item.list.days.size > 0)
  }
  if (strange > 0) return false
  if (count('whole-day', 'closed') > 0) return true
  const isNamed = count('opener') > 0
  if (count('text') > 0)
    return isNamed || tokens.some(({ text }) => /^(?:turno|cita|horario)s?$/.test(text))
  const ranges = count('range')
  return ranges > 1 || (ranges > 0 && (isNamed || items.some((item) => saysHours(item, tokens))))
}

/** Whether a range cannot be other numbers: '8:30 a 12', '8 a 12 hs', '9 am a 5 pm', not '10 a 15'. */
function saysHours(item: Item, tokens: readonly Token[]): boolean {
  if (item.kind === 'half') return true
  const words = tokens.slice(item.from, item.to).map(({ text }) => text)
  if (item.kind !== 'range') return words.some((word) => /^corrid[oa]$/.test(word))
  return words.some((word) =>
    /^(?:h|hs|hrs|hora|horas|:|am|pm|mediodia|medianoche|las)$/.test(word),
  )
}
