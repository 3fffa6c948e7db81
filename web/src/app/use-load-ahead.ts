import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { savesData } from '../browser/device.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { loadStorePage } from '../pages/load-ahead.ts'
import { paths } from './paths.ts'

/**
 * Most visits go on to a store: on a slow connection its page takes four requests, one after the
 * other, or, with this done, one.
 */
export function useLoadAhead(): void {
  const isThere = useMatch(paths.store.pattern) !== null
  useEffect(
    function loadWhenIdle() {
      if (!isThere && !savesData()) return whenIdle(loadStorePage)
    },
    [isThere],
  )
}
