import { useRef, type PointerEvent } from 'react'
import { swipeStep } from './gallery-steps.ts'

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
