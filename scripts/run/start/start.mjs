import { endWithNpm } from '../setup/end-with-npm.mjs'
import { REPO_ROOT } from '../settings/env-files.mjs'
import { allDone, buildAll, installAll, readTypeScript } from '../setup/prepare.mjs'
import { belowSteps, runCommand } from '../setup/run-command.mjs'
import { ensureSecrets } from '../setup/secrets.mjs'
import { step } from '../setup/step.mjs'

/** `npm start`: from a bare clone to a running product. */
export function start() {
  return runCommand(async () => {
    endWithNpm()
    const began = performance.now()
    const { compiled } = await installAll()
    await readTypeScript()
    const { checkPlaces } = await import('./check-places.ts')
    const settings = await checkPlaces()
    await step('Claves', () => ensureSecrets(REPO_ROOT))
    const { drawSample } = await import('./fill-catalogue.ts')
    // What fails of the drawing is told when the sample is imported.
    const made = allDone([compiled, buildAll(), drawSample(settings).catch(() => {})])
    // Who waits for it is told.
    made.catch(() => {})
    try {
      // Everything that runs takes its locks by SQLite.
      await compiled
      const { run } = await import('./run.ts')
      await run(began, { made })
    } catch (error) {
      // Nothing goes on behind the back of whoever reads it.
      await made.catch(() => {})
      throw error
    }
  }, belowSteps)
}
