/** The error catalogue of the specification (section 8), word for word, and its companions. */
export const messages = {
  dataError: 'Error al cargar los datos.',
  storeNotFound: 'Tienda no encontrada',
  noResults: 'No se encontraron resultados',
  noLocation: 'Ubicación no disponible',
  pageNotFound: 'Página no encontrada',
  pageCrashed: 'Algo salió mal',
} as const
