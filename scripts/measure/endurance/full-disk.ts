import path from 'node:path'
import { PublicationError } from '../../site/problems.ts'
import { publish } from '../../publish/publish.ts'
import { describePublished } from '../../publish/testing/folder-hash.ts'
import { findLiveFault } from '../../publish/testing/read-release.ts'
import { openRig, type Rig } from './rig.ts'
import { number, unless, type Row } from './table.ts'
import { fillUp, freeBytes, withTmpfs } from './tmpfs.ts'

interface Counts {
  /** Publications that the full disk stopped. */
  refused: number
  /** Of those: told in Spanish that there is no room, and nothing live was touched. */
  honest: number
  /** Publications that went live once there was room. */
  recovered: number
}

/** Room for the releases that are kept. */
const MEGABYTES = 512

async function attempt(rig: Rig, folder: string, free: number, counts: Counts) {
  const { siteDir } = rig.options
  const before = describePublished(siteDir)
  const makeRoom = fillUp(folder, free)
  try {
    await publish(rig.options)
  } catch (error) {
    counts.refused += 1
    const isTold =
      error instanceof PublicationError && /No hay lugar en el disco/.test(error.message)
    const after = describePublished(siteDir)
    // Images of the refused release may stand in the pool already: nobody names them yet.
    const isUntouched = Object.entries(before).every(([name, hash]) => after[name] === hash)
    if (isTold && isUntouched && findLiveFault(siteDir) === '') counts.honest += 1
  }
  makeRoom()
  const { outcome } = await publish(rig.options)
  if (outcome === 'published' && findLiveFault(siteDir) === '') counts.recovered += 1
}

/** Publishes `attempts` times on a disk that is full at another point of the publication each time. */
export async function fillDisk(attempts: number): Promise<Row> {
  return withTmpfs(MEGABYTES, async (folder) => {
    const rig = await openRig(path.join(folder, 'site'))
    const counts: Counts = { refused: 0, honest: 0, recovered: 0 }
    try {
      await publish(rig.options)
      const before = freeBytes(folder)
      await publish(rig.options)
      const size = before - freeBytes(folder)
      for (let round = 0; round < attempts; round++) {
        await attempt(rig, folder, Math.floor((round / attempts) * size), counts)
      }
      const { refused, honest, recovered } = counts
      return {
        row: 'B2',
        what: 'disco lleno al publicar',
        tries: number(attempts),
        losses: refused - honest,
        figures: `${number(refused)} sin lugar; publicó después ${number(recovered)}`,
        faults: [
          ...unless(honest === refused, `${refused - honest} no lo dijeron o tocaron lo publicado`),
          ...unless(refused > 0, 'el disco nunca se llenó'),
          ...unless(recovered === attempts, `publicó después ${recovered} veces de ${attempts}`),
        ],
      }
    } finally {
      await rig.close()
    }
  })
}
