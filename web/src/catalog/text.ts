/**
 * Text without accents and case, for comparisons: 'Óptica NUEVA' → 'optica nueva'.
 * The result's length may differ from the input's.
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** The words of a text, folded: '  Pan  Fácil ' → ['pan', 'facil']. */
export function foldedWords(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean)
}
