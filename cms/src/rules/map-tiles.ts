/** Who gives out the maps' tiles, in turns: nothing else outside is loaded by site and panel. */
export const TILE_HOSTS: string[] = ['tile.openstreetmap.org']

/** As security policies name them. */
export const TILE_ORIGINS: readonly string[] = TILE_HOSTS.map((host) => `https://${host}`)

/** Address of a tile, as Leaflet fills it in; `s` is one of the hosts. */
export const TILE_ADDRESS = 'https://{s}/{z}/{x}/{y}.png'

/** The nearest that tiles are drawn for. */
export const TILE_MAX_ZOOM = 19

/** Who is to be named on every map, as HTML. */
export const TILE_ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">colaboradores de OpenStreetMap</a>'
