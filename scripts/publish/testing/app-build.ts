import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SHELL = `<!doctype html>
<html lang="es-AR">
  <head>
    <!--head-start-->
    <title>Guía</title>
    <!--head-end-->
    <script type="module" src="/assets/app-abc123.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`

/** What Vite's output looks like: a shell, a script long enough to be compressed, a brand mark. */
export const APP_FILES: Readonly<Record<string, string>> = {
  'index.html': SHELL,
  'assets/app-abc123.js': `console.info(${JSON.stringify('guía '.repeat(800))})\n`,
  'assets/small-1.css': 'a{}\n',
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
