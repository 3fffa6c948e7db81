import fc from 'fast-check'

/** What breaks out of elements, lines and texts when it is not escaped. */
const NASTY = [
  '</script>',
  '</SCRIPT ',
  '<!--',
  '<script>',
  ']]>',
  '&lt;',
  '&',
  '"',
  "'",
  '\\',
  '\r\n',
  '\n',
  '\u2028',
  '\u2029',
  '\0',
  '\ufffe',
  '🐟',
  '👩‍🍳',
  'e\u0301\u0301',
  '\u202e',
  'שלום',
  'مرحبا',
  '\ud83d',
  '\udc1f',
  'ñ',
  ' ',
]

/** Texts as staff, an import or somebody hostile might give them. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
