import { UPLOAD_LIMIT_MEGAPIXELS } from '../../../cms/src/rules/limits.ts'

/** What the image library says (sharp, in English) → what staff read. */
const REASONS: readonly [pattern: RegExp, reason: string][] = [
  [/pixel limit/i, `tiene más de ${UPLOAD_LIMIT_MEGAPIXELS} megapíxeles`],
  [/unsupported image format/i, 'no es una imagen JPG, PNG o WebP'],
  [/is empty/i, 'el archivo está vacío'],
]

/** Anything else happens to the bytes: a cut upload, a bad copy. */
const DAMAGED = 'está dañada'

/** Why an image could not be rendered, in Spanish. */
export function unreadableReason(error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  return REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? DAMAGED
}
