import { createResource } from '../../api/resource.ts'

/** The code of a search, loaded when somebody comes to a box, or to an address that holds a query. */
export const searchCode = createResource(() => import('./search-lists.ts'))
