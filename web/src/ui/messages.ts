/** The error catalogue of the specification (section 8), word for word, and its companions. */
export const messages = {
  dataError: 'Error al cargar los datos.',
  storeNotFound: 'Tienda no encontrada',
  noResults: 'No se encontraron resultados',
  noStorePasses: 'Ninguna tienda de estas pasa los filtros.',
  mapLoading: 'Cargando mapa...',
  mapEmpty: 'No se encontraron tiendas para mostrar.',
  professionalNotFound: 'Profesional no encontrado',
  professionalsFailed: (message: string) => `Error: ${message}`,
  noProfessionals: (category: string) =>
    `No se encontraron profesionales para la categoría "${category}"`,
  noStoresIn: (category: string) => `No se encontraron tiendas para la categoría: ${category}`,
  noLocation: 'Ubicación no disponible',
  leadFailed: 'Hubo un error al enviar el formulario.',
  leadSentTitle: '¡Formulario enviado!',
  leadSentText: 'Gracias por tu interés, te contactaremos pronto.',
  storeWithoutWhatsApp: 'Este comercio no tiene número de WhatsApp',
  professionalWithoutWhatsApp: 'Este profesional no tiene número de WhatsApp',
  linkCopied: 'Enlace copiado al portapapeles',
  linkNotCopied: 'No pudimos copiar el enlace.',
  favouriteNotKept: 'Este navegador no deja guardar: tus favoritos se pierden al cerrar la página.',
  positionRefused:
    'No tenemos permiso para ver tu ubicación. Podés darlo en los ajustes del navegador.',
  positionUnavailable: 'No pudimos saber dónde estás. Probá de nuevo en un momento.',
  positionUnsupported: 'Este navegador no puede decirnos dónde estás.',
  categoryNotFound: 'Categoría no encontrada',
  pageNotFound: 'Página no encontrada',
  pageCrashed: 'Algo salió mal',
  offline: 'Sin conexión',
} as const

/** Why data could not be loaded, for texts that say so: 'Error: {message}'. */
export const dataErrorReasons = {
  offline: 'no hay conexión a internet.',
  timeout: 'el sitio tarda demasiado en responder.',
  missing: 'no encontramos los datos.',
  server: 'el sitio no responde bien en este momento.',
  unreadable: 'los datos llegaron incompletos.',
} as const
