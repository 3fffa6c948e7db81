/** A file of the media library, as the panel's forms hold it; the rest of it is kept as it is. */
export interface Picture {
  id: number
  name: string
  url: string
  alternativeText?: string | null
  caption?: string | null
  updatedAt?: string
  formats?: { thumbnail?: { url?: string } } | null
}

/** What a field of the form holds: a picture, several, or nothing. */
export type PictureValue = Picture | Picture[] | null | undefined

export const picturesOf = (value: PictureValue): Picture[] =>
  Array.isArray(value) ? value : value ? [value] : []

/** As Strapi's own field keeps it: null when empty. */
export const valueOf = (pictures: Picture[], isMultiple: boolean): PictureValue => {
  if (pictures.length === 0) return null
  return isMultiple ? pictures : pictures[0]
}

/**
 * Puts a picture that has just arrived where it was chosen: before those chosen later, whenever
 * they arrived. `turns` says of each picture of this visit when it was chosen.
 */
export function insertInTurn(
  pictures: Picture[],
  picture: Picture,
  turns: ReadonlyMap<number, number>,
): Picture[] {
  const turn = turns.get(picture.id) ?? Infinity
  const later = pictures.findIndex(({ id }) => (turns.get(id) ?? -Infinity) > turn)
  return pictures.toSpliced(later < 0 ? pictures.length : later, 0, picture)
}

/** The same pictures with the one at `from` at `to`; an index outside changes nothing. */
export function movePicture(pictures: Picture[], from: number, to: number): Picture[] {
  const moved = pictures[from]
  if (!moved || to < 0 || to >= pictures.length) return pictures
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** What it shows: the sentence that the site publishes, and reads to who does not see it. */
export const captionOf = ({ caption, alternativeText }: Picture): string =>
  caption || alternativeText || ''

export const withCaption = (pictures: Picture[], id: number, caption: string): Picture[] =>
  pictures.map((picture) =>
    picture.id === id ? { ...picture, caption, alternativeText: caption } : picture,
  )

/** Address of the small picture; it changes with the file, which keeps its name when replaced. */
export function thumbnailOf({ formats, url, updatedAt }: Picture): string {
  const address = formats?.thumbnail?.url ?? url
  return updatedAt ? `${address}?updatedAt=${encodeURIComponent(updatedAt)}` : address
}
