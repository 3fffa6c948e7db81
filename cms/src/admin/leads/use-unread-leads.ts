import { useEffect, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'

/**
 * How many leads nobody has dealt with, asked once when the component appears: null until it is
 * known, and for a role that may not read leads.
 */
export function useUnreadLeads(): number | null {
  const { get } = useFetchClient()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    get<{ count: number }>('/leads/unread', { signal: stop.signal })
      .then(({ data }) => setCount(data.count))
      // It is only a count: the list says by itself what cannot be read.
      .catch(() => undefined)
    return () => stop.abort()
  }, [get])
  return count
}
