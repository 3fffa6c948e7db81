import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '@guia/web/testing/hostile-text'
import { recordsOfTexts, takeTurns, type PublicRecords } from '../testing/hostile-documents.ts'

/** Texts of one case, which its fields take in turn. */
const TEXTS = 17

/** Where a text stands in the records, '⟦3⟧' the fourth that was given. */
const MARK = /⟦(\d+)⟧/g

function recordsOfMarks(): { records: PublicRecords; given: number } {
  let given = 0
  const records = recordsOfTexts(() => `⟦${given++}⟧`)
  return { records, given }
}

/** As the files of a release are written, and read by whoever asks for them. */
const published = (records: unknown): unknown =>
  JSON.parse(Buffer.from(`${JSON.stringify(records)}\n`).toString())

const { records: template, given } = recordsOfMarks()

test('every text field of every kind of document is in a public file', () => {
  const json = decodeURIComponent(JSON.stringify(template))
  const missing = Array.from({ length: given }, (_, index) => `⟦${index}⟧`).filter(
    (mark) => !json.includes(mark),
  )
  // Of the numbers for WhatsApp only digits are left.
  const { stores, professionals, site } = template
  const numbers = [stores[0]?.whatsapp, stores[0]?.whatsapp_may, professionals[0]?.whatsapp]
  expect(missing.sort()).toEqual([...numbers, site.phone].map((digits) => `⟦${digits}⟧`).sort())
  expect(given).toBeGreaterThan(60)
})

/** What becomes of a marked text by the field it is in: addresses as URLs, all others trimmed. */
function fill(value: string, texts: readonly string[]): string {
  const textAt = (_: string, index: string) => texts[Number(index) % texts.length] ?? ''
  if (!URL.canParse(value)) return value.replace(MARK, textAt).trim()
  return new URL(decodeURIComponent(value).replace(MARK, textAt).trim()).href
}

/** The same records with the texts in the place of their marks. */
function fillAll(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === 'string')
    return value.includes('⟦') || URL.canParse(value) ? fill(value, texts) : value
  if (Array.isArray(value)) return value.map((item) => fillAll(item, texts))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [fill(key, texts), fillAll(item, texts)]),
  )
}

const digitsOf = (text: string | undefined) => (text ?? '').replace(/\D/g, '')

/** The fields that are more than a trimmed text: digits, and the words of the search. */
function expected(texts: readonly string[]): PublicRecords {
  const filled = fillAll(template, texts) as PublicRecords
  const digitsAt = (mark: string | undefined) => digitsOf(texts[Number(mark) % texts.length])
  const wordsOf = (marks: string[] | undefined) =>
    (marks ?? [])
      .flatMap((mark) =>
        mark.replace(MARK, (_, index) => texts[Number(index) % texts.length] ?? '').split(/[,\n]/),
      )
      .map((word) => word.trim())
      .filter((word) => word !== '')
  const [store] = template.stores
  return {
    ...filled,
    stores: filled.stores.map((one) => ({
      ...one,
      whatsapp: digitsAt(store?.whatsapp),
      whatsapp_may: digitsAt(store?.whatsapp_may),
      tags: wordsOf(store?.tags),
    })),
    professionals: filled.professionals.map((one) => ({
      ...one,
      whatsapp: digitsAt(template.professionals[0]?.whatsapp),
    })),
    site: { ...filled.site, phone: digitsAt(template.site.phone) },
  }
}

/**
 * But for white space around it, which no field keeps; and for fields that are no plain text: of
 * numbers for WhatsApp the digits are left, links stand as URLs write them, tags part at commas.
 */
test('any text in any field comes unchanged out of the public files', () => {
  const texts = fc.array(hostileText, { minLength: TEXTS, maxLength: TEXTS })
  fc.assert(
    fc.property(texts, (all) => {
      expect(published(recordsOfTexts(takeTurns(all)))).toEqual(expected(all))
    }),
    { numRuns: 2_000 },
  )
}, 120_000)
