import { PUBLIC_FILES } from '@guia/contract'
import { parseSite } from '../catalog/parse-site.ts'
import { fetchPublicFile } from './public-file.ts'
import type { Site } from '../catalog/site.ts'
import { createResource, useResource, type ResourceState } from './resource.ts'

/** `/sitio.json`: the site configuration. */
export const siteResource = createResource(() => fetchPublicFile(PUBLIC_FILES.site, parseSite))

export const useSite = () => useResource(siteResource)

/** What a page goes by while the configuration is unknown: no names, no links. */
export const PLAIN_SITE = parseSite({})

/** The site for pages that can do without it: a failed load gives the plain one. */
export function useSiteOrPlain(): ResourceState<Site> {
  const state = useSite()
  return state.status === 'error' ? { status: 'loaded', data: PLAIN_SITE } : state
}
