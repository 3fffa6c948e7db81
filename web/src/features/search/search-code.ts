import { professionalsResource, storesResource, usefulContactsResource } from '../../api/lists.ts'
import { createResource } from '../../api/resource.ts'

/** The code of a search, loaded when somebody comes to a box, or to an address that holds a query. */
export const searchCode = createResource(() => import('./search-lists.ts'))

/** The catalogue as a search looks through it: made of the whole list, with that code. */
export const searchedStores = createResource(async () => {
  const [code, stores] = await Promise.all([searchCode.load(), storesResource.load()])
  return code.prepareStores(stores)
})

/** The small lists the same, so that the first letter finds them ready. */
export const searchedProfessionals = createResource(async () => {
  const [code, list] = await Promise.all([searchCode.load(), professionalsResource.load()])
  return code.prepareProfessionals(list)
})

export const searchedContacts = createResource(async () => {
  const [code, list] = await Promise.all([searchCode.load(), usefulContactsResource.load()])
  return code.prepareContacts(list)
})
