import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useStored } from '../../browser/storage.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { messages } from '../../ui/messages.ts'
import { Toast } from '../../ui/toast.tsx'
import styles from './heart-button.module.css'
import { favourites, toggleFavourite } from './saved-stores.ts'

interface HeartButtonProps {
  id: number
  name: string
  className?: string | undefined
}

/**
 * Puts a store among the visitor's favourites, or takes it out. Where the browser keeps nothing it
 * says so.
 */
export function HeartButton({ id, name, className }: HeartButtonProps) {
  const isFavourite = useStored(favourites).includes(id)
  const [isLost, setLost] = useState(false)
  const toggle = () => {
    toggleFavourite(id)
    setLost(!isFavourite && !favourites.isKept())
  }
  return (
    <>
      <button
        type="button"
        data-screen-only
        data-scripted
        className={classNames(styles.heart, className)}
        aria-pressed={isFavourite}
        aria-label={`Favorito: ${name}`}
        title={isFavourite ? 'Quitar de favoritos' : 'Agregar a favoritos'}
        onClick={toggle}
      >
        <Icon name="heart" />
      </button>
      {/* Not in the card, which moves and would take it along. */}
      {isLost &&
        createPortal(
          <Toast onClose={() => setLost(false)}>{messages.favouriteNotKept}</Toast>,
          document.body,
        )}
    </>
  )
}
