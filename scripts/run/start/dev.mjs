import path from 'node:path'
import { REPO_ROOT } from '../settings/env-files.mjs'
import { buildIfChanged, webBuild } from '../setup/build-if-changed.mjs'
import { endWithNpm } from '../setup/end-with-npm.mjs'
import { installAll, readTypeScript } from '../setup/prepare.mjs'
import { belowSteps, runCommand } from '../setup/run-command.mjs'
import { ensureSecrets } from '../setup/secrets.mjs'
import { step } from '../setup/step.mjs'

/** `npm run dev`: the CMS and the visitor app, each built again when one of its files changes. */
export function dev() {
  return runCommand(async () => {
    endWithNpm()
    const began = performance.now()
    const { compiled } = await installAll()
    await compiled
    await readTypeScript()
    const { checkPlaces } = await import('./check-places.ts')
    await checkPlaces()
    await step('Claves', () => ensureSecrets(REPO_ROOT))
    // The publisher makes its pages from the built app.
    await step('Sitio', () => buildIfChanged(REPO_ROOT, webBuild()))
    const { run } = await import('./run.ts')
    const { runVite } = await import('./vite.ts')
    runVite(await run(began, { mode: 'develop' }), path.join(REPO_ROOT, 'web'))
  }, belowSteps)
}
