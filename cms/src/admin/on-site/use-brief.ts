import { useCallback, useState } from 'react'
import { useAuth, useFetchClient } from '@strapi/strapi/admin'
import { PUBLICATION_ACTION } from '../publication/publication-permissions'
import { useWhileVisible } from '../publication/use-while-visible'

interface Answer<T> {
  /** What was asked for, and in which state of it. */
  key: string
  value: T | null
  isFailing: boolean
}

/**
 * What a route of the panel answers, asked again and again after a pause (milliseconds). An answer of
 * before `state` changed counts for nothing. Null until the first one.
 */
export function usePolled<T>(path: string, pause: number, state = '') {
  const { get } = useFetchClient()
  const key = `${path} ${state}`
  const [answer, setAnswer] = useState<Answer<T>>({ key, value: null, isFailing: false })
  const load = useCallback(async () => {
    try {
      const { data } = await get<T>(path)
      setAnswer({ key, value: data, isFailing: false })
    } catch {
      setAnswer((before) => ({ ...before, key, isFailing: true }))
    }
  }, [get, key, path])
  useWhileVisible(load, pause)
  const isFresh = answer.key === key
  return { value: isFresh ? answer.value : null, isFailing: isFresh && answer.isFailing }
}

/** Whether the page «Publicación» is open to the reader. */
export const useMayManage = (): boolean =>
  useAuth('useMayManage', ({ permissions }) =>
    permissions.some(({ action }) => action === PUBLICATION_ACTION),
  )
