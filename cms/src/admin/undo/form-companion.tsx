import { LaterTypingKeeper } from '../later-typing/later-typing-keeper'
import { ConflictDialog } from './conflict-dialog'
import { UnsavedChanges } from './unsaved-changes'

/** Stands under the buttons of every form, on the phone as well. */
export function FormCompanion() {
  return (
    <>
      <LaterTypingKeeper />
      <UnsavedChanges />
      <ConflictDialog />
    </>
  )
}
