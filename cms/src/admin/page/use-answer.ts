import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'
import { watchAnswer, type Timing, type Told, type Watch } from './watch-answer'

interface Asking extends Timing {
  /** What is answered may depend on more than the path: an answer of before this changed is none. */
  state?: string
}

/**
 * What a route of the panel answers; nothing is asked where the path is null. `value` answers the present
 * question, null until it is there; `last` is the last answer to any. `error` is what the last try
 * failed with, null while none did. `reload` asks anew and does not throw.
 */
export function useAnswer<T extends object>(path: string | null, asking: Asking = {}) {
  const { pause, delay, state = '' } = asking
  const { get } = useFetchClient()
  const key = `${path ?? ''} ${state}`
  const [answer, setAnswer] = useState<{ key: string; value: T } | null>(null)
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null)
  const watch = useRef<Watch>()

  useEffect(
    function ask() {
      watch.current = undefined
      if (path === null) return setAnswer(null)
      const tell = (told: Told<T>) => {
        if ('value' in told) setAnswer({ key, ...told })
        setFailure('error' in told ? { key, ...told } : null)
      }
      const fetchIt = async (signal: AbortSignal) => (await get<T>(path, { signal })).data
      watch.current = watchAnswer(fetchIt, { pause, delay }, tell)
      return watch.current.stop
    },
    [delay, get, key, path, pause],
  )

  const reload = useCallback(async () => {
    setFailure(null)
    await watch.current?.reload()
  }, [])
  return {
    value: answer?.key === key ? answer.value : null,
    last: answer?.value ?? null,
    error: failure?.key === key ? failure.error : null,
    reload,
  }
}
