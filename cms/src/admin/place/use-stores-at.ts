import { useEffect, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'
import { POINT_DECIMALS, type Point } from '../../rules/place'

const STORES = '/content-manager/collection-types/api::store.store'

/** Half of the last digit in which points are told apart. */
const HALF_STEP = 0.5 / 10 ** POINT_DECIMALS

/** What is still being typed is not asked for. */
const QUIET_MS = 300

const around = (degrees: number) => ({ $gt: degrees - HALF_STEP, $lt: degrees + HALF_STEP })

interface StoreList {
  pagination?: { total?: number }
}

/**
 * How many stores, drafts included, stand at this very point; 0 while that is not known, and for
 * those who may not see stores.
 */
export function useStoresAt(point: Point | null): number {
  const { get } = useFetchClient()
  const [total, setTotal] = useState(0)
  const { lat, lng } = point ?? {}
  useEffect(
    function count() {
      setTotal(0)
      if (lat === undefined || lng === undefined) return
      const asking = new AbortController()
      const filters = { location: { lat: around(lat), lng: around(lng) } }
      const timer = setTimeout(() => {
        get<StoreList>(STORES, { params: { pageSize: 1, filters }, signal: asking.signal }).then(
          ({ data }) => setTotal(data.pagination?.total ?? 0),
          () => undefined,
        )
      }, QUIET_MS)
      return () => {
        clearTimeout(timer)
        asking.abort()
      }
    },
    [get, lat, lng],
  )
  return total
}
