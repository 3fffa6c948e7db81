import { asImage, asList, asTextMap, type UnknownRecord } from './parse-fields.ts'

/** A photograph of a gallery. */
export interface Photo {
  url: string
  /** What it shows, in staff's words; '' where they wrote none. */
  caption: string
}

/** The gallery of a store's or professional's record (spec section 3). */
export function parseGallery({ gallery, epigrafes }: UnknownRecord): Photo[] {
  const captions = asTextMap(epigrafes)
  return asList(gallery)
    .map(asImage)
    .filter((url) => url !== '')
    .map((url) => ({ url, caption: captions[url] ?? '' }))
}

/** What a photograph is called: its caption, or its place. */
export const photoName = ({ caption }: Photo, index: number, owner: string): string =>
  caption || `Foto ${index + 1} de ${owner}`
