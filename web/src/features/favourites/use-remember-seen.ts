import { useEffect } from 'react'
import { rememberSeen } from './kept.ts'

/** Remembers, on the visitor's device, that this store was looked at. */
export function useRememberSeen(id: number | undefined) {
  useEffect(
    function remember() {
      if (id !== undefined) rememberSeen(id)
    },
    [id],
  )
}
