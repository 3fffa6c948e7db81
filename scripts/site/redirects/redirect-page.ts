import { paths } from '@guia/web/paths'
import { escapeHtml } from '../sitemap/escape-markup.ts'

/** Who has an address that begins so. */
const WHO = [
  [paths.store.link(''), 'Este comercio'],
  [paths.professionals.link(''), 'Este profesional'],
] as const

/** The path as this site would serve it, whatever it holds: never another site's. */
function ownAddress(path: string, siteUrl: string): URL {
  const url = new URL('/', siteUrl)
  // Set apart from the rest, a path stays one: '//otro.example' and 'javascript:' as well.
  url.pathname = path.replace(/^[/\\]+/, '')
  url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

/** '/store/panader%C3%ADa' as it is read: '/store/panadería'. */
function readable(path: string): string {
  try {
    return decodeURI(path).replace(/[\p{Cc}\p{Cf}]/gu, '')
  } catch {
    return path
  }
}

/**
 * The page at an address that another one had before: it leads to the new one at once, without
 * scripts, and says where that is; who gets the old link sees the new page's preview. `from` and
 * `to` are paths of this site, as its links have them; `preview` are elements of the new page.
 * Throws a RangeError when both are the same, which would lead in a circle.
 */
export function redirectPage(
  from: string,
  to: string,
  siteUrl: string,
  preview: readonly string[],
): string {
  const target = ownAddress(to, siteUrl)
  if (target.href === ownAddress(from, siteUrl).href) {
    throw new RangeError(`${from} would lead to itself`)
  }
  const path = escapeHtml(target.pathname)
  const [, who] = WHO.find(([beginning]) => to.startsWith(beginning)) ?? ['', 'Esta página']
  return `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="0; url=${path}">
    <link rel="canonical" href="${escapeHtml(target.href)}">
    <title>${who} cambió de dirección</title>
${preview.map((element) => `    ${element}\n`).join('')}  </head>
  <body>
    <p>${who} cambió de dirección: <a href="${path}">${escapeHtml(readable(target.pathname))}</a></p>
  </body>
</html>
`
}
