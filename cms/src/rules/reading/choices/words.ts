import { foldText } from '../../slug'
import { stemOf } from '../../stem'

/** A word of a text: how it is compared, and where it stands in the text. */
export interface Word {
  stem: string
  from: number
  to: number
}

/** The words of a text, without what stands between them: 'Débito, MP' → 'debito' and 'mp'. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    stem: stemOf(foldText(word)),
    from: index,
    to: index + word.length,
  }))
}

/** A text by its words alone, in whatever number: 'Panaderías', 'panadería' → 'panaderia'. */
export const stemsOf = (text: string): string =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')
