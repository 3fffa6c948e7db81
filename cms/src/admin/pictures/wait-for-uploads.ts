import { useEffect } from 'react'
import { usePendingUploads } from './pending-uploads'

interface Description {
  label: string
  disabled?: boolean
}

/** A button of the form, as the panel makes it: a hook that describes it. */
export interface DocumentAction {
  (props: never): Description | null | undefined
  type?: string
}

const SAVING = new Set(['publish', 'update'])

export const isSaveKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && /^(s|enter)$/i.test(key)

/** The panel saves by keyboard as well, whatever its buttons say. */
function useHeldKeys(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  }, [isHeld])
}

function heldWhileUploading(action: DocumentAction): DocumentAction {
  const Action = action
  const Held: DocumentAction = (props) => {
    const isHeld = usePendingUploads()
    useHeldKeys(isHeld)
    const description = Action(props)
    if (!isHeld || !description) return description
    return { ...description, disabled: true, label: 'Subiendo fotos…' }
  }
  return Object.assign(Held, action)
}

/** What saves the form waits for its pictures: one that arrives later would be missing. */
export const waitForUploads = (actions: DocumentAction[]): DocumentAction[] =>
  actions.map((action) => (SAVING.has(action.type ?? '') ? heldWhileUploading(action) : action))
