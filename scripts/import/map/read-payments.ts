import type { PaymentGroup } from '../documents.ts'
import { humanisedName, type ImageLibrary } from '../read/images.ts'
import { isEmpty, type JsonValue } from '../read/json-text.ts'
import { paymentGroup, type PaymentRegistry } from './payment-registry.ts'
import { imageOf, imagePathOf } from '../read/read-image.ts'
import { readersIn } from '../read/read-objects.ts'
import { readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'

export interface PaymentSources {
  payments: PaymentRegistry
  /** Name of a payment method by the path of its logo. */
  paymentNames: ReadonlyMap<string, string>
  images: ImageLibrary
}

/** Import keys of a store's payment methods; each logo of a group is one method. */
export function readPaymentMethods(reader: RecordReader, sources: PaymentSources): string[] {
  const keys = readersIn(reader, 'paymentMethods').flatMap((group) =>
    methodsOfGroup(group, sources),
  )
  return [...new Set(keys)].filter((key) => key !== '')
}

function methodsOfGroup(group: RecordReader, sources: PaymentSources): string[] {
  const name = readGroup(group, 'name')
  const images = group.take('images')
  if (isEmpty(images)) {
    group.quirk('empty-field', 'images', images, 'El grupo no dice ningún medio de pago.')
    return []
  }
  const list = Array.isArray(images) ? images : [images ?? null]
  return list.map((logo, index) => method(group, `images.${index}`, logo, name, sources))
}

/** The group that a field titles; an unknown title is reported. */
export function readGroup(reader: RecordReader, field: string): PaymentGroup {
  const title = readText(reader, field) ?? ''
  const found = paymentGroup(title)
  if (found === null) {
    reader.misfit('wrong-type', field, title, 'Ningún grupo se llama así; quedó en «Otros medios».')
  }
  return found ?? 'otros'
}

/** A logo names its method even when its file is missing. */
function method(
  reader: RecordReader,
  field: string,
  value: JsonValue,
  group: PaymentGroup,
  { payments, paymentNames, images }: PaymentSources,
): string {
  if (isEmpty(value)) reader.quirk('empty-slot', field, value, 'Se salteó.')
  const logo = imageOf(reader, field, value, images)
  const path = imagePathOf(value)
  if (path === null) return ''
  const name = paymentNames.get(path) ?? humanisedName(path)
  return payments.method({ name, group, logo, record: reader.source.label })
}
