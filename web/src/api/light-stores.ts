import { PUBLIC_FILES } from '@guia/contract'
import { parseLightStores } from '../catalog/stores/parse-store.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource, useResource } from './resource.ts'

/** `/busqueda.json`: every store, light. */
export const lightStoresResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.lightStores, parseLightStores),
)

export const useLightStores = () => useResource(lightStoresResource)
