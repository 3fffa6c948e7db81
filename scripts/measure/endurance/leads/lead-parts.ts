import type { Part } from '../part.ts'
import { DATABASES, type Database } from '../stores/databases.ts'
import { openPostgresStore } from '../stores/postgres-store.ts'
import type { OpenStore } from '../stores/store.ts'
import { disturb } from './disturb.ts'
import { fillLeadsDisk } from './fill-disk.ts'
import { loadLeads } from './load-leads.ts'
import { repeatLeads } from './repeat-leads.ts'
import { withLeadRig } from './rig.ts'

/** How often, how many, or for how many seconds; 0 leaves a part out. */
export interface LeadCounts {
  kills: number
  disk: number
  restarts: number
  repeats: number
  /** Seconds. */
  load: number
}

/** What holds for a CMS on either database; each part has a new one. */
const partsOn = (name: string, openStore: OpenStore, counts: LeadCounts): Part[] => [
  {
    what: `Consultas sin pausa, ${name}, en segundos`,
    count: counts.load,
    isTimed: true,
    run: (seconds) => withLeadRig(openStore, (rig) => loadLeads(rig, seconds)),
  },
  {
    what: `Cada consulta tres veces, ${name}`,
    count: counts.repeats,
    run: (leads) => withLeadRig(openStore, (rig) => repeatLeads(rig, leads)),
  },
  {
    what: `Panel matado mientras llegan consultas, ${name}`,
    count: counts.kills,
    run: (times, onDone) =>
      withLeadRig(openStore, (rig) => {
        const what = `kill -9 del panel, ${name}`
        return disturb(rig, { row: 'B1, E3', what, times, act: () => rig.panel.kill(), onDone })
      }),
  },
  {
    what: `Disco lleno mientras llegan consultas, ${name}`,
    count: counts.disk,
    run: (times, tell) => fillLeadsDisk(openStore, times, tell),
  },
]

/** Only a server can go away by itself. */
const serverPart = ({ restarts }: LeadCounts): Part => ({
  what: 'PostgreSQL cortado y arrancado mientras llegan consultas',
  count: restarts,
  run: (times, onDone) =>
    withLeadRig(openPostgresStore, (rig) => {
      const what = 'corte y arranque de PostgreSQL'
      return disturb(rig, { row: 'B3, E3', what, times, act: () => rig.store.restart(), onDone })
    }),
})

/** What the leads of the contact form survive, on each of these databases. */
export const leadParts = (databases: readonly Database[], counts: LeadCounts): Part[] =>
  databases.flatMap((database) => {
    const { name, open } = DATABASES[database]
    const parts = partsOn(name, open, counts)
    return database === 'postgres' ? [...parts, serverPart(counts)] : parts
  })
