import { setTimeout as sleep } from 'node:timers/promises'
import { publish } from '../../publish/publish.ts'
import { startScript } from '../../publish/testing/child.ts'
import { findLiveFault } from '../../publish/testing/read-release.ts'
import { openRig, placesOf } from './rig.ts'
import { startSiteReader } from './site-reader.ts'
import { number, unless, type Row } from './table.ts'

/** Longer than a publication takes, so that every moment of one is met. */
const LIFE = 1.3

/**
 * Kills a publisher (SIGKILL) at random moments of a publication, `kills` times, while a reader
 * fetches every public file; after each kill another publication is made, then `onKill` is called.
 */
export async function killPublisher(kills: number, onKill: (done: number) => void): Promise<Row> {
  const rig = await openRig()
  try {
    const start = performance.now()
    await publish(rig.options)
    await publish(rig.options)
    const publication = (performance.now() - start) / 2
    const reader = await startSiteReader(rig.options.siteDir)
    /** Publications right after a kill that went live. */
    let recovered = 0
    for (let kill = 0; kill < kills; kill++) {
      const child = startScript('publish-from.ts', [placesOf(rig)])
      await child.nextLine()
      await sleep(Math.random() * publication * LIFE)
      await child.kill()
      const { outcome } = await publish(rig.options)
      if (outcome === 'published' && findLiveFault(rig.options.siteDir) === '') recovered += 1
      onKill(kill + 1)
    }
    const { rounds, files, faults } = await reader.stop()
    return {
      row: 'C1',
      what: 'kill -9 del publicador',
      tries: number(kills),
      losses: faults.length,
      figures: `${number(files)} archivos leídos en ${number(rounds)} vueltas; publicó después ${number(recovered)}`,
      faults: [
        ...faults,
        ...unless(recovered === kills, `publicó después ${recovered} veces de ${kills}`),
      ],
    }
  } finally {
    await rig.close()
  }
}
