import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'

const TAP_RECORDER = 'pre-hydration-taps'
const SITE_URL = process.env['SITE_URL'] ?? 'http://127.0.0.1:3000'

/** What the development server does not have itself: the release's files and the leads. */
const FROM_SITE = String.raw`^/(r/|media/|api/|[a-z-]+\.json$|store/[^/]+/datos\.json$)`

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What the browser loads; the manifest names each page's chunk to the publisher. */
const CLIENT: BuildEnvironmentOptions = {
  manifest: true,
  // The site's content security policy allows no inline script, style or font.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // All of it is smaller than one photograph, and a page is shown only once its styles are there:
  // a dozen small files took two seconds longer on a slow connection.
  cssCodeSplit: false,
  rolldownOptions: {
    input: { app: folder('index.html'), [TAP_RECORDER]: folder('src/app/pre-hydration-taps.ts') },
  },
}

/** Small and without imports, it goes before all other scripts. */
const tapRecorder: Plugin = {
  name: 'tap-recorder',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunk = Object.values(bundle).find(({ name }) => name === TAP_RECORDER)
      if (!chunk) return html
      const tag = `<script type="module" async src="/${chunk.fileName}"></script>`
      return html.replace('<!--head-start-->', `${tag}\n    $&`)
    },
  },
}

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPTS = /(<script type="module"|<link rel="modulepreload")/g

/** Pages are whole without scripts: these must not share a slow connection with the styles. */
const stylesFirst: Plugin = {
  name: 'styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(STYLES, '')
        .replace(SCRIPTS, '$1 fetchpriority="low"')
        .replace('<!--head-start-->', `${(html.match(STYLES) ?? []).join('').trim()}\n    $&`),
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
  plugins: [react(), stylesFirst, tapRecorder],
  server: {
    host: '127.0.0.1',
    proxy: { [FROM_SITE]: { target: SITE_URL, changeOrigin: true } },
  },
  build: isSsrBuild ? RENDERER : CLIENT,
  // Built in, React is always the quick one, whatever NODE_ENV the publisher runs under.
  ssr: { noExternal: ['react', 'react-dom', ...ROUTER] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
