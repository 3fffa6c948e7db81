import { PUBLIC_FILES } from '@guia/contract'
import { parseStores } from '../catalog/stores/parse-store.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource } from './resource.ts'

/** `/busquedas.json`: every store, full record. */
export const storesResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.stores, parseStores),
)
