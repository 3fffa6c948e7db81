import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { importCatalogue } from '../../import/import-catalogue.ts'
import { reportLines } from '../../import/report.ts'
import { CmsClient } from '../../import/send/cms-client.ts'
import { needSecrets } from '../settings/cms-env.ts'
import { REPO_ROOT } from '../settings/env-files.mjs'
import type { Settings } from '../settings/settings.ts'
import { pause } from './pause.ts'
import { hasRelease } from './publisher.ts'

const SAMPLE_FOLDER = path.join(REPO_ROOT, '.cache', 'sample')

/** There from the start of the sample's import to its end: a broken off import is taken up again. */
const pendingFile = ({ dataDir }: Settings) => path.join(dataDir, 'sample-pending')

const accessOf = (settings: Settings) => ({
  cmsUrl: settings.cmsUrl,
  token: needSecrets(settings, ['IMPORT_TOKEN']).IMPORT_TOKEN,
})

/** True when nobody, neither an import nor staff, has put anything into the catalogue. */
export async function isEmpty(settings: Settings): Promise<boolean> {
  const client = new CmsClient({
    ...accessOf(settings),
    fetch,
    wait: pause,
  })
  return (await client.state()).isEmpty
}

/**
 * True for a new installation that nobody has filled. Once something has been published the
 * catalogue is the owner's, even when it is empty, and never receives the sample.
 */
export async function needsSample(settings: Settings): Promise<boolean> {
  if (!settings.sampleCatalogue) return false
  if (existsSync(pendingFile(settings))) return true
  return !hasRelease(settings) && (await isEmpty(settings))
}

async function writeSample(): Promise<void> {
  // Read only here: a large part, needed once in the life of an installation.
  const { writeSampleCatalogue } = await import('../../sample/write-sample.ts')
  await writeSampleCatalogue(SAMPLE_FOLDER)
}

/**
 * Draws the sample's pictures ahead, where an installation looks new: that takes one core, as
 * does the build of the panel. What is drawn need not be drawn again.
 */
export async function drawSample(settings: Settings): Promise<void> {
  if (settings.sampleCatalogue && !hasRelease(settings)) await writeSample()
}

/**
 * Makes the sample catalogue and imports it. Returns the summary; the whole report stands in
 * `DATA_DIR/import-report.txt`.
 */
export async function fillCatalogue(settings: Settings): Promise<string> {
  await mkdir(settings.dataDir, { recursive: true })
  await writeFile(pendingFile(settings), '')
  await writeSample()
  const result = await importCatalogue({ path: SAMPLE_FOLDER, ...accessOf(settings) })
  const lines = reportLines(result)
  await writeFile(path.join(settings.dataDir, 'import-report.txt'), `${lines.join('\n')}\n`)
  await rm(pendingFile(settings))
  return lines.at(-1) ?? ''
}
