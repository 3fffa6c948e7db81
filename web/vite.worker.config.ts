import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { defineConfig, type Plugin } from 'vite'

/** Builds the service worker over the app's own build, whose files it keeps. */

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const DIST = folder('dist')

/** Films stay where they are; what is drawn without scripts needs no copy of them. */
const KEPT = /\.(js|css|svg|woff2)$/

const revisionOf = (content: string) => createHash('sha256').update(content).digest('hex')

/** The shell as a page of its own, of which the app draws any other. */
function appPage(): string {
  const shell = readFileSync(`${DIST}/index.html`, 'utf8')
  // The server's policy admits inline styles, for pages that name theirs; this one has none.
  const own =
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self'" />` +
    '<meta name="robots" content="noindex" />'
  return shell.replace('<!--head-start-->', own).replace('<!--head-end-->', '')
}

const APP_PAGE = 'sin-senal.html'

/** A maskable icon's ground reaches its edges: a phone cuts it as it likes. */
const GROUND = '#0e6b74'

/** The brand mark as a phone shows it among its apps. */
async function drawIcon(size: number, markSize = size): Promise<Buffer> {
  const mark = await sharp(`${DIST}/marca.svg`, { density: 72 * (markSize / 48) })
    .resize(markSize, markSize)
    .png()
    .toBuffer()
  const margin = Math.round((size - markSize) / 2)
  if (margin === 0) return mark
  return sharp(mark)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
    .flatten({ background: GROUND })
    .png()
    .toBuffer()
}

const writeRootFiles: Plugin = {
  name: 'write-root-files',
  async generateBundle() {
    const files: [fileName: string, source: string | Buffer][] = [
      [APP_PAGE, appPage()],
      ['icono-180.png', await drawIcon(180)],
      ['icono-192.png', await drawIcon(192)],
      ['icono-512.png', await drawIcon(512)],
      ['icono-lleno-512.png', await drawIcon(512, 352)],
    ]
    for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
  },
}

/** Addresses with a hash of the content, and the two that have none. */
const precached = () => [
  ...readdirSync(`${DIST}/assets`)
    .filter((name) => KEPT.test(name))
    .map((name) => ({ url: `/assets/${name}`, revision: null })),
  { url: '/marca.svg', revision: revisionOf(readFileSync(`${DIST}/marca.svg`, 'utf8')) },
  { url: `/${APP_PAGE}`, revision: revisionOf(appPage()) },
]

export default defineConfig(() => ({
  root: folder('.'),
  publicDir: false as const,
  plugins: [writeRootFiles],
  define: {
    PRECACHED: JSON.stringify(precached()),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: folder('src/worker/worker.ts'),
      output: { format: 'iife' as const, entryFileNames: 'sw.js' },
    },
  },
}))
