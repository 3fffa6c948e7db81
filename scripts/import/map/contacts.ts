import { isContactPhone } from '../../../cms/src/rules/contact-phone.ts'
import type { DocumentFields, ImportDocument } from '../documents.ts'
import type { ImageLibrary } from '../read/images.ts'
import { readImage } from '../read/read-image.ts'
import { readersIn } from '../read/read-objects.ts'
import { readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'

/** The site shows the categories in this order of their ids (spec section 2), others after. */
const DISPLAY_ORDER: readonly number[] = [1, 3, 2, 5, 4, 6, 7, 8]
const DESCRIPTION_LENGTH = 1000

type Entry = DocumentFields['useful-contact-category']['entries'][number]

/** Legacy category of useful contacts → document. Empty slots of its list are left out. */
export function contactsDocument(
  reader: RecordReader,
  numero: number,
  images: ImageLibrary,
): ImportDocument<'useful-contact-category'> {
  const fields = {
    numero,
    title: readText(reader, 'title') ?? `Contactos ${numero}`,
    description: readText(reader, 'description', { max: DESCRIPTION_LENGTH, lines: true }),
    icon: readImage(reader, 'icon', images),
    order: displayOrder(numero),
    entries: readersIn(reader, 'items').flatMap(readEntry),
  }
  reader.finish()
  const document = { ...fields, internalNote: reader.internalNote() }
  const record = reader.source.label
  return { type: 'useful-contact-category', key: String(numero), record, fields: document }
}

function displayOrder(numero: number): number {
  const index = DISPLAY_ORDER.indexOf(numero)
  return index >= 0 ? index + 1 : DISPLAY_ORDER.length + numero
}

/** An entry without name is called by its address or number; one that says nothing is left out. */
function readEntry(reader: RecordReader): Entry[] {
  const name = readText(reader, 'name')
  const address = readText(reader, 'address')
  const phone = readPhone(reader)
  if (name !== null) return [{ name, address, phone }]
  const called = address ?? phone
  const done = called === null ? 'Se salteó: no dice nada.' : `Se guardó como «${called}».`
  reader.quirk('empty-field', 'name', name, done)
  return called === null ? [] : [{ name: called, address, phone }]
}

/** The panel takes only what can be dialled; anything else goes into the note. */
function readPhone(reader: RecordReader): string | null {
  const phone = readText(reader, 'phone')
  if (phone === null || isContactPhone(phone)) return phone
  // '-' says that there is none.
  if (!/[\p{L}\d]/u.test(phone)) return null
  reader.misfit('unreadable-phone', 'phone', phone, 'No es un número de teléfono.')
  return null
}
