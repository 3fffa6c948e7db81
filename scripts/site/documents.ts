import { z } from 'zod'
import type { Shape, Shapes } from '../../cms/src/rules/content-type.ts'
import { PUBLISHED_KINDS, TYPES, type PublishedKind } from '../../cms/src/rules/types.ts'
import { WEEKDAY_KEYS } from '../../cms/src/rules/weekdays.ts'

const text = z.string().nullish()

const mediaDocument = z.object({
  name: z.string(),
  /** Path below the CMS, '/uploads/…'. Stays the same when staff replace the file. */
  url: z.string(),
  caption: text,
  ext: text,
  /** Kilobytes. */
  size: z.number().nullish(),
  updatedAt: z.string(),
})

const range = z.object({ opens: z.string(), closes: z.string() })
const dayHours = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('closed') }),
  z.object({ mode: z.literal('ranges'), ranges: z.array(range) }),
  z.object({ mode: z.literal('text'), text: z.string() }),
])

/** What the CMS's snapshot holds, as staff filled it in. Texts may be null when left empty. */
const PLAIN = {
  requiredText: z.string(),
  text,
  texts: z.array(z.string()).nullish(),
  number: z.int(),
  optionalNumber: z.int().nullish(),
  optionalDecimal: z.number().nullish(),
  requiredFlag: z.boolean(),
  optionalFlag: z.boolean().nullish(),
  moment: z.iso.datetime(),
  hours: z.partialRecord(z.enum(WEEKDAY_KEYS), dayHours).nullish(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullish(),
  media: mediaDocument.nullish(),
  gallery: z.array(mediaDocument).nullish(),
  /** By which the lines of stores name what they are made with. */
  references: z.array(z.string()),
} as const

type Nullish<T extends z.ZodType> = z.ZodOptional<z.ZodNullable<T>>

type SchemaOf<S> = S extends keyof typeof PLAIN
  ? (typeof PLAIN)[S]
  : S extends { choice: readonly (infer Word extends string)[] }
    ? z.ZodEnum<{ [W in Word]: W }>
    : S extends { relation: infer Fields } | { group: infer Fields }
      ? Nullish<ObjectOf<Fields>>
      : S extends { groups: infer Fields }
        ? Nullish<z.ZodArray<ObjectOf<Fields>>>
        : never

type ObjectOf<Fields> = z.ZodObject<{ -readonly [F in keyof Fields]: SchemaOf<Fields[F]> }>

function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') return PLAIN[shape]
  if ('choice' in shape) return z.enum(shape.choice)
  if ('groups' in shape) return z.array(objectOf(shape.groups)).nullish()
  return objectOf('relation' in shape ? shape.relation : shape.group).nullish()
}

function objectOf<Fields extends Shapes>(fields: Fields): ObjectOf<Fields> {
  const shapes = Object.entries<Shape>(fields).map(([field, shape]) => [field, schemaOf(shape)])
  return z.object(Object.fromEntries(shapes)) as unknown as ObjectOf<Fields>
}

export type DocumentKind = PublishedKind

/** Kind of a snapshot line → its document's shape, which the CMS reads by the same description. */
export const DOCUMENTS = Object.fromEntries(
  PUBLISHED_KINDS.map((kind) => [kind, objectOf(TYPES[kind].published)]),
) as unknown as { readonly [K in DocumentKind]: ObjectOf<(typeof TYPES)[K]['published']> }

export type DocumentOf<K extends DocumentKind> = z.infer<(typeof DOCUMENTS)[K]>

export type MediaDocument = z.infer<typeof mediaDocument>
export type CategoryDocument = DocumentOf<'category'>
export type SubcategoryDocument = DocumentOf<'subcategory'>
export type PaymentMethodDocument = DocumentOf<'payment-method'>
export type StoreLine = DocumentOf<'store'>
/** A store with what it is made with. */
export interface StoreDocument extends Omit<
  StoreLine,
  'categories' | 'subcategories' | 'paymentMethods'
> {
  categories: CategoryDocument[]
  subcategories: CategoryDocument[]
  paymentMethods: PaymentMethodDocument[]
}
export type OfferDocument = DocumentOf<'offer'>
export type ProfessionalDocument = DocumentOf<'professional'>
export type ProfessionalCategoryDocument = DocumentOf<'professional-category'>
export type UsefulContactCategoryDocument = DocumentOf<'useful-contact-category'>
export type CalendarDocument = DocumentOf<'calendar'>
export type SiteSettingDocument = DocumentOf<'site-setting'>

/** Everything but the stores, of which there may be very many. */
export type SmallDocuments = { [K in Exclude<DocumentKind, 'store'>]: DocumentOf<K>[] }

export interface SnapshotDocuments extends SmallDocuments {
  store: StoreDocument[]
}
