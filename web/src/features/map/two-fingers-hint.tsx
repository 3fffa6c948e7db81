import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'
import styles from './two-fingers-hint.module.css'

const SHOWN_MS = 1_500

/**
 * Tells a visitor whose single finger scrolls the page over the map how the map itself is moved.
 * Nothing for a screen reader: the same places are a list.
 */
export function TwoFingersHint() {
  const map = useMap()
  const [isShown, setIsShown] = useState(false)
  useEffect(
    function watchFingers() {
      const container = map.getContainer()
      let timer: ReturnType<typeof setTimeout> | undefined
      const tell = ({ touches, target }: TouchEvent) => {
        const isInPopup = target instanceof Element && target.closest('.leaflet-popup') !== null
        clearTimeout(timer)
        setIsShown(touches.length === 1 && !isInPopup)
        timer = setTimeout(() => setIsShown(false), SHOWN_MS)
      }
      container.addEventListener('touchmove', tell, { passive: true })
      return () => {
        container.removeEventListener('touchmove', tell)
        clearTimeout(timer)
      }
    },
    [map],
  )
  return (
    <p className={styles.hint} data-shown={isShown} aria-hidden="true">
      Usá dos dedos para mover el mapa
    </p>
  )
}
