import type { Part } from '../part.ts'
import { DATABASES, type Database } from '../stores/databases.ts'
import { openPostgresStore } from '../stores/postgres-store.ts'
import type { OpenStore } from '../stores/store.ts'
import type { Row } from '../table.ts'
import { disturb } from './disturb.ts'
import { fillLeadsDisk } from './fill-disk.ts'
import { disturbRow, leadLoadRow, repeatRow } from './lead-rows.ts'
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

type Tell = (done: number) => void

async function killRows(openStore: OpenStore, name: string, times: number, onDone: Tell) {
  return withLeadRig(openStore, async (rig): Promise<Row[]> => {
    const report = await disturb(rig, { times, act: () => rig.panel.kill(), onDone })
    return [disturbRow('B1, E3', `kill -9 del panel, ${name}`, report)]
  })
}

async function restartRows(times: number, onDone: Tell) {
  return withLeadRig(openPostgresStore, async (rig): Promise<Row[]> => {
    const report = await disturb(rig, { times, act: () => rig.store.restart(), onDone })
    return [disturbRow('B3, E3', 'corte y arranque de PostgreSQL', report)]
  })
}

/** What holds for a CMS on either database; each part has a new one. */
const partsOn = (name: string, openStore: OpenStore, counts: LeadCounts): Part[] => [
  {
    what: `Consultas sin pausa, ${name}, en segundos`,
    count: counts.load,
    isTimed: true,
    run: (seconds) =>
      withLeadRig(openStore, async (rig) => [leadLoadRow(name, await loadLeads(rig, seconds))]),
  },
  {
    what: `Cada consulta tres veces, ${name}`,
    count: counts.repeats,
    run: (leads) =>
      withLeadRig(openStore, async (rig) => [repeatRow(name, await repeatLeads(rig, leads))]),
  },
  {
    what: `Panel matado mientras llegan consultas, ${name}`,
    count: counts.kills,
    run: (times, tell) => killRows(openStore, name, times, tell),
  },
  {
    what: `Disco lleno mientras llegan consultas, ${name}`,
    count: counts.disk,
    run: async (times, tell) => {
      const report = await fillLeadsDisk(openStore, times, tell)
      return [disturbRow('B2, E3', `disco lleno bajo consultas, ${name}`, report)]
    },
  },
]

/** Only a server can go away by itself. */
const serverPart = ({ restarts }: LeadCounts): Part => ({
  what: 'PostgreSQL cortado y arrancado mientras llegan consultas',
  count: restarts,
  run: restartRows,
})

/** What the leads of the contact form survive, on each of these databases. */
export const leadParts = (databases: readonly Database[], counts: LeadCounts): Part[] =>
  databases.flatMap((database) => {
    const { name, open } = DATABASES[database]
    const parts = partsOn(name, open, counts)
    return database === 'postgres' ? [...parts, serverPart(counts)] : parts
  })
