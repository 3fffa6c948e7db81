const SHOWN = 5

/** '«A», «B» y «C»'; of more than five '«A», «B», «C», «D», «E» y 12 más'. */
export function listNames(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`)
  const shown = quoted.slice(0, SHOWN)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')} y ${rest} más`
  const last = shown.pop()
  return shown.length > 0 ? `${shown.join(', ')} y ${last}` : (last ?? '')
}

/** What staff call one document of a type, and several; how many they are decides. */
const NOUNS: Record<string, readonly [one: string, many: string]> = {
  'api::store.store': ['comercio', 'comercios'],
  'api::offer.offer': ['oferta', 'ofertas'],
  'api::professional.professional': ['profesional', 'profesionales'],
  'api::category.category': ['categoría', 'categorías'],
  'api::subcategory.subcategory': ['subcategoría', 'subcategorías'],
  'api::payment-method.payment-method': ['medio de pago', 'medios de pago'],
  'api::professional-category.professional-category': [
    'categoría de profesionales',
    'categorías de profesionales',
  ],
  'api::useful-contact-category.useful-contact-category': [
    'grupo de contactos útiles',
    'grupos de contactos útiles',
  ],
  'api::site-setting.site-setting': ['configuración del sitio', 'configuraciones del sitio'],
  'api::calendar.calendar': ['calendario', 'calendarios'],
  'api::lead.lead': ['interesado', 'interesados'],
}

/** 'comercio'; countOf('api::store.store', 2) → '2 comercios'. */
export const nounOf = (type: string): string => NOUNS[type]?.[0] ?? 'ficha'
export function countOf(type: string, count: number): string {
  const [one, many] = NOUNS[type] ?? ['ficha', 'fichas']
  return `${count} ${count === 1 ? one : many}`
}

export interface Users {
  type: string
  names: string[]
}

/** '2 comercios («A» y «B») y 1 oferta («C»)'. */
export function describeUsers(users: readonly Users[]): string {
  const groups = users.map(
    ({ type, names }) => `${countOf(type, names.length)} (${listNames(names)})`,
  )
  const last = groups.pop()
  return groups.length > 0 ? `${groups.join(', ')} y ${last}` : (last ?? '')
}
