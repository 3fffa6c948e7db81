import { useEffect } from 'react'

const isSaveKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && /^(s|enter)$/i.test(key)

/** The panel saves by keyboard as well, whatever its buttons do: while `isOn`, only if it may. */
export function useSaveKeys(maySave: () => boolean, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const hold = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || maySave()) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  })
}
