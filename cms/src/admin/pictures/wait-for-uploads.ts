import { changeActions, type PanelAction } from '../document-actions/change-actions'
import { useSaveKeys } from '../document-actions/save-keys'
import { usePendingUploads } from './pending-uploads'

interface Description {
  label: string
  disabled?: boolean
}

export type DocumentAction = PanelAction<never, Description>

const heldWhileUploading = (action: DocumentAction): DocumentAction =>
  function Held(props) {
    const isHeld = usePendingUploads()
    useSaveKeys(() => false, isHeld)
    const description = action(props)
    if (!isHeld || !description) return description
    return { ...description, disabled: true, label: 'Subiendo fotos…' }
  }

/** What saves the form waits for its pictures: one that arrives later would be missing. */
export const waitForUploads = (actions: DocumentAction[]): DocumentAction[] =>
  changeActions(actions, { publish: heldWhileUploading, update: heldWhileUploading })
