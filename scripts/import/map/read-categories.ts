import type { CategoryRegistry } from './category-registry.ts'
import type { ImageLibrary } from '../read/images.ts'
import { isEmpty, isObject, type JsonObject, type JsonValue } from '../read/json-text.ts'
import { imageOf, readImage } from '../read/read-image.ts'
import { LINE_LENGTH, textOf } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'

/** What the reading of a record may ask, and adds to. */
export interface CategorySources {
  categories: CategoryRegistry
  /** Slugs of the category names that stand alone somewhere in the catalogue. */
  knownCategories: ReadonlySet<string>
  images: ImageLibrary
}

/** Slugs of the categories that a record surely names: elements of a list, or a text without comma. */
export function plainCategories(data: JsonObject): string[] {
  const value = data.get('category')
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((name) => {
    const isPlain = typeof name === 'string' && (list === value || !name.includes(','))
    return isPlain ? [addressSlug(name)] : []
  })
}

/** Import keys of a store's categories. */
export function readCategories(reader: RecordReader, sources: CategorySources): string[] {
  const value = reader.take('category')
  if (isEmpty(value)) return []
  if (typeof value === 'string') return categoriesOfText(reader, value, sources)
  const list = Array.isArray(value) ? value : [value ?? null]
  return unique(
    list.map((name, index) => namedCategory(reader, `category.${index}`, name, sources)),
  )
}

function categoriesOfText(reader: RecordReader, text: string, sources: CategorySources): string[] {
  const names = splitNames(text, sources.knownCategories)
  const what = names.length > 1 ? `una lista de ${names.length} categorías` : 'una sola categoría'
  reader.quirk('category-string', 'category', text, `Se leyó como ${what}.`)
  return unique(names.map((name) => namedCategory(reader, 'category', name, sources)))
}

/** 'Autos, Motos y Otros' is one category, 'Gastronomia, Delivery' two: known names decide. */
function splitNames(text: string, known: ReadonlySet<string>): string[] {
  if (!text.includes(',') || known.has(addressSlug(text))) return [text]
  const parts = text.split(',').filter((part) => part.trim() !== '')
  return parts.every((part) => known.has(addressSlug(part))) ? parts : [text]
}

function namedCategory(
  reader: RecordReader,
  field: string,
  value: JsonValue,
  { categories }: CategorySources,
): string {
  const name = nameOf(reader, field, value)
  if (name === null) return ''
  const slug = categories.category(name, reader.source.label)
  if (!slug) reader.misfit('wrong-type', field, name, 'No tiene letras ni números.')
  return slug
}

function nameOf(reader: RecordReader, field: string, value: JsonValue): string | null {
  if (isEmpty(value)) reader.quirk('empty-slot', field, value, 'Se salteó.')
  return textOf(reader, field, value, { max: LINE_LENGTH })
}

/** Import keys of a store's subcategories: a list of {name, icon}, or one such object. */
export function readSubcategories(
  reader: RecordReader,
  field: string,
  parent: string | null,
  sources: CategorySources,
): string[] {
  const value = reader.take(field)
  if (isEmpty(value)) return []
  if (isObject(value)) {
    reader.quirk('subcategory-object', field, value, 'Se leyó como una lista de una.')
    return unique([subcategory(reader, field, value, parent, sources)])
  }
  const list = Array.isArray(value) ? value : [value ?? null]
  return unique(
    list.map((item, index) => subcategory(reader, `${field}.${index}`, item, parent, sources)),
  )
}

function subcategory(
  reader: RecordReader,
  field: string,
  value: JsonValue,
  parent: string | null,
  sources: CategorySources,
): string {
  const part = isObject(value) ? reader.inside(field, value) : null
  const name = part ? nameOf(part, 'name', part.take('name') ?? null) : nameOf(reader, field, value)
  // The slug follows from the name.
  part?.take('slug')
  if (name === null) return ''
  if (!part) reader.quirk('wrong-type', field, value, 'Era un texto; se leyó como su nombre.')
  const slug = sources.categories.subcategory(name, parent, reader.source.label)
  if (!slug) reader.misfit('wrong-type', field, name, 'No tiene letras ni números.')
  const icon = part && readImage(part, 'icon', sources.images)
  if (icon && slug && !sources.categories.subcategoryIcon(slug, icon)) {
    part.misfit('unknown-field', 'icon', icon.path, 'La subcategoría ya tiene otro ícono.')
  }
  return slug
}

/** The store's own icons of its categories: each becomes the category's where it has none. */
export function readCategoryIcons(reader: RecordReader, sources: CategorySources): void {
  const icons = reader.object('icon')
  for (const name of icons.fields()) {
    const image = imageOf(icons, name, icons.take(name), sources.images)
    if (!image) continue
    const slug = addressSlug(name)
    if (!sources.categories.hasCategory(slug)) {
      icons.misfit('unknown-field', name, image.path, 'Ninguna categoría se llama así.')
    } else if (!sources.categories.categoryIcon(slug, image)) {
      icons.misfit('unknown-field', name, image.path, 'La categoría ya tiene otro ícono.')
    }
  }
}

function unique(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].filter((slug) => slug !== '')
}
