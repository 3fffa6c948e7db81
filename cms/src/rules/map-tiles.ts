/** Where the maps' tiles come from, the one outside place that site and panel load anything from. */
export const TILE_ORIGIN = 'https://tile.openstreetmap.org'

/** Address of a tile, as Leaflet fills it in. */
export const TILE_ADDRESS = `${TILE_ORIGIN}/{z}/{x}/{y}.png`

/** The nearest that tiles are drawn for. */
export const TILE_MAX_ZOOM = 19

/** Who is to be named on every map, as HTML. */
export const TILE_ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">colaboradores de OpenStreetMap</a>'
