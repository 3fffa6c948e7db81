import { RELEASE_META } from '@guia/contract'
import { PublicationError } from '../problems.ts'
import type { Page } from './page-list.ts'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const HEAD = /<!--head-start-->[\s\S]*<!--head-end-->/

/**
 * Stands in for the release until its files, this page among them, have given it its name. No
 * text of a page can hold it: there `<` is escaped.
 */
export const RELEASE_PLACEHOLDER = '<<release>>'

/** The shell that Vite built, with the place where each page's own head goes. */
export function readShell(html: string): string {
  if (!HEAD.test(html)) {
    throw new PublicationError(
      'El sitio compilado (web/dist/index.html) no tiene el lugar de los datos de cada página.',
    )
  }
  return html
}

/** HTML of one page: the shell with its title, description, canonical address and release. */
export function renderPage(shell: string, { path, head }: Page, siteUrl: string): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="${RELEASE_META}" content="${RELEASE_PLACEHOLDER}">`,
    head.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(new URL(path, siteUrl).href)}">`,
  ]
  return shell.replace(HEAD, () => lines.join('\n    '))
}
