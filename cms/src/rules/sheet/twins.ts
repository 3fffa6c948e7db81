import { foldText } from '../slug'

const fold = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The same for stores that are probably one: the same name at the same address, whatever accents,
 * capitals and points. '' for one without a name.
 */
export function twinKey(name: string, address: string): string {
  const folded = fold(name)
  return folded === '' ? '' : JSON.stringify([folded, fold(address)])
}
