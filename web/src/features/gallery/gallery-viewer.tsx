import { useId, type KeyboardEvent } from 'react'
import { type Photo, photoName } from '../../catalog/photo.ts'
import { galleryStep, useSwipe } from './gallery-steps.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './gallery-viewer.module.css'

interface GalleryViewerProps {
  photos: readonly Photo[]
  name: string
  /** The photograph on show, null while the viewer is closed. */
  index: number | null
  onChange: (index: number) => void
  onClose: () => void
}

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The photographs one by one over the whole screen. */
export function GalleryViewer({ photos, name, index, onChange, onClose }: GalleryViewerProps) {
  const titleId = useId()
  const current = index ?? 0
  const photo = photos[current]
  const move = (step: -1 | 1) => onChange(galleryStep(current, step, photos.length))
  const moveByKey = ({ key }: KeyboardEvent) => {
    const step = KEY_STEPS[key]
    if (step) move(step)
  }
  return (
    <Dialog
      isOpen={index !== null}
      onClose={onClose}
      labelledBy={titleId}
      className={styles.viewer}
    >
      {index !== null && (
        <div className={styles.screen} onKeyDown={moveByKey}>
          <div className={styles.bar}>
            <h2 id={titleId} className="visually-hidden">
              Fotos de {name}
            </h2>
            <p className={styles.index} role="status">
              {current + 1} / {photos.length}
            </p>
            <RoundButton icon="close" label="Cerrar" className={styles.control} onClick={onClose} />
          </div>
          {photo && <Stage url={photo.url} alt={photoName(photo, current, name)} onMove={move} />}
          {photo && photo.caption !== '' && (
            <p className={styles.caption} aria-hidden="true">
              {photo.caption}
            </p>
          )}
          <Neighbours photos={photos} current={current} />
          {photos.length > 1 && <Arrows onMove={move} />}
        </div>
      )}
    </Dialog>
  )
}

interface StageProps {
  url: string
  alt: string
  onMove: (step: -1 | 1) => void
}

/** The photograph: a tap shows the next one, a swipe the one on that side. */
function Stage({ url, alt, onMove }: StageProps) {
  const swipe = useSwipe(onMove)
  return (
    <button type="button" className={styles.stage} {...swipe}>
      <Picture
        key={url}
        url={url}
        alt={alt}
        kind="photo"
        sizes="100vw"
        className={styles.photo}
        isPriority
        isSharp
      />
    </button>
  )
}

/** Loads the photographs on both sides ahead of the visitor's move. */
function Neighbours({ photos, current }: { photos: readonly Photo[]; current: number }) {
  const sides = [1, -1] as const
  const urls = new Set(
    sides.map((step) => photos[galleryStep(current, step, photos.length)]?.url ?? ''),
  )
  return (
    <div className={styles.ahead} aria-hidden="true">
      {[...urls].map((url) => (
        <Picture key={url} url={url} alt="" kind="photo" sizes="100vw" isPriority isSharp />
      ))}
    </div>
  )
}

function Arrows({ onMove }: { onMove: (step: -1 | 1) => void }) {
  return (
    <div className={styles.arrows}>
      <RoundButton
        icon="previous"
        label="Foto anterior"
        className={styles.control}
        onClick={() => onMove(-1)}
      />
      <RoundButton
        icon="next"
        label="Foto siguiente"
        className={styles.control}
        onClick={() => onMove(1)}
      />
    </div>
  )
}
