import fc from 'fast-check'

/** Text that breaks out of elements, attributes, lines and texts when it is not escaped. */
const NASTY = [
  '</script>',
  '</SCRIPT ',
  '</title>',
  '</noscript>',
  '</p></main>',
  '<!--',
  '-->',
  ']]>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)">',
  '" onclick="alert(1)',
  "' onclick='alert(1)",
  '&lt;',
  '&amp',
  '&',
  '"',
  "'",
  '\\',
  '{{1+1}}',
  '${1+1}',
  '\r\n',
  '\r',
  '\n',
  '\t',
  '\u2028',
  '\u2029',
  '\0',
  '\u0001',
  '\ufffe',
  '🐟',
  '👩🏽‍🍳',
  'e\u0301\u0301',
  '\u202e',
  '\u2066',
  'שלום',
  'مرحبا',
  '\ud83d',
  '\udc1f',
  '\ud83d\0\udc1f',
  'ñ',
  ' ',
]

/** Texts as staff, an import or somebody hostile might give them. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
