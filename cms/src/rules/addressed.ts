/** What of a published document says at which address visitors see it. */
export interface Addressed {
  slug?: string | null
  route?: string | null
  numero?: number | null
  /** Of an offer. */
  kind?: string | null
  store?: { numero: number } | null
  professionalCategory?: { route: string } | null
}

/** A text as one part of an address. */
export const segment = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
