import type { DocumentFields, ImportDocument } from '../documents.ts'
import type { ImageLibrary } from '../read/images.ts'
import { readImage } from '../read/read-image.ts'
import { objectsIn } from '../read/read-objects.ts'
import { readNumber, readText } from '../read/read-text.ts'
import { RecordReader } from '../read/record-reader.ts'

/** The list of a store that holds each kind, and what one is called when it has no name. */
const OFFER_LISTS = [
  { list: 'ofertas', kind: 'oferta', word: 'Oferta' },
  { list: 'recomendados', kind: 'recomendado', word: 'Recomendado' },
] as const

type OfferList = (typeof OFFER_LISTS)[number]

export interface OfferHolder {
  /** Import key of the store. */
  key: string
  /** Numbers by which an offer may name its store: the one of the source and the assigned one. */
  numbers: readonly (number | null)[]
}

/** An offer as it stands in a store's record. */
export interface OfferSource {
  /** Import key: 'busquedas.json#12/ofertas/3'. */
  key: string
  id: number | null
  list: OfferList
  holder: OfferHolder
  /** Its reports name the store; its notes are the offer's own. */
  reader: RecordReader
}

/** Takes the offers and the recommended items out of a store's record. */
export function takeOffers(store: RecordReader, holder: OfferHolder): OfferSource[] {
  return OFFER_LISTS.flatMap((list) => {
    const used = new Map<string, number>()
    return objectsIn(store, list.list).map(({ field, data }, index) => {
      const reader = new RecordReader(store.source, data, `${field}.`)
      const id = readNumber(reader, 'id')
      const name = countedName(used, id === null ? `posicion-${index + 1}` : String(id))
      return { key: `${holder.key}/${list.list}/${name}`, id, list, holder, reader }
    })
  })
}

/** '3', the second time '3~2'. */
function countedName(used: Map<string, number>, name: string): string {
  const count = (used.get(name) ?? 0) + 1
  used.set(name, count)
  return count === 1 ? name : `${name}~${count}`
}

const DESCRIPTION_LENGTH = 2000
const DISCOUNT_LENGTH = 40

/** Legacy offer or recommended item → offer document. The store that holds it is its store. */
export function offerDocument(
  { key, id, list, holder, reader }: OfferSource,
  { numero, isShared }: { numero: number; isShared: boolean },
  images: ImageLibrary,
): ImportDocument<'offer'> {
  reportNumber(reader, { id, numero, isShared })
  reportHolder(reader, holder)
  const fields: Omit<DocumentFields['offer'], 'internalNote'> = {
    numero,
    kind: list.kind,
    store: holder.key,
    name: readText(reader, 'nombre') ?? nameless(reader, `${list.word} ${numero}`),
    description: readText(reader, 'descripcion', { max: DESCRIPTION_LENGTH, lines: true }),
    discount: readText(reader, 'descuento', { max: DISCOUNT_LENGTH }),
    image: readImage(reader, 'imagen', images),
    startsOn: null,
    endsOn: null,
  }
  reader.finish()
  const document = { ...fields, internalNote: reader.internalNote() }
  return { type: 'offer', key, record: reader.source.label, fields: document }
}

/**
 * The CMS counts offers and recommended items in one series: an id that only the other list has as
 * well changes without a report.
 */
function reportNumber(
  reader: RecordReader,
  { id, numero, isShared }: { id: number | null; numero: number; isShared: boolean },
): void {
  if (id === numero) return
  const done = `Se guardó con el número ${numero}.`
  if (id === null) reader.quirk('empty-field', 'id', id, done)
  else reader.note('id', id)
  if (id !== null && isShared) reader.quirk('duplicate-id', 'id', id, done)
}

function reportHolder(reader: RecordReader, holder: OfferHolder): void {
  const named = readNumber(reader, 'tiendaId')
  if (named === null || holder.numbers.includes(named)) return
  const why = 'Nombra a otro comercio; quedó en el que la contiene.'
  reader.misfit('id-differs-from-key', 'tiendaId', named, why)
}

function nameless(reader: RecordReader, name: string): string {
  reader.quirk('empty-field', 'nombre', null, `Se guardó como «${name}».`)
  return name
}
