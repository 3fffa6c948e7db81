import type { Finding, Level } from './judge'
import type { Part } from './read-health'

export type PartFinding = Finding & { part: Part }

/** In the words of the page and of the answer to machines. */
export const LEVEL_WORDS: Record<Level, string> = {
  fine: 'bien',
  warning: 'atención',
  failure: 'falla',
}

const TITLES: Record<Part, string> = {
  base: 'Base de datos',
  publicador: 'Publicación',
  sitio: 'Sitio',
  certificado: 'Certificado',
  interesados: 'Interesados',
  disco: 'Disco',
}

/** The worst of all. */
export function levelOf(findings: readonly Finding[]): Level {
  const levels: readonly Level[] = ['failure', 'warning']
  return levels.find((level) => findings.some((finding) => finding.level === level)) ?? 'fine'
}

const HEADLINES: Record<Level, string> = {
  fine: 'Todo bien',
  warning: 'Funciona, y hay algo para mirar',
  failure: 'Algo no funciona',
}

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'dt{margin-top:1rem;font-weight:700}dd{margin:0}'

/** The page for people. Its texts are this program's own. */
export function healthPage(findings: readonly PartFinding[]): string {
  const rows = findings.map(
    ({ part, level, text }) => `<dt>${TITLES[part]}: ${LEVEL_WORDS[level]}</dt><dd>${text}</dd>`,
  )
  return (
    '<!doctype html><html lang="es-AR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Salud de la guía</title><style>${STYLE}</style>` +
    `</head><body><main><h1>${HEADLINES[levelOf(findings)]}</h1><dl>${rows.join('')}</dl></main>` +
    '</body></html>'
  )
}
