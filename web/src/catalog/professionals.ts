import { isNamedBy } from './categories.ts'
import { readableParam } from './find-category.ts'
import type { Professional } from './professional.ts'
import type { ProfessionalCategory } from './site.ts'
import { slug } from './slug.ts'

/** The professionals of the category that a route parameter names, by name. */
export function professionalsIn(
  professionals: readonly Professional[],
  param: string,
): Professional[] {
  const wanted = slug(param)
  return professionals
    .filter(({ category }) => category === wanted)
    .sort((one, other) => one.name.localeCompare(other.name, 'es'))
}

/** The professional with this slug, within the category first: a category may have changed. */
export function findProfessional(
  professionals: readonly Professional[],
  category: string,
  param: string,
): Professional | undefined {
  const named = professionals.filter((one) => one.slug === param || isNamedBy(one.slug, param))
  return named.find((one) => one.category === slug(category)) ?? named[0]
}

/** The name of a professional category as people read it: 'medicos' → 'Médicos'. */
export function professionalCategoryName(
  categories: readonly ProfessionalCategory[],
  param: string,
): string {
  return categories.find(({ route }) => isNamedBy(route, param))?.name ?? readableParam(param)
}
