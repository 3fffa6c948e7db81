import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'
import type { Pair } from '../../quality/distinct-pairs'
import { useSending } from '../page/use-sending'

/** Says to the server that stores are distinct, or takes it back; failures are told. True: it is kept. */
export function useParting() {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  return useSending(async (way: 'part' | 'withdraw', pairs: readonly Pair[]) => {
    try {
      await post(way === 'part' ? '/quality/distinct' : '/quality/distinct/withdraw', { pairs })
      return true
    } catch (error) {
      const isTold = isFetchError(error) && [403, 404].includes(error.status ?? 0)
      const message = isTold ? error.message : 'No se pudo guardar. Probá de nuevo.'
      toggleNotification({ type: 'danger', message })
      return false
    }
  })
}
