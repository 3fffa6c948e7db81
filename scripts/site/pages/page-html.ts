import { PAGE_DATA_ID, type PageData } from '@guia/contract'
import type { PageHead } from '@guia/web/catalog/site/page-head'
import { PublicationError } from '../problems.ts'
import { escapeHtml } from '../sitemap/escape-markup.ts'

/** Of Vite's manifest, a source file's entry. */
export interface ManifestEntry {
  /** Path of its script below web/dist. */
  file: string
  css?: string[]
  /** Keys of the entries that it needs at once. */
  imports?: string[]
}

export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The app's part of a page. */
export interface RenderedPage {
  /** Content of `<div id="root">`. */
  html: string
  /** Source file of the page's own part of the app, by which Vite's manifest names its files. */
  module: string
}

const HEAD = /<!--head-start-->[\s\S]*<!--head-end-->/
const ROOT = '<div id="root"></div>'

/** The shell that Vite built, with the places of each page's own head and content. */
export function readShell(html: string): string {
  if (HEAD.test(html) && html.includes(ROOT)) return html
  throw new PublicationError(
    'El sitio compilado (web/dist/index.html) no tiene el lugar de los datos de cada página.',
  )
}

/** Entries that a source file needs at once, itself first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  for (const needed of manifest[key].imports ?? []) closure(manifest, needed, seen)
  return seen
}

/**
 * The files of a page's own part of the app, named in the page itself: without them it would be
 * shown unstyled, and the browser would learn of its script only from another script.
 */
function chunkLines(shell: string, manifest: Manifest, module: string): string[] {
  const entries = [...closure(manifest, module)].flatMap((key) => manifest[key] ?? [])
  const styles = new Set(entries.flatMap(({ css }) => css ?? []))
  const scripts = new Set(entries.map(({ file }) => file))
  const isNew = (file: string) => !shell.includes(`/${file}"`)
  return [
    ...[...styles]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ]
}

/** Parts of a page's head besides title and description. */
export interface PageMeta {
  /** Absolute address of the page. */
  url: string
  /** Absolute address of the picture that link previews show. */
  image: string
  siteName: string
  /** JSON-LD, each in its own element, escaped. */
  scripts: readonly string[]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** Elements of a page's head that link previews read. */
export const previewLines = ({ title, description }: PageHead, page: PageMeta): string[] => [
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', page.siteName),
  meta('property', 'og:locale', 'es_AR'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:url', page.url),
  meta('property', 'og:image', page.image),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('name', 'twitter:card', 'summary_large_image'),
]

const headLines = (head: PageHead, page: PageMeta): string[] => [
  `<title>${escapeHtml(head.title)}</title>`,
  meta('name', 'description', head.description),
  head.noindex
    ? meta('name', 'robots', 'noindex')
    : `<link rel="canonical" href="${escapeHtml(page.url)}">`,
  ...previewLines(head, page),
  ...page.scripts,
]

/** No content can end the element, nor begin another one. */
const dataElement = (data: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}</script>`

export interface PageParts {
  shell: string
  manifest: Manifest
  head: PageHead
  meta: PageMeta
  rendered: RenderedPage
  data: PageData
}

/** HTML of one page: whole before any script runs, with what its scripts need to go on from it. */
export function pageHtml({ shell, manifest, head, meta, rendered, data }: PageParts): string {
  // After the app's own: the order in which the browser would come to load them.
  const chunks = chunkLines(shell, manifest, rendered.module).join('\n    ')
  return shell
    .replace(HEAD, () => headLines(head, meta).join('\n    '))
    .replace('</head>', () => `  ${chunks}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${rendered.html}</div>\n    ${dataElement(data)}`)
}
