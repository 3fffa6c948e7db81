import { useEffect, useRef } from 'react'

/**
 * Uses what is written in a box that is no field of the form, where that is sure; false: it stays,
 * and the box says what to do with it.
 */
type Finish = () => boolean

/** Boxes of the open form with something written in them that the form does not have. */
const boxes = new Set<Finish>()

export function addFilledBox(finish: Finish): () => void {
  boxes.add(finish)
  return () => void boxes.delete(finish)
}

/** Asks every box to finish, each once. False: at least one of them cannot. */
export const finishBoxes = (): boolean => [...boxes].map((finish) => finish()).every(Boolean)

/** While `isFilled`, a save asks this box first. */
export function useFilledBox(isFilled: boolean, finish: Finish): void {
  const latest = useRef(finish)
  latest.current = finish
  useEffect(() => {
    if (!isFilled) return
    return addFilledBox(() => latest.current())
  }, [isFilled])
}
