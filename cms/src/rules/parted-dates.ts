import { datedLine } from './dated-cells'
import { beginsWithOtherDays, restBehindDays, type Month } from './written-days'

/** What may part what is said of one day from another day; most often it stands inside of a name. */
const BETWEEN = /\s*[,;|]\s*|\s+[-–—/]\s+|\s+y\s+|\s{2,}|\t/gi

/**
 * A line of several dates, each with its own text, as a line each: 'Martes 1: Ceibo - Miércoles 2:
 * Del Puente' → 'Martes 1: Ceibo' and 'Miércoles 2: Del Puente'. Any other line is the only one.
 */
export function partedDates(line: string, heading: Month | null): string[] {
  const rest = restBehindDays(line, heading) ?? ''
  for (const { index, 0: sign } of rest.matchAll(BETWEEN)) {
    const next = rest.slice(index + sign.length)
    if (!beginsWithOtherDays(next, line, heading)) continue
    const first = line.slice(0, line.length - rest.length + index)
    // Of a spreadsheet with two dates in a row the second has its text in another cell.
    return [first, ...partedDates(datedLine(next), heading)]
  }
  return [line]
}
