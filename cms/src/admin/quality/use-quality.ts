import { useCallback, useEffect, useState } from 'react'
import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import type { QualityList, QualityPage } from '../../quality/quality-pages'

interface Answer {
  /** The list and page that were asked for. */
  key: string
  value: QualityPage | null
  /** Why there is none, in Spanish. */
  refusal: string | null
}

const refusalOf = (error: unknown) =>
  isFetchError(error) && error.status === 403
    ? error.message
    : 'No se pudo leer la lista. Fijate si hay internet.'

/**
 * A page of a list, null until it is there; `counts` of all lists stay meanwhile. What is answered to an
 * earlier question counts for nothing.
 */
export function useQuality(list: QualityList, page: number) {
  const { get } = useFetchClient()
  const key = `${list} ${page}`
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [counts, setCounts] = useState<QualityPage['counts'] | null>(null)
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => {
    setAnswer(null)
    setTries((before) => before + 1)
  }, [])

  useEffect(
    function load() {
      const stop = new AbortController()
      get<QualityPage>(`/quality/${list}?page=${page}`, { signal: stop.signal })
        .then(({ data }) => {
          if (stop.signal.aborted) return
          setAnswer({ key, value: data, refusal: null })
          setCounts(data.counts)
        })
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setAnswer({ key, value: null, refusal: refusalOf(error) })
        })
      return () => stop.abort()
    },
    [get, key, list, page, tries],
  )
  const isFresh = answer?.key === key
  return {
    value: isFresh ? answer.value : null,
    refusal: isFresh ? answer.refusal : null,
    counts,
    retry,
  }
}
