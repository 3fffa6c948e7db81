import { Flex, Typography } from '@strapi/design-system'
import { ChoiceChip } from './choice-chip'
import type { TradeChip, TradeGroup } from './trade-model'

interface TradeChipsProps {
  groups: readonly TradeGroup[]
  disabled: boolean
  onCategory(chip: TradeChip): void
  onSubcategory(chip: TradeChip): void
}

/** The categories of a store, one a line, with their subcategories to add or to take away. */
export function TradeChips({ groups, disabled, onCategory, onSubcategory }: TradeChipsProps) {
  const chip = (shown: TradeChip, onPress: (chip: TradeChip) => void) => (
    <ChoiceChip
      key={shown.choice.documentId}
      name={shown.choice.name}
      isPublished={shown.choice.isPublished}
      isChosen={shown.isChosen}
      disabled={disabled}
      onPress={() => onPress(shown)}
    />
  )
  if (groups.length === 0) return null
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      paddingTop={2}
      role="list"
      aria-label="Categorías elegidas"
    >
      {groups.map(({ category, subcategories }) => (
        <Flex
          key={category?.choice.documentId ?? ''}
          role="listitem"
          gap={2}
          wrap="wrap"
          alignItems="center"
        >
          {category && chip(category, onCategory)}
          {category && subcategories.length > 0 && (
            <Typography textColor="neutral600" aria-hidden>
              ›
            </Typography>
          )}
          {subcategories
            .filter(({ isChosen }) => isChosen || !disabled)
            .map((one) => chip(one, onSubcategory))}
        </Flex>
      ))}
    </Flex>
  )
}
