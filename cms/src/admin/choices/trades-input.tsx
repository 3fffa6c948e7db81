import { useState } from 'react'
import { VisuallyHidden } from '@strapi/design-system'
import type { Choices, Option } from '../../rules/reading/choices/choices'
import { STORE } from '../content-paths'
import type { InputProps } from '../forms/form-field'
import { ChoiceField } from './choice-field'
import { SearchBox } from './search-box'
import { TradeChips } from './trade-chips'
import { connectedBy, tradeGroups, type TradeChip } from './trade-model'
import { emptyMessage, tradeOptions, type TradeOption } from './trade-options'
import { Unknown } from './unknown'
import { useRelation } from './use-relation'

/** Categories and subcategories of a store and what changes them, as one. */
function useTrades() {
  const categories = useRelation(STORE, 'categories')
  const subcategories = useRelation(STORE, 'subcategories')
  const connect = (option: Option) => {
    const wanted = connectedBy(option)
    if (wanted.categories.length > 0) categories.connect(wanted.categories)
    if (wanted.subcategories.length > 0) subcategories.connect(wanted.subcategories)
  }
  return { categories, subcategories, connect }
}

interface PickerProps {
  choices: Choices
  disabled: boolean
}

function Picker({ choices, disabled }: PickerProps) {
  const { categories, subcategories, connect } = useTrades()
  const [told, setTold] = useState('')
  const chosen = { categories: categories.chosen, subcategories: subcategories.chosen }
  const groups = tradeGroups(choices, chosen)
  const relations = [categories, subcategories]
  if (!relations.every(({ isKnown }) => isKnown)) {
    const hasFailed = relations.some((relation) => relation.hasFailed)
    return (
      <Unknown hasFailed={hasFailed} onRetry={() => relations.forEach(({ retry }) => retry())} />
    )
  }
  const optionsFor = (text: string) => tradeOptions(text, choices, chosen)

  const choose = ({ option, name }: TradeOption) => {
    connect(option)
    setTold(`Elegiste ${name}.`)
  }
  const toggleCategory = ({ choice, isChosen }: TradeChip) => {
    if (!isChosen) return categories.connect([choice])
    const own = groups.find(({ category }) => category?.choice === choice)?.subcategories ?? []
    const gone = own.filter((chip) => chip.isChosen).map((chip) => chip.choice)
    categories.disconnect([choice])
    if (gone.length > 0) subcategories.disconnect(gone)
    setTold(`Quitaste ${choice.name}.`)
  }
  const toggleSubcategory = ({ choice, isChosen }: TradeChip) => {
    setTold(`${isChosen ? 'Quitaste' : 'Elegiste'} ${choice.name}.`)
    if (isChosen) return subcategories.disconnect([choice])
    const group = groups.find((one) => one.subcategories.some((chip) => chip.choice === choice))
    if (group?.category && !group.category.isChosen) categories.connect([group.category.choice])
    subcategories.connect([choice])
  }

  return (
    <>
      {!disabled && (
        <SearchBox
          placeholder="Por ejemplo: panadería, remis"
          listLabel="Categorías y subcategorías"
          disabled={disabled}
          optionsFor={optionsFor}
          emptyMessage={emptyMessage}
          onChoose={choose}
        />
      )}
      <TradeChips
        groups={groups}
        disabled={disabled}
        onCategory={toggleCategory}
        onSubcategory={toggleSubcategory}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  )
}

/** Form field of the panel: categories and subcategories of a store, found by what it sells. */
export function TradesInput(props: InputProps) {
  return (
    <ChoiceField {...props}>
      {(choices, disabled) => <Picker choices={choices} disabled={disabled} />}
    </ChoiceField>
  )
}
