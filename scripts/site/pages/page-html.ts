import { PAGE_DATA_ID, type PageData } from '@guia/contract'
import type { PageHead } from '@guia/web/catalog/site/page-head'
import { hashSource } from '../hash.ts'
import { PublicationError } from '../problems.ts'
import { escapeHtml } from '../sitemap/escape-markup.ts'
import { usedStyle, type StyleSheet } from './used-style.ts'

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
/** Style sheets, as the shell names them. */
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
/** With the app's files, as the shell names them. */
const ROOT = /<div id="root" data-app="([^"]*)"><\/div>/

/** The shell that Vite built, with the places of each page's own head and content. */
export function readShell(html: string): string {
  if (HEAD.test(html) && ROOT.test(html)) return html
  throw new PublicationError(
    'El sitio compilado (web/dist/index.html) no tiene el lugar de los datos de cada página.',
  )
}

/** Entries that a source file needs at once, what each needs before it. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): ManifestEntry[] {
  const entry = manifest[key]
  if (!entry || seen.has(key)) return []
  seen.add(key)
  return [...(entry.imports ?? []).flatMap((needed) => closure(manifest, needed, seen)), entry]
}

interface PageFiles {
  /** Addresses of the style sheets of the app and the page's part of it, in their order. */
  styles: string[]
  /** Addresses of the app's files, the one that starts it first. */
  scripts: string[]
}

/**
 * The files of a page's own part of the app, named in the page itself: the browser would learn of
 * each only from another one.
 */
function pageFiles({ shell, manifest }: PageApp, module: string): PageFiles {
  const entries = closure(manifest, module)
  const ofShell = [...shell.matchAll(STYLE_LINK)].map(([, file = '']) => file)
  const ofPage = entries.flatMap(({ css }) => css ?? []).map((file) => `/${file}`)
  const named = ROOT.exec(shell)?.[1]?.split(' ') ?? []
  return {
    styles: [...new Set([...ofShell, ...ofPage])],
    scripts: [...new Set([...named, ...entries.map(({ file }) => `/${file}`)])],
  }
}

/** Parts of a page's head besides title and description. */
export interface PageMeta {
  /** Absolute address of the page. */
  url: string
  /** Absolute address of the picture that link previews show. */
  image: string
  siteName: string
  /** Where leads are sent to: '/api/leads', or an address of another host. */
  leadEndpoint: string
  /** JSON-LD, each in its own element, escaped. */
  scripts: readonly string[]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** Elements of a page's head that link previews read. */
const previewLines = ({ title, description, noindex }: PageHead, page: PageMeta): string[] => [
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', page.siteName),
  meta('property', 'og:locale', 'es_AR'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  // What is not to be found has no address of its own: of a missing page any address is it.
  ...(noindex ? [] : [meta('property', 'og:url', page.url)]),
  meta('property', 'og:image', page.image),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/**
 * What a page says of its own policy; of it and the server's the stricter holds. The server's is the
 * same whatever is published: it admits any inline style, of which the page has one, and the hosts
 * that leads may be sent to, whether the site sends any there or not.
 */
function ownPolicy(style: string, leadEndpoint: string): string {
  const ownHostOnly = leadEndpoint.startsWith('/') ? ["connect-src 'self'"] : []
  const policy = [`style-src 'self' ${hashSource(style)}`, ...ownHostOnly].join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}

const headLines = (head: PageHead, page: PageMeta, style: string): string[] => [
  ownPolicy(style, page.leadEndpoint),
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

/** What of the visitor app's build goes into pages. */
export interface PageApp {
  /** HTML that every page is made from. */
  shell: string
  manifest: Manifest
  /** Of an address, '/assets/shared-ET6EA5hY.css'. Throws a PublicationError where it is not there. */
  styleSheet: (file: string) => StyleSheet
}

export interface PageParts {
  app: PageApp
  head: PageHead
  meta: PageMeta
  rendered: RenderedPage
  data: PageData
}

/**
 * HTML of one page: whole before any script runs and drawn without asking for anything, with what
 * its scripts need to go on from it. The style sheets come with the app.
 */
export function pageHtml({ app, head, meta, rendered, data }: PageParts): string {
  const { shell } = app
  const { styles, scripts } = pageFiles(app, rendered.module)
  const style = usedStyle(styles.map(app.styleSheet), shell + rendered.html)
  const files = `data-app="${scripts.join(' ')}" data-styles="${styles.join(' ')}"`
  const root = `<div id="root" ${files}>${rendered.html}</div>`
  return shell
    .replace(STYLE_LINK, '')
    .replace(HEAD, () => headLines(head, meta, style).join('\n    '))
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
    .replace(ROOT, () => `${root}\n    ${dataElement(data)}`)
}
