import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type Files = Record<string, string | Buffer>

/** A page that names its release, long enough to be worth encoding. */
export const pageOf = (release: string, title: string) =>
  `<!doctype html><meta name="release" content="${release}"><h1>${title}</h1>${' '.repeat(2000)}`

/** What every release of these tests holds, beside its own files. */
function commonFiles(release: string): Files {
  const stores = [
    { id: 63, slug: 'kiosco-el-nandu', name: 'Kiosco El Ñandú' },
    { id: 7, slug: '24', name: '24' },
  ]
  return {
    'index.html': pageOf(release, 'Inicio'),
    '404.html': pageOf(release, 'Página no encontrada'),
    'nosotros/index.html': pageOf(release, 'Nosotros'),
    'store/kiosco-el-nandu/index.html': pageOf(release, 'Kiosco El Ñandú'),
    'store/24/index.html': pageOf(release, 'Kiosco 24'),
    'category/ropa-y-accesorios/index.html': pageOf(release, 'Ropa y Accesorios'),
    'category/ropa-y-accesorios/subcategories/index.html': pageOf(release, 'Subcategorías'),
    'busqueda.json': JSON.stringify(stores),
    'busquedas.json': JSON.stringify({ release, filler: 'x'.repeat(2000) }),
    'robots.txt': 'User-agent: *\n',
    'assets/app-0a1b2c3d.js': `globalThis.app = '${'y'.repeat(2000)}'`,
    'media/00ff00ff00ff00ff-logo-96.webp': Buffer.from('RIFF0000WEBP'),
    '.hidden': 'secret',
    'notes.md': 'a kind of file that is not served',
  }
}

/** Folders that all releases share. */
const POOLS = /^(?:assets|media)\//

/** Writes a release, with encoded siblings of its texts, as the publisher does. */
export function writeRelease(siteDir: string, id: string, files: Files = {}): void {
  for (const [name, content] of Object.entries({ ...commonFiles(id), ...files })) {
    const file = path.join(siteDir, ...(POOLS.test(name) ? [] : ['releases', id]), name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (!/\.(html|js|json)$/.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}

function link(siteDir: string, name: string, target: string): void {
  const next = path.join(siteDir, '.next')
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true })
  symlinkSync(target, next)
  renameSync(next, path.join(siteDir, name))
}

/** Makes a release live in one step, and known by the hash of its content, here 'hash-of-<id>'. */
export function makeLive(siteDir: string, id: string): void {
  link(siteDir, `r/hash-of-${id}`, path.join('..', 'releases', id))
  link(siteDir, 'current', path.join('releases', id))
}
