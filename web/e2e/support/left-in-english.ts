import type { Catalogue } from './catalogue.ts'

/** What of Strapi's own cannot be put into Spanish, or is no text: docs/strapi.md says where it comes from. */
export const NOT_OURS: readonly { where: string; text: RegExp }[] = [
  // The tab's title, behind our own: «Comercios | Strapi».
  { where: 'title', text: /Strapi( Admin)?$/ },
  // A record's identifier, drawn by lot: 'o65n9niopr2ed8up4onb4o1w' holds «up».
  { where: 'dd', text: /^[a-z0-9]{24}$/ },
]

/** The names that staff gave, word by word: a shop may be called as it likes. */
export function wordsOfCatalogue({ stores, professionals, offers, site }: Catalogue): Set<string> {
  const names = [
    ...stores.map(({ name }) => name),
    ...professionals.map(({ name }) => name),
    ...[...offers.offers, ...offers.recommended].map(({ name }) => name),
    ...site.categories.map(({ name }) => name),
  ]
  return new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []))
}
