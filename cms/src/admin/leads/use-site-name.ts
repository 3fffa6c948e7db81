import { useEffect, useState } from 'react'
import { useFetchClient } from '@strapi/strapi/admin'

const SETTING = '/content-manager/single-types/api::site-setting.site-setting'

/** The site's name as staff set it; '' until it is known, or when the role may not read it. */
export function useSiteName(): string {
  const { get } = useFetchClient()
  const [name, setName] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    get<{ data?: { name?: string | null } }>(SETTING, { signal: stop.signal })
      .then(({ data }) => setName(data.data?.name ?? ''))
      // The message then speaks of the guide.
      .catch(() => undefined)
    return () => stop.abort()
  }, [get])
  return name
}
