import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Starts the built panel, as `strapi start` does. That command reads all the others of Strapi's as
// well, which costs every start a tenth of its time and the running panel some 45 MB.

// What Strapi has for `import` names folders, which Node does not read.
const require = createRequire(import.meta.url)
const { createStrapi } = require('@strapi/strapi')
const { connectionProblem } = require('../dist/src/database/connection-problem')

const appDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const panel = createStrapi({ appDir, distDir: path.join(appDir, 'dist') })
try {
  await panel.load()
} catch (error) {
  panel.stopWithError(connectionProblem(error, (name) => process.env[name] ?? '') ?? error)
}
await panel.start()
