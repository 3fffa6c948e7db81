import { useCallback, useEffect, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'
import type { OrderAction } from '../../api/publication/services/desk'
import type { PublicationStatus } from './publication-model'

const POLL_MS = 4_000

/** Runs a task now and again and again while the page is in view, never twice at once. */
function useWhileVisible(task: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRunning = false
    let isOver = false
    const run = async () => {
      clearTimeout(timer)
      if (isRunning || isOver || document.hidden) return
      isRunning = true
      await task()
      isRunning = false
      if (!isOver) timer = setTimeout(run, POLL_MS)
    }
    void run()
    document.addEventListener('visibilitychange', run)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [task])
}

/**
 * The state of the publication, always fresh: null until the first answer; `isFailing` while the
 * last try to read it failed. `giveOrder` throws what the CMS answers.
 */
export function usePublication() {
  const { get, post } = useFetchClient()
  const [status, setStatus] = useState<PublicationStatus | null>(null)
  const [isFailing, setIsFailing] = useState(false)

  const load = useCallback(async () => {
    try {
      const { data } = await get<PublicationStatus>('/publication/status')
      setStatus(data)
      setIsFailing(false)
    } catch {
      setIsFailing(true)
    }
  }, [get])
  useWhileVisible(load)

  const giveOrder = async (action: OrderAction, target: string) => {
    await post('/publication/order', { action, target })
    await load()
  }
  return { status, isFailing, giveOrder }
}
