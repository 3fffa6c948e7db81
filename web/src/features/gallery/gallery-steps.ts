import { useRef, type PointerEvent } from 'react'

/** Photographs in the grid before the viewer is opened (spec section 9). */
export const GALLERY_GRID_SIZE = 5

const SWIPE_THRESHOLD_PX = 50

/** Index reached from `index` in either direction, around both ends. */
export function galleryStep(index: number, step: -1 | 1, count: number): number {
  return (index + step + count) % count
}

/**
 * Step of a swipe: to the left the next image, to the right the one before; 0 when it
 * is shorter than 50 px or goes rather up or down.
 */
export function swipeStep(way: { x: number; y: number }): -1 | 0 | 1 {
  if (Math.abs(way.x) < SWIPE_THRESHOLD_PX || Math.abs(way.y) > Math.abs(way.x)) return 0
  return way.x < 0 ? 1 : -1
}

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
  onClick: () => void
}

/** A swipe moves to its side, a tap (a click, Enter) to the next. */
export function useSwipe(onMove: (step: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null)
  const hasSwiped = useRef(false)
  return {
    onPointerDown: ({ clientX, clientY }) => {
      hasSwiped.current = false
      start.current = { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return
      const step = swipeStep({ x: clientX - start.current.x, y: clientY - start.current.y })
      start.current = null
      hasSwiped.current = step !== 0
      if (step !== 0) onMove(step)
    },
    onPointerCancel: () => {
      start.current = null
    },
    // A mouse's swipe ends in a click as well.
    onClick: () => {
      if (!hasSwiped.current) onMove(1)
      hasSwiped.current = false
    },
  }
}
