import { type SiteSocialNetwork, SITE_SOCIAL_NETWORKS } from '@guia/contract'
import { parseHolidays, type Holidays } from '../calendar/holidays.ts'
import type { Location } from '../stores/store.ts'
import { uniqueNames, type FormerNames } from '../stores/categories.ts'
import {
  asAddress,
  asDigits,
  asImage,
  asList,
  asLocation,
  asNumber,
  asRecord,
  asSocialLinks,
  asText,
  isRecord,
} from '../parse-fields.ts'
import { slug } from '../slug.ts'

export interface SiteSubcategory {
  name: string
  /** Slug of the name: pages and filters go by it. */
  slug: string
  /** Address of the icon, '' when there is none. */
  icon: string
}

export interface SiteCategory extends SiteSubcategory {
  subcategories: SiteSubcategory[]
}

/** A card of the professional-services grid. */
export interface ProfessionalCategory {
  name: string
  icon: string
  /** Last part of /profesionales/:categoria. */
  route: string
  /** '#rrggbb' */
  color: string
}

/** The site configuration that every page reads. */
export interface SiteBasics {
  name: string
  tagline: string
  city: string
  /** WhatsApp number of the product, digits only; '' when unknown. */
  phone: string
  email: string
  social: Partial<Record<SiteSocialNetwork, string>>
  map: { center: Location; zoom: number }
  /** Address of the home's banner video; '' for the river's. */
  bannerVideo: string
  /** Picture in place of the video; '' for the river's. */
  bannerPoster: string
  /** True while the catalogue is invented: the pages say so. */
  sampleData: boolean
  /** Year of the publication; 0 when unknown. */
  year: number
  holidays: Holidays
  /** Where the lead form posts: a path of this site or an http(s) address. */
  leadEndpoint: string
}

/** The same with what leads to the catalogue's parts. */
export interface Site extends SiteBasics {
  /** Alphabetical, each once. */
  categories: SiteCategory[]
  /** Of those that were renamed. */
  formerNames: FormerNames
  /** In the order of the grid. */
  professionalCategories: ProfessionalCategory[]
}

const CITY_CENTER = { lat: -29.14, lng: -59.26 }
const MAP_ZOOM = 15
const ACCENT = '#0b5f68'
const LEAD_ENDPOINT = '/api/leads'

/** `/sitio.json` → site. Throws TypeError when the file holds no object. */
export function parseSite(file: unknown): Site {
  if (!isRecord(file)) throw new TypeError('An object was expected')
  const map = asRecord(file['map'])
  return {
    name: asText(file['name']),
    tagline: asText(file['tagline']),
    city: asText(file['city']),
    phone: asDigits(file['phone']),
    email: asText(file['email']),
    social: asSocialLinks(file['social'], SITE_SOCIAL_NETWORKS),
    map: {
      center: asLocation(map['center']) ?? CITY_CENTER,
      zoom: asNumber(map['zoom']) || MAP_ZOOM,
    },
    bannerVideo: asAddress(file['bannerVideo']),
    bannerPoster: asImage(file['bannerPoster']),
    sampleData: file['sampleData'] === true,
    year: asNumber(file['year']),
    holidays: parseHolidays(file['feriados']),
    leadEndpoint: asAddress(file['leadEndpoint']) || LEAD_ENDPOINT,
    categories: uniqueNames(asList(file['categories']).map(parseCategory)),
    formerNames: new Map(asList(file['categories']).flatMap(parseFormerName)),
    professionalCategories: asList(file['professionalCategories']).flatMap(
      (value) => parseProfessionalCategory(value) ?? [],
    ),
  }
}

function parseFormerName(value: unknown): [name: string, former: string][] {
  const record = asRecord(value)
  const [name, address] = [asText(record['name']), asText(record['slug'])]
  return address === '' || address === slug(name) ? [] : [[name, address.replaceAll('-', ' ')]]
}

function parseCategory(value: unknown): SiteCategory {
  const subcategories = asList(asRecord(value)['subcategories']).map(parseSubcategory)
  return { ...parseSubcategory(value), subcategories: uniqueNames(subcategories) }
}

/**
 * Pages and filters go by names, and so does an entry's slug: the CMS's own stays what it was when a
 * category is renamed, and has a number when another category has a subcategory of that name.
 */
function parseSubcategory(value: unknown): SiteSubcategory {
  const record = asRecord(value)
  const name = asText(record['name'])
  return { name, slug: slug(name) || asText(record['slug']), icon: asImage(record['icon']) }
}

function parseProfessionalCategory(value: unknown): ProfessionalCategory | null {
  const record = asRecord(value)
  const name = asText(record['name'])
  const route = slug(asText(record['route'])) || slug(name)
  const color = asText(record['color'])
  if (name === '' || route === '') return null
  return {
    name,
    icon: asImage(record['icon']),
    route,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : ACCENT,
  }
}
