import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useStored } from '../../browser/storage.ts'
import { messages } from '../../ui/messages.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { Toast } from '../../ui/toast.tsx'
import styles from './heart-button.module.css'
import { favourites, toggleFavourite } from './saved-stores.ts'

interface HeartButtonProps {
  id: number
  name: string
}

/**
 * Puts a store among the visitor's favourites, or takes it out. Where the browser keeps nothing it
 * says so.
 */
export function HeartButton({ id, name }: HeartButtonProps) {
  const isFavourite = useStored(favourites).includes(id)
  const [isLost, setLost] = useState(false)
  const toggle = () => {
    toggleFavourite(id)
    setLost(!isFavourite && !favourites.isKept())
  }
  return (
    <>
      <RoundButton
        icon="heart"
        label={`Favorito: ${name}`}
        data-screen-only
        data-scripted
        className={styles.heart}
        aria-pressed={isFavourite}
        title={isFavourite ? 'Quitar de favoritos' : 'Agregar a favoritos'}
        onClick={toggle}
      />
      {/* Not in the card, which moves and would take it along. */}
      {isLost &&
        createPortal(
          <Toast onClose={() => setLost(false)}>{messages.favouriteNotKept}</Toast>,
          document.body,
        )}
    </>
  )
}
