import type { Core } from '@strapi/strapi'

/** Something of the guide that a line of duty may name. */
export interface KnownPlace {
  name: string
  /** Offered first; the others are found as well, for who calls them otherwise. */
  isPharmacy: boolean
}

const STORE = 'api::store.store'
const CONTACTS = 'api::useful-contact-category.useful-contact-category'

const WORD = 'farmacia'
const isPharmacyName = (name: string) => name.toLowerCase().includes(WORD)

async function storeNames(strapi: Core.Strapi, where: object): Promise<string[]> {
  const published = { publishedAt: { $notNull: true } }
  const rows = (await strapi.db.query(STORE).findMany({
    select: ['name'],
    where: { $and: [published, where] },
  } as never)) as { name: string | null }[]
  return rows.flatMap(({ name }) => name?.trim() || [])
}

async function contactNames(strapi: Core.Strapi): Promise<KnownPlace[]> {
  const groups = (await strapi.documents(CONTACTS).findMany({
    status: 'published',
    fields: ['title'],
    populate: ['entries'],
    limit: -1,
  } as never)) as unknown as { title?: string; entries?: { name?: string }[] }[]
  return groups.flatMap(({ title = '', entries = [] }) =>
    entries.flatMap(({ name }) =>
      name ? [{ name, isPharmacy: isPharmacyName(title) || isPharmacyName(name) }] : [],
    ),
  )
}

/** All that visitors see of which a line of duty may take telephone and address, by name, once each. */
export async function readKnownPlaces(strapi: Core.Strapi): Promise<KnownPlace[]> {
  const isTrade = { name: { $containsi: WORD } }
  const pharmacies = new Set(
    await storeNames(strapi, {
      $or: [isTrade, { categories: isTrade }, { subcategories: isTrade }],
    }),
  )
  const names = await storeNames(strapi, {})
  const stores = names.map((name) => ({ name, isPharmacy: pharmacies.has(name) }))
  const byName = new Map<string, KnownPlace>()
  for (const place of [...stores, ...(await contactNames(strapi))]) {
    const isPharmacy = place.isPharmacy || (byName.get(place.name)?.isPharmacy ?? false)
    byName.set(place.name, { ...place, isPharmacy })
  }
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'es'))
}
