import { createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_HOURS } from '../rules/limits'
import { isPreviewedKind, PREVIEWED_KINDS, type PreviewedKind } from '../rules/previewed-kinds'
import { HOUR_MS } from '../rules/durations'

/** A document as it stands in its form, or as it was last published. */
export interface PreviewedDocument {
  kind: PreviewedKind
  documentId: string
  isDraft: boolean
}

const TOKEN = new RegExp(
  `^(${PREVIEWED_KINDS.join('|')})-([a-z0-9]{1,40})-([bp])-([0-9a-z]{1,9})-([0-9a-f]{32})$`,
)

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`vista-previa ${text}`).digest('hex').slice(0, 32)

/**
 * The part of an address that shows this one document, as it is whenever it is asked for, and
 * nothing else, for a day: it is sent to the merchant too. Within the hour it stays the same, so that a page
 * that shows it need not load it again.
 */
export function previewToken(
  { kind, documentId, isDraft }: PreviewedDocument,
  secret: string,
  now: number,
): string {
  const endsAtHour = Math.floor(now / HOUR_MS) + PREVIEW_HOURS + 1
  const text = `${kind}-${documentId}-${isDraft ? 'b' : 'p'}-${endsAtHour.toString(36)}`
  return `${text}-${signatureOf(text, secret)}`
}

/** What an address shows; null when it was not made here, or has run out. */
export function readPreviewToken(
  token: string,
  secret: string,
  now: number,
): PreviewedDocument | null {
  const [, kind = '', documentId = '', version, ends = '', signature = ''] = TOKEN.exec(token) ?? []
  if (secret === '' || !isPreviewedKind(kind)) return null
  const expected = signatureOf(`${kind}-${documentId}-${version}-${ends}`, secret)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (now >= Number.parseInt(ends, 36) * HOUR_MS) return null
  return { kind, documentId, isDraft: version === 'b' }
}
