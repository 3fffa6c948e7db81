import { Typography } from '@strapi/design-system'
import { Cross, Plus } from '@strapi/icons'
import { styled } from 'styled-components'

const Chip = styled.button<{ $isChosen: boolean; $isWrong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 12px;
  text-align: left;
  border-radius: 18px;
  border: 1px ${({ $isChosen }) => ($isChosen ? 'solid' : 'dashed')}
    ${({ theme, $isWrong, $isChosen }) =>
      $isWrong
        ? theme.colors.danger600
        : $isChosen
          ? theme.colors.primary600
          : theme.colors.neutral400};
  background: ${({ theme, $isChosen }) =>
    $isChosen ? theme.colors.primary100 : theme.colors.neutral0};
  button& {
    cursor: pointer;
  }
  & svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
  }
  & svg path {
    fill: ${({ theme, $isChosen }) =>
      $isChosen ? theme.colors.primary700 : theme.colors.neutral600};
  }
`

interface ChoiceChipProps {
  name: string
  isChosen: boolean
  isPublished: boolean
  disabled: boolean
  onPress(): void
}

/** Something that is chosen, to take away, or that might be, to add; a word where nothing may. */
export function ChoiceChip({ name, isChosen, isPublished, disabled, onPress }: ChoiceChipProps) {
  const isBarred = !isChosen && !isPublished
  const text = isPublished ? name : `${name} · sin publicar`
  const look = { $isChosen: isChosen, $isWrong: isChosen && !isPublished }
  const words = (
    <Typography
      fontWeight={isChosen ? 'semiBold' : 'regular'}
      textColor={isChosen ? 'primary700' : 'neutral700'}
    >
      {text}
    </Typography>
  )
  if (disabled || isBarred) {
    return (
      <Chip as="span" {...look}>
        {words}
      </Chip>
    )
  }
  return (
    <Chip
      type="button"
      {...look}
      aria-label={`${isChosen ? 'Quitar' : 'Agregar'} ${text}`}
      onClick={onPress}
    >
      {!isChosen && <Plus aria-hidden />}
      {words}
      {isChosen && <Cross aria-hidden />}
    </Chip>
  )
}
