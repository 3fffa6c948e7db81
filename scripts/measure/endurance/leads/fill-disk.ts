import { waitFor } from '../../../run/start/wait-for.ts'
import { fillUp, withTmpfs } from '../tmpfs.ts'
import { disturb, type DisturbReport } from './disturb.ts'
import { withLeadRig } from './rig.ts'
import type { Sending } from './send-leads.ts'
import type { OpenStore } from './store.ts'

/** For a database, its log and, of PostgreSQL, an empty cluster. */
const MEGABYTES = 384
/** The last writes fail at another place each time. */
const MOST_LEFT = 256 * 1024
/** So long it stays full after the first lead that is refused, or without one. */
const REFUSED_WITHIN_MS = 20_000
const SEVERAL = 20

const refusals = ({ refused }: Sending) =>
  [...refused.values()].reduce((sum, count) => sum + count, 0)

/** Fills the disk of a CMS and its database until leads are refused, and makes room, again and again. */
export async function fillLeadsDisk(
  openStore: OpenStore,
  times: number,
  onDone: (done: number) => void,
): Promise<DisturbReport> {
  return withTmpfs(MEGABYTES, (folder) => {
    const act = async (sending: Sending) => {
      const before = refusals(sending)
      const makeRoom = fillUp(folder, Math.floor(Math.random() * MOST_LEFT))
      await waitFor(() => refusals(sending) >= before + SEVERAL, REFUSED_WITHIN_MS)
      makeRoom()
    }
    return withLeadRig(openStore, (rig) => disturb(rig, { times, act, onDone }), folder)
  })
}
