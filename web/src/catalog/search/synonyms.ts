import type { SynonymRecord } from '@guia/contract'
import { asRecord, asText, parseEach } from '../parse-fields.ts'

/** What people type (`word`) and the catalogue calls otherwise (`means`). */
export type Synonym = SynonymRecord

/** `/sinonimos.json` → synonyms; entries without both texts are left out. Throws without a list. */
export function parseSynonyms(file: unknown): Synonym[] {
  return parseEach(file, (value) => {
    const record = asRecord(value)
    const synonym = { word: asText(record['word']), means: asText(record['means']) }
    return synonym.word === '' || synonym.means === '' ? null : synonym
  })
}
