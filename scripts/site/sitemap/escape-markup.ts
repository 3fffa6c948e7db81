const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that no XML document may hold, escaped or not: halves, most control characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as the content of an element or the value of an attribute, in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The same for XML, without what no XML document may hold, and for HTML that must be both. */
export const escapeMarkup = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''))
