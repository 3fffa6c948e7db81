import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SITE_URL = process.env['SITE_URL'] ?? 'http://127.0.0.1:3000'

/** What the development server does not have itself: the release's files and the leads. */
const FROM_SITE = String.raw`^/(r/|media/|api/|[a-z-]+\.json$)`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: { [FROM_SITE]: { target: SITE_URL, changeOrigin: true } },
  },
  build: {
    // The site's content security policy allows no inline script, style or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
