/**
 * Begins as a marked formula does, of what a spreadsheet would compute, full-width forms included:
 * marked as well, it comes back as it was.
 */
const LIKE_MARKED = /^'+[=+\-@\t\r＝＋－＠]/

/**
 * A text that can be told from a marked one: `'=1` → `''=1`. Formulas themselves get their `'` from
 * the library that writes the CSV, as those of the leads do; a cell of text in XLSX needs none.
 */
export const guardMark = (text: string): string => (LIKE_MARKED.test(text) ? `'${text}` : text)

/** Takes away what `guardMark` and the library put before a text, and nothing else. */
export const withoutMark = (cell: string): string => (LIKE_MARKED.test(cell) ? cell.slice(1) : cell)
