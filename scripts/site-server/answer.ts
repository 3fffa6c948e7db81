/** What a request is answered with, before it is known how to send it. */
export type Answer =
  | {
      kind: 'file'
      status: 200 | 400 | 404
      /** Absolute path, in a release or in a folder that all of them share. */
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
  /** Whether it asks for itself again, every few seconds: what is missing comes by itself. */
  isPassing?: boolean
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
  text: 'Se prueba otra vez sola en unos segundos.',
  isPassing: true,
}

export const SERVER_ERROR: Notice = {
  status: 500,
  title: 'Algo salió mal',
  text: 'No pudimos mostrar la página. Probá de nuevo en un rato.',
}

export const NOT_PUBLISHED: Notice = {
  status: 503,
  title: 'La guía se está preparando',
  text: 'Todavía no hay nada publicado. Esta página se actualiza sola en unos segundos.',
  headers: { 'Retry-After': '10' },
  isPassing: true,
}

const AGAIN_EVERY_SECONDS = 10

/** The page of a notice; its texts are the program's own, so that nothing needs escaping. */
export function noticePage({
  title,
  text,
  isPassing = false,
}: Pick<Notice, 'title' | 'text' | 'isPassing'>): string {
  const again = isPassing ? `<meta http-equiv="refresh" content="${AGAIN_EVERY_SECONDS}">` : ''
  return (
    '<!doctype html>\n<html lang="es-AR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${again}<title>${title}</title></head>` +
    `<body><h1>${title}</h1><p>${text}</p><p><a href="/">Ir al inicio</a></p></body></html>\n`
  )
}
