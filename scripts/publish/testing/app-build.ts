import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Renderer } from '../pages/renderer.ts'

const SHELL = `<!doctype html>
<html lang="es-AR">
  <head>
    <!--head-start-->
    <title>Guía</title>
    <!--head-end-->
  </head>
  <body><div id="root" data-app="/assets/app-abc123.js"></div></body>
</html>
`

const MANIFEST = {
  'index.html': { file: 'assets/app-abc123.js' },
  'src/pages/store-page.tsx': {
    file: 'assets/store-5.js',
    css: ['assets/small-1.css'],
    imports: ['index.html'],
  },
}

/** What Vite's output looks like: a shell, a script long enough to be compressed, a brand mark. */
export const APP_FILES: Readonly<Record<string, string>> = {
  'index.html': SHELL,
  '.vite/manifest.json': JSON.stringify(MANIFEST),
  'assets/app-abc123.js': `console.info(${JSON.stringify('guía '.repeat(800))})\n`,
  'assets/store-5.js': 'export {}\n',
  'assets/small-1.css': 'a{}\n',
  'sw.js': 'keep()\n',
  'sw-off.js': 'forget()\n',
  'marca.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
}

/** Writes a built app to a folder and returns the folder. */
export function writeAppBuild(
  folder: string,
  files: Readonly<Record<string, string>> = APP_FILES,
): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/**
 * A renderer that tells what it was asked for: the app's own is tested with the app. `asked` takes
 * the path of each page that was rendered.
 */
export const plainRenderer = (asked: string[] = []): Renderer => ({
  id: 'prueba-1',
  render: async (page, data) => {
    asked.push(page)
    return { html: `<h1>${data.page}</h1>`, module: 'src/pages/store-page.tsx' }
  },
})
