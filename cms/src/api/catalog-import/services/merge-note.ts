const START = 'Importado: '
/** Before the further lines of a value that has several, so that they can be told from staff's. */
const CONTINUED = '│'

const linesOf = (text: string | null | undefined) => (text ? text.split(/\r\n?|\n/u) : [])
const isImported = (line: string) => line.startsWith(START) || line.startsWith(CONTINUED)
const mark = (line: string) => (line.startsWith(START) ? line : `${CONTINUED} ${line}`)

/**
 * The internal note with the importer's lines replaced by those of a new import, where they stood
 * or else at the end. What staff wrote stays, line by line.
 */
export function mergeNote(note: string | null | undefined, imported: string | null): string | null {
  const lines = linesOf(note)
  const place = lines.findIndex(isImported)
  const merged = lines.filter((line) => !isImported(line))
  merged.splice(place < 0 ? merged.length : place, 0, ...linesOf(imported).map(mark))
  return merged.length > 0 ? merged.join('\n') : null
}
