import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { INLINE_SCRIPT } from './src/catalog/site/inline-script.ts'
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type Rolldown } from 'vite'

const FIRST_SCRIPT = 'first-script'
const SITE_URL = process.env['SITE_URL'] ?? 'http://127.0.0.1:3000'

/** What the development server does not have itself: the release's files and the leads. */
const FROM_SITE = String.raw`^/(r/|media/|api/|[a-z-]+\.json$|store/[^/]+/datos\.json$)`

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What every page needs, and changes with the packages alone. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/
const OWN = /[\\/]web[\\/](src|contract)[\\/]/
const PAGE = /[\\/]src[\\/]pages[\\/]([a-z-]+)\.tsx$/
const START = /[\\/]src[\\/]app[\\/]main\.tsx$/

/** From here on the app's own modules are one file for all pages: each file costs headers and waiting. */
const SHARED_FROM_PAGES = 4

type ModuleOf = (id: string) => { importers: string[]; dynamicImporters: string[] } | null

/** What a module is needed by at once: pages by their names, and 'main', the start of the app. */
function neededBy(id: string, moduleOf: ModuleOf, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const { importers, dynamicImporters } = moduleOf(id) ?? { importers: [], dynamicImporters: [] }
  const own = START.test(id) ? 'main' : dynamicImporters.length > 0 && PAGE.exec(id)?.[1]
  const above = importers.flatMap((importer) => [...neededBy(importer, moduleOf, seen)])
  return new Set(own ? [own, ...above] : above)
}

/**
 * The file for one of the app's own modules that several pages need: of what few pages need, home,
 * the pages of one store or professional, lists of stores, and those that search have a file each. Null:
 * it stays with what needs it.
 */
function sharedFile(id: string, moduleOf: ModuleOf): (typeof SHARED_FILES)[number] | null {
  // The publisher finds a page's file by its module.
  if (PAGE.test(id) && moduleOf(id)?.dynamicImporters.length) return null
  const pages = neededBy(id, moduleOf)
  const isForAll = pages.size >= SHARED_FROM_PAGES
  if (pages.size < 2) return null
  const isOfDetail = pages.has('store-page') || pages.has('professional-page')
  if (pages.has('main') || (isForAll && (isOfDetail || pages.has('home-page')))) return 'shared'
  // The page of offers has no other use for the file of the pages of one store or professional.
  if (isOfDetail && pages.has('offers-page')) return 'shared'
  if (pages.has('home-page')) return 'front'
  if (isOfDetail) return 'detail'
  if (isForAll) return 'lists'
  return pages.has('search-page') ? 'search' : null
}

/** In this order: a file takes along what its modules import, unless an earlier one has it. */
const SHARED_FILES = ['shared', 'detail', 'front', 'lists', 'search'] as const

const sharedGroup = (file: string, index: number): Rolldown.CodeSplittingGroup => ({
  name: (id, modules) =>
    sharedFile(id, (one) => modules.getModuleInfo(one)) === file ? file : null,
  test: OWN,
  priority: SHARED_FILES.length - index,
})

const STYLE_MODULES = readdirSync(folder('src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => path.join(folder('src'), name))
  .sort()

const LETTERS = 26
const letter = (number: number) => String.fromCharCode('a'.charCodeAt(0) + number)

/**
 * The name of a class or an animation, as short as the browser's and the publisher's build can agree
 * on: a page holds it with its elements and in its style. Two letters are the module's, the rest is
 * its place there.
 */
function shortName(name: string, file: string, css: string): string {
  const module = STYLE_MODULES.indexOf(path.normalize(file))
  const names = [...css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, found]) => found)
  const place = [...new Set(names)].indexOf(name)
  if (module < 0 || place < 0) throw new Error(`${file}: no place for ${name}`)
  const letters = letter(Math.floor(module / LETTERS)) + letter(module % LETTERS)
  return `_${letters}${place.toString(36)}`
}

/** What the browser loads; the manifest names each page's chunk to the publisher. */
const CLIENT: BuildEnvironmentOptions = {
  manifest: true,
  // The site's content security policy allows no inline script, style or font.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { app: folder('index.html'), [FIRST_SCRIPT]: folder('src/app/first-script.ts') },
    output: {
      codeSplitting: {
        groups: [
          { name: 'framework', test: FRAMEWORK, priority: SHARED_FILES.length + 1 },
          ...SHARED_FILES.map(sharedGroup),
        ],
      },
    },
  },
}

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const CODE =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/** A page names its styles and the first script alone, which finds the app's files at the root. */
const appLater: Plugin = {
  name: 'app-later',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const first = Object.values(bundle).find(({ name }) => name === FIRST_SCRIPT)
      if (!first) return html
      const styles = (html.match(STYLES) ?? []).join('')
      const files = [...html.matchAll(CODE)].map(([, file]) => file).join(' ')
      return html
        .replace(STYLES, '')
        .replace(CODE, '')
        .replace('<!--head-start-->', `${styles.trim()}\n    $&`)
        .replace('<div id="root">', `<div id="root" data-app="${files}">`)
        .replace(
          '<!--head-end-->',
          `$&\n    <script>${INLINE_SCRIPT}</script>\n    <script type="module" async fetchpriority="low" src="/${first.fileName}"></script>`,
        )
    },
  },
}

const MAP_STYLES = /[\\/]leaflet\.css$/
const RULE_WITH_PICTURE = /[^{}]*\{[^{}]*url\(images\/[^{}]*\}/g

/** Leaflet's own marker and its switch of layers, neither of which a map here has. */
const withoutMapPictures: Plugin = {
  name: 'without-map-pictures',
  enforce: 'pre',
  transform: {
    filter: { id: MAP_STYLES },
    handler: (css) => css.replace(RULE_WITH_PICTURE, ''),
  },
}

/** What the publisher renders pages with, in Node: `vite build --ssr src/app/render-page.tsx`. */
const RENDERER: BuildEnvironmentOptions = {
  outDir: 'dist-render',
  copyPublicDir: false,
  assetsInlineLimit: 0,
}

/** With what it imports itself, which nothing promises to be found from the result's place. */
const ROUTER = ['react-router', 'react-router-dom', 'cookie', 'set-cookie-parser']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: folder('.'),
  plugins: [react(), appLater, withoutMapPictures],
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  server: {
    host: '127.0.0.1',
    proxy: { [FROM_SITE]: { target: SITE_URL, changeOrigin: true } },
  },
  build: isSsrBuild ? RENDERER : CLIENT,
  // Built in, React is always the quick one, whatever NODE_ENV the publisher runs under.
  ssr: { noExternal: ['react', 'react-dom', ...ROUTER] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
