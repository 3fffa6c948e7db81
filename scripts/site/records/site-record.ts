import {
  SITE_SOCIAL_NETWORKS,
  slug,
  type CategoryEntryRecord,
  type ProfessionalCategoryRecord,
  type SiteRecord,
  type SynonymRecord,
} from '@guia/contract'
import { asDigits, asSocialLinks } from '@guia/web/catalog/parse-fields'
import { readSynonyms } from '../../../cms/src/rules/synonyms.ts'
import { toHolidays } from './calendar-records.ts'
import type {
  CalendarDocument,
  ProfessionalCategoryDocument,
  SiteSettingDocument,
  SmallDocuments,
  SubcategoryDocument,
} from '../documents.ts'
import { byName, byText, textOf, type ImageUrls } from './fields.ts'

/** Values of empty fields of the configuration. */
const DEFAULTS = {
  city: 'Goya',
  mapCenter: { lat: -29.14, lng: -59.26 },
  mapZoom: 15,
  professionalColor: '#0b6b70',
  leadEndpoint: '/api/leads',
} as const

type Named = Pick<SubcategoryDocument, 'name' | 'slug' | 'icon'>

const toEntry = ({ name, slug, icon }: Named, imageUrl: ImageUrls) => ({
  name: textOf(name),
  slug,
  icon: imageUrl(icon, 'icon'),
})

/** Slugs of the categories and subcategories that some published store has. */
export interface UsedCategories {
  categories: ReadonlySet<string>
  subcategories: ReadonlySet<string>
}

/** Categories that some published store has, each with its subcategories that some store has. */
export function toCategoryEntries(
  { category, subcategory }: Pick<SmallDocuments, 'category' | 'subcategory'>,
  used: UsedCategories,
  imageUrl: ImageUrls,
): CategoryEntryRecord[] {
  const below = (slug: string) =>
    subcategory
      .filter((entry) => entry.category?.slug === slug && used.subcategories.has(entry.slug))
      .toSorted(byName)
      .map((entry) => toEntry(entry, imageUrl))
  return category
    .filter((entry) => used.categories.has(entry.slug))
    .toSorted(byName)
    .map((entry) => ({ ...toEntry(entry, imageUrl), subcategories: below(entry.slug) }))
}

/** The cards of the professional-services grid, in the order that staff gave them. */
export function toProfessionalCategories(
  categories: readonly ProfessionalCategoryDocument[],
  imageUrl: ImageUrls,
): ProfessionalCategoryRecord[] {
  const ordered = categories.toSorted(
    (a, b) => (a.order ?? 0) - (b.order ?? 0) || byName(a, b) || byText(a.route, b.route),
  )
  return ordered.map(({ name, icon, route, color }) => ({
    name: textOf(name),
    icon: imageUrl(icon, 'icon'),
    route,
    color: textOf(color) || DEFAULTS.professionalColor,
  }))
}

/**
 * `sitio.json` without the categories, which only pages that show them need. `today` is
 * 'AAAA-MM-DD': the footer's year is the publication's.
 */
export function toPlainSite(
  setting: SiteSettingDocument,
  calendar: CalendarDocument | undefined,
  today: string,
): SiteRecord {
  const { mapLat, mapLng } = setting
  const hasCenter = typeof mapLat === 'number' && typeof mapLng === 'number'
  return {
    name: textOf(setting.name),
    tagline: textOf(setting.tagline),
    city: textOf(setting.city) || DEFAULTS.city,
    phone: asDigits(setting.phone),
    email: textOf(setting.email),
    social: asSocialLinks(setting.social, SITE_SOCIAL_NETWORKS),
    map: {
      center: hasCenter ? { lat: mapLat, lng: mapLng } : DEFAULTS.mapCenter,
      zoom: setting.mapZoom ?? DEFAULTS.mapZoom,
    },
    sampleData: setting.sampleData ?? false,
    year: Number(today.slice(0, 4)),
    feriados: toHolidays(calendar, today),
    leadEndpoint: textOf(setting.leadEndpoint) || DEFAULTS.leadEndpoint,
    categories: [],
    professionalCategories: [],
  }
}

/** `sitio.json`, whole. */
export function toSiteRecord(
  plain: SiteRecord,
  documents: SmallDocuments,
  used: UsedCategories,
  imageUrl: ImageUrls,
): SiteRecord {
  return {
    ...plain,
    categories: toCategoryEntries(documents, used, imageUrl),
    professionalCategories: toProfessionalCategories(documents['professional-category'], imageUrl),
  }
}

/**
 * Other words for the search; a line that is none is left out, as the panel takes none. What means a
 * category by the name that it had first means it by its name now.
 */
export function toSynonyms(
  setting: SiteSettingDocument | undefined,
  categories: readonly Pick<CategoryEntryRecord, 'name' | 'slug'>[],
): SynonymRecord[] {
  const renamed = categories.filter((one) => one.slug !== slug(one.name))
  const names = new Map(renamed.map((one) => [one.slug, one.name]))
  const { synonyms } = readSynonyms(textOf(setting?.synonyms))
  return synonyms.map(({ word, means }) => ({ word, means: names.get(slug(means)) ?? means }))
}
