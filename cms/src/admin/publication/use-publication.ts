import { useCallback, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'
import type { OrderAction } from '../../api/publication/services/desk'
import type { PublicationStatus } from './publication-model'
import { useWhileVisible } from './use-while-visible'

const POLL_MS = 4_000

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
  useWhileVisible(load, POLL_MS)

  const giveOrder = async (action: OrderAction, target: string) => {
    await post('/publication/order', { action, target })
    await load()
  }
  return { status, isFailing, giveOrder }
}
