import type { ImageKind } from '@guia/contract'
import type { MediaDocument } from '../documents.ts'

/** Address of an image's rendering: known before any record is built. '' when there is none. */
export type ImageUrls = (media: MediaDocument | null | undefined, kind: ImageKind) => string

/** Photographs as a record holds them, without those that cannot be read. */
export function galleryOf(
  photos: readonly MediaDocument[] | null | undefined,
  imageUrl: ImageUrls,
): { gallery: string[]; epigrafes?: Record<string, string> } {
  const readable = (photos ?? [])
    .map((photo) => ({ url: imageUrl(photo, 'photo'), caption: textOf(photo.caption) }))
    .filter(({ url }) => url !== '')
  const captioned = readable.filter(({ caption }) => caption !== '')
  return {
    gallery: readable.map(({ url }) => url),
    ...(captioned.length > 0 && {
      epigrafes: Object.fromEntries(captioned.map(({ url, caption }) => [url, caption])),
    }),
  }
}

export const textOf = (value: string | null | undefined): string => value?.trim() ?? ''

/** 'pan, facturas,,tortas' → ['pan', 'facturas', 'tortas'] */
export function tagsOf(value: string | null | undefined): string[] {
  const tags = (value ?? '').split(/[,\n]/).map((tag) => tag.trim())
  return tags.filter((tag) => tag !== '')
}

/** Order of the public files: the way people read names in Spanish. */
const collator = new Intl.Collator('es-AR', { sensitivity: 'base', numeric: true })
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Equal names by their slugs, so that the order never depends on the CMS's. */
export const byName = (
  a: { name: string; slug?: string },
  b: { name: string; slug?: string },
): number =>
  collator.compare(a.name, b.name) || byText(a.name, b.name) || byText(a.slug ?? '', b.slug ?? '')
export const byNumber = (a: { numero: number }, b: { numero: number }): number =>
  a.numero - b.numero
