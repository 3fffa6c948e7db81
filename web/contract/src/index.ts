/**
 * What the visitor's bundle may hold of the contract: names, addresses and types. The schemas that
 * the record types come from are in `schemas.ts`, for Node alone.
 */
export * from './contact-card.ts'
export * from './files.ts'
export * from './hours.ts'
export * from './image-url.ts'
export * from './page-data.ts'
export type * from './publication-record.ts'
export type * from './schemas.ts'
export {
  SITE_SOCIAL_NETWORKS,
  SOCIAL_NETWORKS,
  type SiteSocialNetwork,
  type SocialNetwork,
} from '../../../cms/src/rules/link.ts'
export {
  LEAD_FIELDS,
  LEAD_FORM,
  makeLead,
  TRAP_FIELD,
  type Lead,
  type LeadField,
} from '../../../cms/src/rules/lead-form.ts'
export {
  TILE_ADDRESS,
  TILE_ATTRIBUTION,
  TILE_HOSTS,
  TILE_MAX_ZOOM,
  TILE_ORIGINS,
} from '../../../cms/src/rules/map-tiles.ts'
export {
  MISSED_SEARCHES_PATH,
  MISSED_WORDS_FIELD,
  missedWords,
} from '../../../cms/src/rules/missed-search.ts'
export { PREVIEW_PARAMETER } from '../../../cms/src/rules/preview.ts'
export { stemOf } from '../../../cms/src/rules/stem.ts'
export { readablePhone } from '../../../cms/src/rules/readable-phone.ts'
export { foldText, slug } from '../../../cms/src/rules/slug.ts'
