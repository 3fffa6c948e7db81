import { PUBLIC_FILES } from '@guia/contract'
import { useEffect } from 'react'
import { useSlicedState } from '../browser/sliced-state.ts'
import { parseSite, type Site, type SiteBasics } from '../catalog/site/site.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource, type ResourceState } from './resource.ts'
import { useResource } from './resource-hooks.ts'

/** `/sitio.json`: the site configuration. */
export const siteResource = createResource(() => fetchPublicFile(PUBLIC_FILES.site, parseSite))

export const useSite = () => useResource(siteResource)

/** Site while the configuration is unknown: no names, no links. */
export const PLAIN_SITE = parseSite({})
const PLAIN_STATE = { status: 'loaded', data: PLAIN_SITE } as const

/** The site for pages that can do without it: a failed load gives the plain one. */
export function useSiteOrPlain(): ResourceState<Site> {
  const state = useSite()
  return state.status === 'error' ? PLAIN_STATE : state
}

/**
 * The site without its lists, for pages that show none of them: what any page of the visit brought
 * along will do. A failed load gives the plain one.
 */
export function useSiteBasics(): ResourceState<SiteBasics> {
  useEffect(function loadWhereUnknown() {
    if (basicsState().status !== 'loaded') siteResource.preload()
  }, [])
  const state = useSlicedState(siteResource.subscribe, basicsState)
  return state.status === 'error' ? PLAIN_STATE : state
}

/** What any page of the visit brought along of the site; the plain one before that. */
export function knownSite(): SiteBasics {
  const state = basicsState()
  return state.status === 'loaded' ? state.data : PLAIN_SITE
}

function basicsState(): ResourceState<Site> {
  const whole = siteResource.getState()
  return whole.status === 'loaded' ? whole : (siteResource.getPart() ?? whole)
}
