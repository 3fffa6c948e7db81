import { changeActions, type Action } from '../document-actions/change-actions'
import { useSaveKeys } from '../document-actions/save-keys'
import { usePendingUploads } from './pending-uploads'

const heldWhileUploading = (action: Action): Action =>
  function Held(props) {
    const isHeld = usePendingUploads()
    useSaveKeys(() => false, isHeld)
    const description = action(props)
    if (!isHeld || !description) return description
    return { ...description, disabled: true, label: 'Subiendo fotos…' }
  }

/** What saves the form waits for its pictures: one that arrives later would be missing. */
export const waitForUploads = changeActions({
  publish: heldWhileUploading,
  update: heldWhileUploading,
})
