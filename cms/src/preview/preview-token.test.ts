import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PREVIEWED_KINDS } from '../rules/previewed-kinds'
import { previewToken, readPreviewToken, type PreviewedDocument } from './preview-token'

const SECRET = 'x'.repeat(32)
const NOW = Date.parse('2026-11-26T12:30:00Z')
const HOUR = 3_600_000
const STORE = { kind: 'store', documentId: 'k2v8q0c1r5t7w9y3a6b4d8f0', isDraft: true } as const
const token = previewToken(STORE, SECRET, NOW)

test('shows the document, and the version of it, that it was made for', () => {
  const again = (one: PreviewedDocument) =>
    readPreviewToken(previewToken(one, SECRET, NOW), SECRET, NOW)
  for (const kind of PREVIEWED_KINDS) {
    expect(again({ ...STORE, kind })).toEqual({ ...STORE, kind })
    expect(again({ ...STORE, kind, isDraft: false })).toEqual({ ...STORE, kind, isDraft: false })
  }
  expect(token).toMatch(/^[a-z0-9-]+$/)
})

test('is good for a day and for no more than an hour longer', () => {
  expect(readPreviewToken(token, SECRET, NOW + 24 * HOUR)).toEqual(STORE)
  expect(readPreviewToken(token, SECRET, NOW + 25 * HOUR)).toBeNull()
})

test('stays the same within the hour', () => {
  expect(previewToken(STORE, SECRET, NOW + HOUR / 4)).toBe(token)
  expect(previewToken(STORE, SECRET, NOW + HOUR)).not.toBe(token)
})

test('cannot be made by who does not know the secret, nor changed', () => {
  expect(readPreviewToken(token, 'y'.repeat(32), NOW)).toBeNull()
  expect(readPreviewToken(previewToken(STORE, '', NOW), '', NOW)).toBeNull()
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'b' ? 'p' : 'b'
    const changed = token.slice(0, at) + other + token.slice(at + 1)
    expect(readPreviewToken(changed, SECRET, NOW), changed).toBeNull()
  }
})

test('of a store is none of an offer or a professional', () => {
  for (const kind of ['offer', 'professional', 'category']) {
    expect(readPreviewToken(token.replace('store', kind), SECRET, NOW), kind).toBeNull()
  }
})

test('nothing that comes in its place breaks anything', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant(`${token}\n`))
  fc.assert(fc.property(text, (wrong) => readPreviewToken(wrong, SECRET, NOW) === null))
})
