import { LaterTypingKeeper } from './later-typing-keeper'
import { ConflictDialog } from './conflict-dialog'
import { UnsavedChanges } from './unsaved-changes'

/** Against losing what was typed. Stand under the buttons of every form, on the phone as well. */
export function TypingGuards() {
  return (
    <>
      <LaterTypingKeeper />
      <UnsavedChanges />
      <ConflictDialog />
    </>
  )
}
