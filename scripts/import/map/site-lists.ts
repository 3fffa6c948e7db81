import type { CategoryRegistry } from './category-registry.ts'
import type { ImportDocument } from '../documents.ts'
import type { ImageLibrary } from '../read/images.ts'
import type { PaymentRegistry } from './payment-registry.ts'
import { imagePathOf, readImage } from '../read/read-image.ts'
import { readersIn } from '../read/read-objects.ts'
import { readGroup } from './read-payments.ts'
import { readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'

const COLOR = /^#[0-9a-f]{6}$/iu

/** The site's categories, each with its subcategories and icons, into the registry. */
export function takeSiteCategories(
  site: RecordReader,
  registry: CategoryRegistry,
  images: ImageLibrary,
): void {
  for (const category of readersIn(site, 'categories')) {
    const slug = named(category, (name, record) => registry.category(name, record))
    const icon = readImage(category, 'icon', images)
    if (icon && slug) registry.categoryIcon(slug, icon)
    for (const part of readersIn(category, 'subcategories')) {
      takeSubcategory(part, slug, registry, images)
    }
  }
}

function takeSubcategory(
  reader: RecordReader,
  category: string | null,
  registry: CategoryRegistry,
  images: ImageLibrary,
): void {
  const slug = named(reader, (name, record) => registry.subcategory(name, category, record))
  const icon = readImage(reader, 'icon', images)
  if (icon && slug) registry.subcategoryIcon(slug, icon)
  if (!slug || registry.parentOf(slug) === category) return
  const done = `Ya está en «${registry.parentOf(slug)}» y ahí quedó.`
  reader.quirk('duplicate-slug', 'name', slug, done)
}

function named(reader: RecordReader, add: (name: string, record: string) => string): string | null {
  // The slug follows from the name.
  reader.take('slug')
  const name = readText(reader, 'name')
  const slug = name === null ? '' : add(name, reader.source.label)
  if (!slug) reader.quirk('empty-field', 'name', name, 'Se salteó: no tiene nombre.')
  return slug || null
}

/** The cards of the professional services, in their order. */
export function professionalCategories(
  site: RecordReader,
  images: ImageLibrary,
): ImportDocument<'professional-category'>[] {
  const routes = new Set<string>()
  return readersIn(site, 'professionalCategories').flatMap((reader, index) => {
    const name = readText(reader, 'name') ?? ''
    const route = addressSlug(readText(reader, 'route') ?? name)
    if (!route || routes.has(route)) {
      reader.quirk('duplicate-slug', 'route', route, 'Se salteó: le falta una dirección propia.')
      return []
    }
    routes.add(route)
    const icon = readImage(reader, 'icon', images)
    const fields = { name: name || route, route, color: color(reader), icon, order: index + 1 }
    return [{ type: 'professional-category', key: route, record: reader.source.label, fields }]
  })
}

function color(reader: RecordReader): string | null {
  const text = readText(reader, 'color')
  if (text === null || COLOR.test(text)) return text
  reader.misfit('wrong-type', 'color', text, 'No es un color de la forma #rrggbb.')
  return null
}

/**
 * The site's payment methods into the registry. Returns the name of each by the path of its logo, by
 * which the stores name it.
 */
export function takePaymentMethods(
  site: RecordReader,
  registry: PaymentRegistry,
  images: ImageLibrary,
): Map<string, string> {
  const names = new Map<string, string>()
  for (const method of readersIn(site, 'paymentMethods')) {
    const name = readText(method, 'name')
    const path = imagePathOf(method.take('logo'))
    const logo = readImage(method, 'logo', images)
    if (name === null) {
      method.quirk('empty-field', 'name', name, 'Se salteó: no tiene nombre.')
      continue
    }
    if (path !== null) names.set(path, name)
    // Without a group, only the stores that list the method say where it belongs.
    if (!method.has('group')) continue
    const group = readGroup(method, 'group')
    registry.method({ name, group, logo, record: method.source.label })
  }
  return names
}
