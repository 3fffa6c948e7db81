import { useId, useState, type KeyboardEvent } from 'react'

/** As much of an option as the keyboard needs. */
interface Selectable {
  key: string
  isDisabled: boolean
}

/**
 * Keyboard and roles of a box to search in with a list below it, as the combobox pattern of WAI-ARIA
 * has them. With something typed its first option is one «Entrar» away.
 */
export function useCombobox<Item extends Selectable>(
  text: string,
  options: readonly Item[],
  onChoose: (option: Item) => void,
) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const enabled = options.filter(({ isDisabled }) => !isDisabled)
  const place = enabled.findIndex(({ key }) => key === activeKey)
  const active = enabled[place] ?? (text.trim() === '' ? undefined : enabled[0])
  const idOf = (key: string) => `${listId}-${key}`

  const close = () => {
    setIsOpen(false)
    setActiveKey(null)
  }
  const moveTo = (next: Item | undefined) => {
    setIsOpen(true)
    setActiveKey(next?.key ?? null)
    if (next) document.getElementById(idOf(next.key))?.scrollIntoView({ block: 'nearest' })
  }
  const step = (by: number) => {
    if (!isOpen) return setIsOpen(true)
    const from = active ? enabled.indexOf(active) : by > 0 ? -1 : 0
    moveTo(enabled[(from + by + enabled.length) % enabled.length])
  }
  const choose = (option: Item) => {
    close()
    onChoose(option)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Of an input method that composes a letter, and of the panel's own shortcuts.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter') {
      if (isOpen && active) choose(active)
    } else if (key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    isOpen,
    active,
    listId,
    idOf,
    open: () => setIsOpen(true),
    close,
    choose,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && active ? idOf(active.key) : undefined,
      autoComplete: 'off',
      onKeyDown,
    } as const,
  }
}
