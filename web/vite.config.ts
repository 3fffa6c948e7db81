import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'

const FIRST_SCRIPT = 'first-script'
const SITE_URL = process.env['SITE_URL'] ?? 'http://127.0.0.1:3000'

/** What the development server does not have itself: the release's files and the leads. */
const FROM_SITE = String.raw`^/(r/|media/|api/|[a-z-]+\.json$|store/[^/]+/datos\.json$)`

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What every page needs, and changes with the packages alone. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/
const OWN = /[\\/]web[\\/](src|contract)[\\/]/

/** From here on the app's own modules are one file for all pages: each file costs headers and waiting. */
const SHARED_FROM_PAGES = 4

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
          { name: 'framework', test: FRAMEWORK, priority: 2 },
          { name: 'shared', test: OWN, minShareCount: SHARED_FROM_PAGES, priority: 1 },
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
          `$&\n    <script type="module" async src="/${first.fileName}"></script>`,
        )
    },
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

export default defineConfig(({ isSsrBuild }) => ({
  root: folder('.'),
  plugins: [react(), appLater],
  server: {
    host: '127.0.0.1',
    proxy: { [FROM_SITE]: { target: SITE_URL, changeOrigin: true } },
  },
  build: isSsrBuild ? RENDERER : CLIENT,
  // Built in, React is always the quick one, whatever NODE_ENV the publisher runs under.
  ssr: { noExternal: ['react', 'react-dom', ...ROUTER] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
