import { useState, type MouseEvent } from 'react'
import { type Photo, photoName } from '../../catalog/photo.ts'
import { Picture } from '../../ui/picture.tsx'
import { GALLERY_GRID_SIZE } from './gallery-steps.ts'
import { GalleryViewer } from './gallery-viewer.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  /** Not empty. */
  photos: readonly Photo[]
  /** Whose photographs they are. */
  name: string
}

/**
 * The first five photographs, on a phone in a row that is swiped; each opens the viewer, which shows
 * them all (spec section 2, Gallery). They are links: without scripts the photograph itself opens.
 */
export function Gallery({ photos, name }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const shown = photos.slice(0, GALLERY_GRID_SIZE)
  const hasMore = photos.length > shown.length
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpenIndex(index)
  }
  return (
    <>
      <ul className={styles.grid} data-count={shown.length} aria-label={`Fotos de ${name}`}>
        {shown.map((photo, index) => (
          <li key={index}>
            <a
              href={photo.url}
              data-pressed-later
              className={styles.tile}
              onClick={(event) => open(event, index)}
            >
              <Picture
                url={photo.url}
                alt={photoName(photo, index, name)}
                kind="photo"
                sizes={
                  index === 0 ? '(min-width: 48rem) 30rem, 85vw' : '(min-width: 48rem) 15rem, 85vw'
                }
                className={styles.photo}
                isPriority={index === 0}
              />
              <Words
                caption={photo.caption}
                place={photos.length > 1 ? `${index + 1} / ${photos.length}` : ''}
              />
              {hasMore && index === shown.length - 1 && (
                <span className={styles.more}>Mostrar todas las fotos</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <GalleryViewer
        photos={photos}
        name={name}
        index={openIndex}
        onChange={setOpenIndex}
        onClose={() => setOpenIndex(null)}
      />
    </>
  )
}

/** On a photograph, for the eye: its alternative text says the same. */
function Words({ caption, place }: { caption: string; place: string }) {
  return (
    <span aria-hidden="true">
      {place !== '' && <span className={styles.place}>{place}</span>}
      {caption !== '' && <span className={styles.caption}>{caption}</span>}
    </span>
  )
}
