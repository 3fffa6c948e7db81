import type { FullDiskReport } from './full-disk.ts'
import type { KillReport } from './kill-publisher.ts'
import type { LoadReport } from './load-site.ts'
import { inSeconds, number, type Row } from './table.ts'
import type { TwoPublishersReport } from './two-publishers.ts'

/** A sentence when the two are not the same. */
const unless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence])

export const killRow = ({ kills, recovered, rounds, files, faults }: KillReport): Row => ({
  row: 'C1',
  what: 'kill -9 del publicador',
  tries: number(kills),
  losses: faults.length,
  figures: `${number(files)} archivos leídos en ${number(rounds)} vueltas; publicó después ${number(recovered)}`,
  faults: [
    ...faults,
    ...unless(recovered === kills, `publicó después ${recovered} veces de ${kills}`),
  ],
})

export const diskRow = ({ attempts, refused, honest, recovered }: FullDiskReport): Row => ({
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
})

export const pairsRow = ({ rounds, published, refused, faults }: TwoPublishersReport): Row => ({
  row: 'C2',
  what: 'dos publicadores a la vez',
  tries: number(rounds),
  losses: faults.length,
  figures: `publicaron ${number(published)}, esperaron ${number(refused)}`,
  faults,
})

const loadFigures = ({ requests, seconds, p99, slowest }: LoadReport): string =>
  `${number(requests)} pedidos, ${number(requests / seconds)}/s; p99 ${number(p99)} ms, el peor ${number(slowest)} ms`

const loadFaults = ({ requests, failed }: LoadReport): string[] => [
  ...failed,
  ...unless(requests > 0, 'no hubo ningún pedido'),
]

export const loadRow = (server: string, report: LoadReport): Row => ({
  row: '§5',
  what: `visitas sin panel, publicador ni base: ${server}`,
  tries: `${report.seconds} s`,
  losses: report.failed.length,
  figures: loadFigures(report),
  faults: loadFaults(report),
})

/** Of the catalogue's aim: what visitors wait for meanwhile, at most. */
const SLOWEST_MS = 1_000

export const slowRow = (server: string, connections: number, report: LoadReport): Row => ({
  row: 'E6',
  what: `${number(connections)} conexiones lentas y visitas: ${server}`,
  tries: `${report.seconds} s`,
  losses: report.failed.length,
  figures: `${loadFigures(report)}; ${number(report.slowOpen)} lentas al final`,
  faults: [
    ...loadFaults(report),
    ...unless(report.slowest < SLOWEST_MS, `una respuesta tardó ${inSeconds(report.slowest)}`),
  ],
})
