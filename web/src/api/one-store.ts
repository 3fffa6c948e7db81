import { storeFile } from '@guia/contract'
import { useEffect } from 'react'
import { findStore, isMeantBy } from '../catalog/stores/find-store.ts'
import { parseStore } from '../catalog/stores/parse-store.ts'
import { slug } from '../catalog/slug.ts'
import type { Store } from '../catalog/stores/store.ts'
import { DataError } from './client.ts'
import { fetchPublicFile } from './public-file.ts'
import { makeResource, onReset, type Resource, type ResourceState } from './resource.ts'
import { storesResource } from './lists.ts'
import { useWholeState } from './resource-hooks.ts'

/** Route parameter → the store that it means, null when there is none. */
const known = new Map<string, Resource<Store | null>>()
onReset(() => known.clear())

/** Takes a store, which its own page brought along, as fetched; `param` is what means it. */
export function primeStore(store: Store, param = store.slug) {
  storeResource(param).prime(store)
}

/**
 * The store that /store/:name means, null when there is none. Of its own file, unless every store
 * is loaded already; only a name that no file answers to takes the whole list.
 */
export function useStore(param: string): ResourceState<Store | null> {
  const all = useWholeState(storesResource)
  const own = storeResource(param)
  const ownState = useWholeState(own)
  const areAllLoaded = all.status === 'loaded'
  useEffect(
    function loadWhereMissing() {
      if (!areAllLoaded) own.preload()
    },
    [own, areAllLoaded],
  )
  if (!areAllLoaded) return ownState
  return { status: 'loaded', data: findStore(all.data, param) ?? null }
}

function storeResource(param: string): Resource<Store | null> {
  const resource = known.get(param) ?? makeResource(() => fetchStore(param))
  known.set(param, resource)
  return resource
}

async function fetchStore(param: string): Promise<Store | null> {
  const wanted = slug(param)
  const store = wanted === '' ? null : await fetchBySlug(wanted).catch(unlessOffline)
  if (store && isMeantBy(store, param)) return store
  return findStore(await storesResource.load(), param) ?? null
}

/** Without a signal the device may still have the list of all stores. */
function unlessOffline(error: unknown): null {
  if (error instanceof DataError && error.kind === 'offline') return null
  throw error
}

/** The store of this slug, null when no file has it. */
async function fetchBySlug(wanted: string): Promise<Store | null> {
  try {
    return await fetchPublicFile(storeFile(wanted), readStore)
  } catch (error) {
    if (error instanceof DataError && error.kind === 'missing') return null
    throw error
  }
}

function readStore(content: unknown): Store {
  const store = parseStore(content)
  if (!store) throw new TypeError('A store was expected')
  return store
}
