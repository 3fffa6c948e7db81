import type { ImportDocument } from '../documents.ts'
import { identityOf } from './identity.ts'
import type { KnownDocuments } from '../send/known-documents.ts'
import { readId } from './numbered-readers.ts'
import { assignNumbers } from './numbers.ts'
import { professionalDocument, type ProfessionalSources } from './professional.ts'
import type { Quirk } from '../quirk.ts'
import { RecordReader } from '../read/record-reader.ts'
import { addressSlug } from '../../../cms/src/rules/slug.ts'
import { SlugRegistry } from './slugs.ts'
import type { SourceRecord } from '../read/source-record.ts'

export interface MappedProfessionals {
  professionals: ImportDocument<'professional'>[]
  quirks: Quirk[]
}

/**
 * Professionals carry no id: their slug names them among the imported documents, and their number
 * is their position, unless an earlier import gave them another one.
 */
export function mapProfessionals(
  records: readonly SourceRecord[],
  sources: ProfessionalSources,
  known: KnownDocuments,
): MappedProfessionals {
  const keys = professionalKeys(records)
  const readers = records.map((record) => new RecordReader(record))
  const claims = readers.map((reader, index) => {
    return { key: keys[index] ?? '', id: readId(reader) ?? reader.source.position }
  })
  const numbers = assignNumbers(claims, known.numbers('professional'))
  const slugs = new SlugRegistry()
  const professionals = readers.map((reader, index) => {
    const key = keys[index] ?? ''
    const numero = numbers.get(key) ?? index + 1
    const identity = identityOf(reader, { key, numero }, slugs, 'Profesional')
    return professionalDocument(reader, identity, sources)
  })
  return { professionals, quirks: readers.flatMap((reader) => reader.allQuirks()) }
}

/** 'profesionales.json#ana-perez', the second one of that name 'profesionales.json#ana-perez~2'. */
function professionalKeys(records: readonly SourceRecord[]): string[] {
  const counts = new Map<string, number>()
  return records.map((record) => {
    const name = `${record.file}#${ownSlug(record) || record.key}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  })
}

function ownSlug({ data }: SourceRecord): string {
  const texts = [data.get('slug'), data.get('name')]
  return (
    texts.map((text) => (typeof text === 'string' ? addressSlug(text) : '')).find(Boolean) ?? ''
  )
}
