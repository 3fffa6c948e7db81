import { useRef, useState } from 'react'
import { Box, TextInput, Typography } from '@strapi/design-system'
import { Search } from '@strapi/icons'
import { styled } from 'styled-components'
import { LeftOver, showBox } from '../unsaved/left-over'
import { useFilledBox } from '../unsaved/filled-boxes'
import { useCombobox } from './use-combobox'

export interface SearchOption {
  key: string
  /** What it is called: 'Alimentos › Panaderías'. */
  name: string
  /** Why it fits, or why it cannot be chosen. */
  note?: string
  isDisabled: boolean
}

interface SearchBoxProps<Option extends SearchOption> {
  placeholder: string
  /** Name of the list. */
  listLabel: string
  disabled: boolean
  /** Those that fit what is typed; for '' all. */
  optionsFor(text: string): readonly Option[]
  /** Told where nothing fits. */
  emptyMessage(text: string): string
  onChoose(option: Option): void
  /** Told what is typed, '' when somebody comes to the box: where the options have to be asked for. */
  onText?(text: string): void
}

const List = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 3;
  max-height: 32rem;
  margin-top: 4px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.filterShadow};
`

const Row = styled.li<{ $isActive: boolean; $isDisabled: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: ${({ theme }) => theme.borderRadius};
  cursor: ${({ $isDisabled }) => ($isDisabled ? 'default' : 'pointer')};
  background: ${({ theme, $isActive }) => ($isActive ? theme.colors.primary100 : 'transparent')};
  &:hover {
    background: ${({ theme, $isDisabled }) => ($isDisabled ? 'transparent' : theme.colors.primary100)};
  }
`

/** A box to search in, inside a field of the form, with what fits in a list below it. */
export function SearchBox<Option extends SearchOption>(props: SearchBoxProps<Option>) {
  const { placeholder, listLabel, disabled, optionsFor, emptyMessage, onChoose, onText } = props
  const [text, keepText] = useState('')
  const [leftOver, setLeftOver] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const setText = (typed: string) => {
    keepText(typed)
    onText?.(typed)
  }
  const options = optionsFor(text)
  const box = useCombobox(text, options, (option) => {
    setText('')
    setLeftOver(null)
    onChoose(option)
  })
  useFilledBox(text.trim() !== '', () => {
    setLeftOver(`«${text.trim()}» no está elegido: elegilo de la lista, o borralo.`)
    showBox(input.current)
    box.open()
    return false
  })
  return (
    <Box position="relative">
      <TextInput
        {...box.inputProps}
        ref={input}
        hasError={leftOver !== null}
        startAction={<Search fill="neutral500" aria-hidden />}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        onChange={(event: { target: { value: string } }) => {
          setText(event.target.value)
          setLeftOver(null)
          box.open()
        }}
        onFocus={() => onText?.(text)}
        onClick={box.open}
        onBlur={box.close}
      />
      <LeftOver message={leftOver} />
      {box.isOpen && (
        // Pressing on the list leaves the focus in the box.
        <List id={box.listId} role="listbox" aria-label={listLabel} onMouseDown={keepFocus}>
          {options.map((option) => (
            <OptionRow
              key={option.key}
              id={box.idOf(option.key)}
              option={option}
              isActive={box.active?.key === option.key}
              onChoose={() => box.choose(option)}
            />
          ))}
          {options.length === 0 && <Empty message={emptyMessage(text)} />}
        </List>
      )}
    </Box>
  )
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()

interface OptionRowProps {
  id: string
  option: SearchOption
  isActive: boolean
  onChoose(): void
}

function OptionRow({ id, option, isActive, onChoose }: OptionRowProps) {
  const { name, note, isDisabled } = option
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isDisabled}
      $isActive={isActive}
      $isDisabled={isDisabled}
      onClick={isDisabled ? undefined : onChoose}
    >
      <Typography textColor={isDisabled ? 'neutral600' : 'neutral800'}>{name}</Typography>
      {note && (
        <Typography variant="pi" textColor="neutral600">
          {note}
        </Typography>
      )}
    </Row>
  )
}

function Empty({ message }: { message: string }) {
  return (
    <Row role="option" aria-selected={false} aria-disabled $isActive={false} $isDisabled>
      <Typography textColor="neutral600">{message}</Typography>
    </Row>
  )
}
