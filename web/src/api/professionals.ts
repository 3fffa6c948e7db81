import { PUBLIC_FILES } from '@guia/contract'
import { parseProfessionals } from '../catalog/professionals/professional.ts'
import { fetchPublicFile } from './public-file.ts'
import { createResource, useResource } from './resource.ts'

/** `/profesionales.json`: every professional, full record. */
export const professionalsResource = createResource(() =>
  fetchPublicFile(PUBLIC_FILES.professionals, parseProfessionals),
)

export const useProfessionals = () => useResource(professionalsResource)
