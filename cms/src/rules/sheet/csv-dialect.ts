/**
 * How every CSV of the panel is written. Semicolons, because spreadsheets set to Spanish of Argentina
 * part a file at them: at a comma they would not, and would part `a;=1+1` into two cells, the second
 * of which computes. The library (csv-stringify) puts a `'` before texts that begin as a formula
 * does, phones with + included.
 */
export const CSV_DIALECT = {
  delimiter: ';',
  record_delimiter: '\r\n',
  bom: true,
  quoted: true,
  escape_formulas: true,
} as const
