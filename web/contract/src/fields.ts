import { z } from 'zod'
import { RANGE_PATTERN } from '../../../cms/src/rules/hours.ts'
import { NAME_LENGTH, TEXT_LENGTH } from '../../../cms/src/rules/limits.ts'
import { ADDRESS_PATTERN } from '../../../cms/src/rules/slug.ts'
import { WEEKDAYS } from '../../../cms/src/rules/weekdays.ts'

/**
 * Kinds of values that the public records are made of. The messages are Spanish: staff read them
 * behind the name of the record and of the field.
 */
export const filled = z.string().min(1, 'está vacío').max(NAME_LENGTH, 'es demasiado largo')
/** May be ''. */
export const text = z.string().max(TEXT_LENGTH, 'es demasiado largo')
export const slug = z
  .string()
  .regex(ADDRESS_PATTERN, 'no es una dirección válida')
  .max(NAME_LENGTH, 'es demasiado largo')
export const number = z.int('no es un número entero').positive('no es un número positivo')
/** Address of a picture of the release, '' when there is none. */
export const image = z.string().regex(/^$|^\/media\/[\w-]+\.webp$/, 'no es una imagen publicada')
/** Address of a photograph → what it shows, where staff wrote it; only where there are some. */
export const captions = z.record(image, text).exactOptional()
/** http or https only; '' when there is none. */
export const link = z.string().regex(/^$|^https?:\/\//, 'no es una dirección web')
/** Digits only; '' when there is none. */
export const whatsapp = z.string().regex(/^$|^\d{8,15}$/, 'no es un número de WhatsApp completo')
export const email = z.union([z.literal(''), z.email('no es un correo electrónico')])

/** Decimal degrees, WGS 84. */
export const coordinates = z.object({
  lat: z.number().min(-90, 'no es una latitud').max(90, 'no es una latitud'),
  lng: z.number().min(-180, 'no es una longitud').max(180, 'no es una longitud'),
})

/** Null: not known exactly. */
export const location = coordinates.nullable()

/** Ranges 'HH:MM - HH:MM', 'cerrado', or free text. */
export const dayValue = z.union([
  z
    .array(z.string().regex(RANGE_PATTERN, 'tiene una hora que no existe'))
    .min(1, 'no tiene horarios'),
  z.string().min(1, 'está vacío'),
])

/** A day of which nothing is known has no key. */
export const hours = z.partialRecord(z.enum(WEEKDAYS), dayValue)

/** 'AAAA-MM-DD' */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'no es una fecha')
/** Null: no limit. */
export const date = isoDate.nullable()

export type LocationRecord = z.infer<typeof coordinates>
