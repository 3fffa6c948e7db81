import { randomBytes } from 'node:crypto'

const LENGTH = 24
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 24 letters and digits, the first a letter, as Strapi's own ids are. */
function newDocumentId(): string {
  const letters = [...randomBytes(LENGTH)].map(
    (byte, place) => LETTERS[byte % (place === 0 ? 26 : LETTERS.length)],
  )
  return letters.join('')
}

/** The columns that Strapi itself fills in a row of a type without drafts. */
export function rowStamps(now: Date) {
  return { document_id: newDocumentId(), created_at: now, updated_at: now, published_at: now }
}
