import { readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'
import { type SlugRegistry } from './slugs.ts'

/** What a record's place in the catalogue decides. */
export interface Identity {
  key: string
  numero: number
  name: string
  slug: string
}

/**
 * Name and slug of a record. Without a name it is called `word` and its number; the slug that
 * the source gives goes before the name's. A slug that is taken gets the number.
 */
export function identityOf(
  reader: RecordReader,
  { key, numero }: Pick<Identity, 'key' | 'numero'>,
  slugs: SlugRegistry,
  word: string,
): Identity {
  const name = readText(reader, 'name') ?? `${word} ${numero}`
  const wanted = addressSlug(readText(reader, 'slug') ?? '') || addressSlug(name)
  const slug = slugs.take(wanted, numero, word.toLowerCase())
  if (wanted && slug !== wanted) {
    reader.quirk('duplicate-slug', 'slug', wanted, `Otro lo usa; quedó «${slug}».`)
  }
  return { key, numero, name, slug }
}

/** Reports a number that could not stay, or that is not the one of the record's key. */
export function reportNumber(
  reader: RecordReader,
  { id, numero, isShared }: { id: number | null; numero: number; isShared: boolean },
): void {
  const done = `Se guardó con el número ${numero}.`
  if (id === null) {
    reader.quirk('empty-field', 'id', id, done)
    return
  }
  if (isShared && id !== numero) reader.quirk('duplicate-id', 'id', id, done)
  const key = Number(reader.source.key)
  if ((Number.isInteger(key) && key !== id) || (!isShared && id !== numero)) {
    reader.quirk('id-differs-from-key', 'id', id, done)
  }
}
