import { PUBLIC_FILES } from '@guia/contract'
import { parseUsefulContacts } from '../catalog/contacts/useful-contacts.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource, useResource } from './resource.ts'

/** `/contactos-utiles.json`: the useful contacts by category. */
export const usefulContactsResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.usefulContacts, parseUsefulContacts),
)

export const useUsefulContacts = () => useResource(usefulContactsResource)
