import { useState } from 'react'
import { GALLERY_GRID_SIZE } from './gallery-steps.ts'
import { Picture } from '../../ui/picture.tsx'
import { GalleryViewer } from './gallery-viewer.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  /** Addresses of the photographs, not empty. */
  images: readonly string[]
  /** Whose photographs they are. */
  name: string
}

/** The first five photographs; each opens the viewer, which shows them all. */
export function Gallery({ images, name }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const shown = images.slice(0, GALLERY_GRID_SIZE)
  const hasMore = images.length > shown.length
  return (
    <>
      <ul className={styles.grid} data-count={shown.length} aria-label={`Fotos de ${name}`}>
        {shown.map((url, index) => (
          <li key={index}>
            <button type="button" className={styles.tile} onClick={() => setOpenIndex(index)}>
              <Picture
                url={url}
                alt={`Foto ${index + 1} de ${name}`}
                kind="photo"
                sizes={
                  index === 0 ? '(min-width: 48rem) 30rem, 100vw' : '(min-width: 48rem) 15rem, 50vw'
                }
                className={styles.photo}
              />
              {hasMore && index === shown.length - 1 && (
                <span className={styles.more}>Mostrar todas las fotos</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <GalleryViewer
        images={images}
        name={name}
        index={openIndex}
        onChange={setOpenIndex}
        onClose={() => setOpenIndex(null)}
      />
    </>
  )
}
