/** What an answer tells of the program, its machine or its database, and no visitor may know. */
const LEAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['una pila', /\bat (?:async )?[\w.<>$]+ \(|node:internal|\.(?:[cm]?js|ts):\d+/],
  ['una ruta', /node_modules|(?:^|[\s"'(])\/(?:home|root|tmp|usr|var|work|opt|srv)\/\w/],
  [
    'SQL',
    /\bSQLITE_|\b(?:select|insert|update|delete)\b[^<>]{1,200}\b(?:from|into|set|where)\b|knex/i,
  ],
  [
    'un error sin traducir',
    /\b(?:TypeError|ReferenceError|SyntaxError|RangeError|Cannot read|undefined)\b/,
  ],
]

/** The kinds of what leaks from a text: ['una pila', 'una ruta']. */
export const leaksIn = (text: string): string[] =>
  LEAKS.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))
