import { useEffect, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'
import type { KnownPlace } from '../../calendar/pharmacy-names'

/** What a line of duty may name; null while that is not known. */
export function usePlaces(): readonly KnownPlace[] | null {
  const { get } = useFetchClient()
  const [places, setPlaces] = useState<readonly KnownPlace[] | null>(null)
  useEffect(
    function load() {
      const stop = new AbortController()
      get<{ places: KnownPlace[] }>('/calendar/pharmacies', { signal: stop.signal }).then(
        ({ data }) => setPlaces(data.places),
        () => undefined,
      )
      return () => stop.abort()
    },
    [get],
  )
  return places
}
