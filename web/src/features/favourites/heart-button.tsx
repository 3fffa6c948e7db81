import { useStored } from '../../browser/storage.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './heart-button.module.css'
import { favourites, toggleFavourite } from './kept.ts'

interface HeartButtonProps {
  id: number
  name: string
  className?: string | undefined
}

/** Puts a store among the visitor's favourites, or takes it out. */
export function HeartButton({ id, name, className }: HeartButtonProps) {
  const isFavourite = useStored(favourites).includes(id)
  return (
    <button
      type="button"
      data-screen-only
      data-scripted
      className={classNames(styles.heart, className)}
      aria-pressed={isFavourite}
      aria-label={`Favorito: ${name}`}
      title={isFavourite ? 'Quitar de favoritos' : 'Agregar a favoritos'}
      onClick={() => toggleFavourite(id)}
    >
      <Icon name="heart" />
    </button>
  )
}
