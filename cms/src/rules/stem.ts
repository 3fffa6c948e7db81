/**
 * What a folded word has in all its numbers, for the site's search and for what staff type: 'flores'
 * and 'flor', 'coches' and 'coche', 'luces' and 'luz'.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word
  return word.replace(/s$/, '').replace(/e$/, '').replace(/z$/, 'c')
}
