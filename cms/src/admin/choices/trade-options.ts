import { optionsOf, type Choices, type Option } from '../../rules/reading/choices/choices'
import { findChoices } from '../../rules/reading/choices/find-choices'
import type { SearchOption } from './search-box'
import { isOnOffer, type ChosenTrades } from './trade-model'

/** A category or subcategory in the list below the search box. */
export interface TradeOption extends SearchOption {
  option: Option
}

const nameOf = (option: Option) =>
  option.kind === 'subcategory' && option.category
    ? `${option.category.name} › ${option.choice.name}`
    : option.choice.name

function noteOf(option: Option, isChosen: boolean, word: string | undefined) {
  if (isChosen) return 'ya elegida'
  if (!option.choice.isPublished) return 'sin publicar'
  if (!isOnOffer(option)) return 'su categoría está sin publicar'
  return word && `por «${word}»`
}

/** What fits what is typed, the best first; everything for ''. */
export function tradeOptions(text: string, choices: Choices, chosen: ChosenTrades): TradeOption[] {
  const found =
    text.trim() === ''
      ? optionsOf(choices).map((option) => ({ option, word: undefined }))
      : findChoices(text, choices)
  const ids = new Set(
    [...chosen.categories, ...chosen.subcategories].map(({ documentId }) => documentId),
  )
  return found
    .filter(({ option }) => option.kind !== 'paymentMethod')
    .map(({ option, word }) => {
      const isChosen = ids.has(option.choice.documentId)
      const note = noteOf(option, isChosen, word)
      return {
        option,
        key: option.choice.documentId,
        name: nameOf(option),
        isDisabled: isChosen || !isOnOffer(option),
        ...(note ? { note } : {}),
      }
    })
}

export const emptyMessage = (text: string): string =>
  `No hay una categoría para «${text.trim()}». Probá con otra palabra.`
