import { fileName } from '../file-name.ts'
import type { LegacyContactCategory } from '../legacy-types.ts'
import type { ContactCategorySeed } from './contact-seed.ts'
import { SALIDAS } from './salidas.ts'
import { URGENCIAS } from './urgencias.ts'

/** In the source order of spec section 2: 1, 3, 2, 5, 4, 6, 7, 8. */
export const CONTACT_SEEDS: ContactCategorySeed[] = [...URGENCIAS, ...SALIDAS]

export const contactIcon = ({ title }: ContactCategorySeed) =>
  `img/contactos/${fileName(title)}.png`

/** `contactos.json`, without its empty slot. */
export function buildContacts(): LegacyContactCategory[] {
  return CONTACT_SEEDS.map((seed) => ({
    id: seed.id,
    icon: contactIcon(seed),
    title: seed.title,
    description: seed.description,
    items: seed.items.map(([name, address, phone]) => ({ name, address, phone })),
  }))
}
