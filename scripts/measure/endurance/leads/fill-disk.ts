import { waitFor } from '../../../run/start/wait-for.ts'
import type { Row } from '../table.ts'
import { fillUp, withTmpfs } from '../tmpfs.ts'
import { disturb } from './disturb.ts'
import { withLeadRig, type LeadRig } from './rig.ts'
import type { Sending } from './send-leads.ts'
import type { OpenStore } from '../stores/store.ts'

/** For a database, its log and, of PostgreSQL, an empty cluster. */
const MEGABYTES = 384
/** The last writes fail at another place each time. */
const MOST_LEFT = 256 * 1024
/** So long it stays full after the first lead that is refused, or without one. */
const REFUSED_WITHIN_MS = 20_000
const SEVERAL = 20

const refusals = ({ refused }: Sending) =>
  [...refused.values()].reduce((sum, count) => sum + count, 0)

/**
 * Fills the disk of a CMS and its database until leads are refused, and makes room, again and again.
 * Every other time the database, if it can, runs out of room in its log as well.
 */
export async function fillLeadsDisk(
  openStore: OpenStore,
  times: number,
  onDone: (done: number) => void,
): Promise<Row> {
  return withTmpfs(MEGABYTES, (folder) => {
    let isLogHit = false
    const fillFor = async ({ store }: LeadRig, sending: Sending) => {
      const before = refusals(sending)
      const makeRoom = fillUp(folder, Math.floor(Math.random() * MOST_LEFT))
      if (isLogHit) await store.needLogFile?.()
      isLogHit = !isLogHit
      await waitFor(() => refusals(sending) >= before + SEVERAL, REFUSED_WITHIN_MS)
      makeRoom()
    }
    const disturbed = (rig: LeadRig) =>
      disturb(rig, {
        row: 'B2, E3',
        what: `disco lleno bajo consultas, ${rig.store.name}`,
        times,
        act: (sending) => fillFor(rig, sending),
        onDone,
      })
    return withLeadRig(openStore, disturbed, folder)
  })
}
