/** Version of the public files' shape. Raised when a field is renamed or removed. */
export const SCHEMA_VERSION = 1

/** The public files of a release, served at the web root (spec section 7). */
export const PUBLIC_FILES = {
  /** Every store, light: home and home map. */
  lightStores: 'busqueda.json',
  /** Every store, full record: store page, lists, search. */
  stores: 'busquedas.json',
  professionals: 'profesionales.json',
  offers: 'ofertas.json',
  usefulContacts: 'contactos-utiles.json',
  site: 'sitio.json',
  publication: 'publicacion.json',
} as const

export type PublicFile = (typeof PUBLIC_FILES)[keyof typeof PUBLIC_FILES]

/** The files that hold content; `publicacion.json` describes them. */
export type ContentFile = Exclude<PublicFile, 'publicacion.json'>

/** Name of the `<meta>` element by which a page names the release that it belongs to. */
export const RELEASE_META = 'release'

/**
 * Address of a public file.
 * Without release: the fixed name of the specification, which answers with the live release.
 * With release: its immutable address, so that one page never mixes two releases.
 * publicFileUrl('busqueda.json', '20261121-a1') → '/r/20261121-a1/busqueda.json'
 */
export function publicFileUrl(file: PublicFile, release?: string | null): string {
  return release ? `/r/${release}/${file}` : `/${file}`
}
