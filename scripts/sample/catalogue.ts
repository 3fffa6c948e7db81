import type {
  LegacyContactCategory,
  LegacyProfessional,
  LegacySite,
  LegacyStores,
} from './legacy-types.ts'
import { readData } from './read-data.ts'

/** The sample catalogue by file name. */
export interface SampleFiles {
  'busquedas.json': LegacyStores
  'profesionales.json': LegacyProfessional[]
  'contactos.json': LegacyContactCategory[]
  'sitio.json': LegacySite
}

/** The legacy files, quirks included. */
export function readCatalogue(): SampleFiles {
  return {
    'busquedas.json': readData('catalogue/busquedas.json'),
    'profesionales.json': readData('catalogue/profesionales.json'),
    'contactos.json': readData('catalogue/contactos.json'),
    'sitio.json': readData('catalogue/sitio.json'),
  }
}
