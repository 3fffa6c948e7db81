export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024
export const UPLOAD_LIMIT_PIXELS = 40_000_000

/** Room for the form fields around the file. */
const ENVELOPE_BYTES = 64 * 1024

/** True when a multipart request of this many bytes must hold a file over the limit. */
export function isUploadTooLarge(contentLength: number): boolean {
  return contentLength > UPLOAD_LIMIT_BYTES + ENVELOPE_BYTES
}
