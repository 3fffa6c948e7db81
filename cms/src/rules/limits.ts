const MEBIBYTE = 1024 ** 2

/** Largest photo that is taken, anywhere: panel, importer and publisher. */
export const UPLOAD_LIMIT_MEGABYTES = 10
export const UPLOAD_LIMIT_BYTES = UPLOAD_LIMIT_MEGABYTES * MEBIBYTE

/** In which it must have arrived, over a slow line as well: a megabyte in twelve seconds. */
export const UPLOAD_LIMIT_SECONDS = 12 * UPLOAD_LIMIT_MEGABYTES

/** Most pixels of a photo, of all its frames: one of 40 megapixels takes 160 MB when decoded. */
export const UPLOAD_LIMIT_MEGAPIXELS = 40
export const UPLOAD_LIMIT_PIXELS = UPLOAD_LIMIT_MEGAPIXELS * 1_000_000

/** Room in a request for the form fields around a photo. */
const ENVELOPE_BYTES = 64 * 1024

/** True when a multipart request of this many bytes must hold a file over the limit. */
export const isUploadTooLarge = (contentLength: number): boolean =>
  contentLength > UPLOAD_LIMIT_BYTES + ENVELOPE_BYTES

/** Characters of a name, of a category, of a word for the search. */
export const NAME_LENGTH = 200

/** Characters of any other text in a public record. */
export const TEXT_LENGTH = 20_000

/** Former addresses of a store or professional that lead on to it. */
export const FORMER_SLUGS = 20

/** Well inside what a column of PostgreSQL holds, and with room for the numbers that come after. */
export const LARGEST_NUMBER = 999_999_999

/** How long the address of a preview shows it: a merchant who is sent it looks at it today. */
export const PREVIEW_HOURS = 24

/** Submissions of the contact form in ten minutes, where the settings do not say otherwise. */
export const LEADS_PER_ADDRESS = 5
export const LEADS_OVERALL = 200

/** The table in which they are counted: what is in it is over in ten minutes, and in no backup. */
export const LEAD_COUNTS_TABLE = 'guia_lead_counts'

/** Bytes of one submission of the contact form. */
export const LEAD_BYTES = 4 * 1024

/** How long what was deleted can be got back. */
export const BIN_KEPT_DAYS = 30

/** How long a lead is kept after the last change of it; /privacidad says so in its own words. */
export const LEADS_KEPT_DAYS = 730

/** Searches that found nothing: in ten minutes from one address, and from all; more are not counted. */
export const MISSED_SEARCHES_PER_ADDRESS = 60
export const MISSED_SEARCHES_OVERALL = 1_000

/** Different texts of them that are counted in a day, and for how long they are kept. */
export const MISSED_SEARCHES_A_DAY = 300
export const MISSED_SEARCHES_KEPT_DAYS = 90

/** Largest sheet of stores that is read, and what it may unfold to: an XLSX is a packed folder. */
export const SHEET_MEGABYTES = 10
export const SHEET_BYTES = SHEET_MEGABYTES * MEBIBYTE
export const SHEET_UNPACKED_BYTES = 100 * MEBIBYTE

/** Rows of stores in a sheet, and of them in one request. */
export const SHEET_ROWS = 20_000
export const SHEET_ROWS_AT_ONCE = 100
