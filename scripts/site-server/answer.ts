/** What a request is answered with, before it is known how to send it. */
export type Answer =
  | {
      kind: 'file'
      status: 200 | 404
      /** Absolute path in a release. */
      path: string
      /** The value of Cache-Control. */
      caching: string
      /** Whether its name carries a hash of its content: a part of the app, or an image. */
      isHashed: boolean
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'notice'; notice: Notice }

/** An answer that needs no release: a short page in Spanish. */
export interface Notice {
  status: 400 | 404 | 405 | 416 | 500 | 503
  title: string
  text: string
  headers?: Record<string, string>
}

export const BAD_REQUEST: Notice = {
  status: 400,
  title: 'Dirección incorrecta',
  text: 'La dirección está mal escrita.',
}

export const NOT_FOUND: Notice = {
  status: 404,
  title: 'Página no encontrada',
  text: 'La página que buscás no existe.',
}

export const WRONG_METHOD: Notice = {
  status: 405,
  title: 'Acción no permitida',
  text: 'Esta dirección solo se puede leer.',
  headers: { Allow: 'GET, HEAD' },
}

export const NO_PREVIEW: Notice = {
  status: 503,
  title: 'La vista previa no está disponible',
  text: 'Probá de nuevo en un minuto.',
}

export const SERVER_ERROR: Notice = {
  status: 500,
  title: 'Algo salió mal',
  text: 'No pudimos mostrar la página. Probá de nuevo en un rato.',
}

export const NOT_PUBLISHED: Notice = {
  status: 503,
  title: 'La guía se está preparando',
  text: 'Todavía no hay nada publicado. Probá de nuevo en un minuto.',
  headers: { 'Retry-After': '10' },
}

/** The page of a notice; its texts are the program's own, so that nothing needs escaping. */
export function noticePage({ title, text }: Pick<Notice, 'title' | 'text'>): string {
  return (
    '<!doctype html>\n<html lang="es-AR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title></head>` +
    `<body><h1>${title}</h1><p>${text}</p><p><a href="/">Ir al inicio</a></p></body></html>\n`
  )
}
