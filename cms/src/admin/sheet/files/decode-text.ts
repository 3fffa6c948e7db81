import { NO_SHEET, SheetError } from './sheet-error'

/** Control characters that no text has; a file with them is something else. */
// eslint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0006\u000e-\u001a]/g

/** A few stray ones in a text are forgiven; of other files they are a large part. */
const FORGIVEN = 10
const FORGIVEN_PART = 0.05

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const SAMPLE = 4_000

/** UTF-16 without its mark: every other byte of western text is zero. */
function widthOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  const sample = bytes.subarray(0, SAMPLE)
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const most = sample.length / 4
  if (odd > most && even < odd / 10) return 'utf-16le'
  return even > most && odd < even / 10 ? 'utf-16be' : null
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return widthOf(bytes) ?? 'utf-8'
}

/** What is no UTF-8 was saved by a spreadsheet in the encoding of Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, without the mark at its beginning. Throws a
 * SheetError for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  const strange = text.match(BINARY)?.length ?? 0
  if (strange > Math.max(FORGIVEN, text.length * FORGIVEN_PART)) throw new SheetError(NO_SHEET)
  return text.replaceAll('\0', '')
}
