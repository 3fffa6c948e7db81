import { buildContacts } from './contacts/contacts.ts'
import type { ImageJob } from './image-job.ts'
import type {
  LegacyContactCategory,
  LegacyProfessional,
  LegacySite,
  LegacyStores,
} from './legacy-types.ts'
import { plantInContacts, plantInStores } from './plant-quirks.ts'
import { buildProfessionals, professionalImages } from './professionals/professionals.ts'
import { TRUNCATED } from './quirks.ts'
import { siteImages } from './site/site-images.ts'
import { buildSite } from './site/site.ts'
import { STORE_SEEDS } from './stores/index.ts'
import { legacyStore } from './stores/legacy-store.ts'
import { albumImages, storeImages } from './stores/store-images.ts'

/** The sample catalogue by file name. */
export interface SampleFiles {
  'busquedas.json': LegacyStores
  'profesionales.json': LegacyProfessional[]
  'contactos.json': LegacyContactCategory[]
  'sitio.json': LegacySite
}

/** The legacy files, quirks included. Always the same. */
export function buildSampleFiles(): SampleFiles {
  const counter = { ofertas: 0, recomendados: 0 }
  return {
    'busquedas.json': plantInStores(STORE_SEEDS.map((store) => legacyStore(store, counter))),
    'profesionales.json': buildProfessionals(),
    'contactos.json': plantInContacts(buildContacts()),
    'sitio.json': buildSite(),
  }
}

/** Every picture that the files name, but for those that are missing on purpose. */
export function buildSampleImages(files: SampleFiles): ImageJob[] {
  const named = JSON.stringify(files)
  return allImages().filter(({ file }) => named.includes(`"${file}"`))
}

function allImages(): ImageJob[] {
  const whole = STORE_SEEDS.filter(({ key }) => String(key) !== TRUNCATED.record)
  return [
    ...siteImages(),
    ...whole.flatMap(storeImages),
    ...albumImages(whole),
    ...professionalImages(),
  ]
}
