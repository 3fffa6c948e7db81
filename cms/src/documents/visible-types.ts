/** Content types whose published documents visitors see. */
export const VISIBLE_TYPES = [
  'api::category.category',
  'api::subcategory.subcategory',
  'api::store.store',
  'api::offer.offer',
  'api::professional-category.professional-category',
  'api::professional.professional',
  'api::useful-contact-category.useful-contact-category',
  'api::payment-method.payment-method',
  'api::site-setting.site-setting',
] as const

export type VisibleType = (typeof VISIBLE_TYPES)[number]

export function isVisibleType(uid: string): uid is VisibleType {
  return (VISIBLE_TYPES as readonly string[]).includes(uid)
}
