import { paths } from '@guia/web/paths'
import { escapeHtml } from '../sitemap/escape-markup.ts'

/** Who has an address that begins so. */
const WHO = [
  [paths.store.link(''), 'Este comercio'],
  [paths.professionals.link(''), 'Este profesional'],
] as const

/** '/store/panader%C3%ADa' as it is read: '/store/panadería'. */
const readable = (path: string): string => decodeURI(path).replace(/[\p{Cc}\p{Cf}]/gu, '')

/**
 * The page at an address that another one had before: it leads to the new one at once, without
 * scripts, and says where that is; who gets the old link sees the new page's preview. `to` is a path
 * of this site, as its links have it; `preview` are elements of the new page.
 */
export function redirectPage(to: string, siteUrl: string, preview: readonly string[]): string {
  const path = escapeHtml(to)
  const [, who] = WHO.find(([beginning]) => to.startsWith(beginning)) ?? ['', 'Esta página']
  return `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="0; url=${path}">
    <link rel="canonical" href="${escapeHtml(new URL(to, siteUrl).href)}">
    <title>${who} cambió de dirección</title>
${preview.map((element) => `    ${element}\n`).join('')}  </head>
  <body>
    <p>${who} cambió de dirección: <a href="${path}">${escapeHtml(readable(to))}</a></p>
  </body>
</html>
`
}
