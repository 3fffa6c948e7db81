import type { CategoryChoice, Choice, Choices, Option } from '../../rules/reading/choices/choices'
import type { Chosen } from './relation-value'

export interface ChosenTrades {
  categories: readonly Chosen[]
  subcategories: readonly Chosen[]
}

/** A category or subcategory as the form shows it. */
export interface TradeChip {
  choice: Choice
  isChosen: boolean
}

/** A category of the store with all of its subcategories; null for subcategories without one. */
export interface TradeGroup {
  category: TradeChip | null
  subcategories: TradeChip[]
}

const isIn = (chosen: readonly Chosen[], { documentId }: Choice) =>
  chosen.some((one) => one.documentId === documentId)

/** What the catalogue does not tell of: it may have been deleted meanwhile. */
const unknownChoice = ({ id, documentId, name, status }: Chosen): Choice => ({
  id,
  documentId,
  name: name ?? 'Ya no existe',
  isPublished: status !== 'draft',
})

function groupOf(category: CategoryChoice, chosen: ChosenTrades): TradeGroup {
  return {
    category: { choice: category, isChosen: isIn(chosen.categories, category) },
    subcategories: category.subcategories.map((choice) => ({
      choice,
      isChosen: isIn(chosen.subcategories, choice),
    })),
  }
}

const isUsed = ({ category, subcategories }: TradeGroup) =>
  category?.isChosen || subcategories.some(({ isChosen }) => isChosen)

/**
 * The categories of a store, each with its subcategories, chosen or not. Also one of which only a
 * subcategory is chosen, and what is chosen and stands in no category.
 */
export function tradeGroups(choices: Choices, chosen: ChosenTrades): TradeGroup[] {
  const groups = choices.categories.map((category) => groupOf(category, chosen)).filter(isUsed)
  const shown = new Set(
    groups.flatMap(({ category, subcategories }) =>
      [category, ...subcategories].map((chip) => chip?.choice.documentId),
    ),
  )
  const unknown = chosen.categories.filter(({ documentId }) => !shown.has(documentId))
  const loose = chosen.subcategories.filter(({ documentId }) => !shown.has(documentId))
  const known = (one: Chosen) =>
    choices.subcategories.find(({ documentId }) => documentId === one.documentId) ??
    unknownChoice(one)
  return [
    ...groups,
    ...unknown.map((one) => ({
      category: { choice: unknownChoice(one), isChosen: true },
      subcategories: [],
    })),
    ...(loose.length === 0
      ? []
      : [
          {
            category: null,
            subcategories: loose.map((one) => ({ choice: known(one), isChosen: true })),
          },
        ]),
  ]
}

/** What is connected when an option is chosen: a subcategory brings its category. */
export function connectedBy(option: Option): { categories: Choice[]; subcategories: Choice[] } {
  if (option.kind === 'category') return { categories: [option.choice], subcategories: [] }
  if (option.kind !== 'subcategory') return { categories: [], subcategories: [] }
  return {
    categories: option.category ? [option.category] : [],
    subcategories: [option.choice],
  }
}

/** Whether a store with it could be published. */
export const isOnOffer = (option: Option): boolean =>
  option.choice.isPublished &&
  (option.kind !== 'subcategory' || (option.category?.isPublished ?? true))
