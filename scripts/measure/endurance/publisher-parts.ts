import { fillDisk } from './full-disk.ts'
import { killPublisher } from './kill-publisher.ts'
import { loadSite } from './load-site.ts'
import type { Part } from './part.ts'
import { diskRow, killRow, loadRow, pairsRow, slowRow } from './publisher-rows.ts'
import { startTwoPublishers } from './two-publishers.ts'

export interface PublisherCounts {
  kills: number
  disk: number
  pairs: number
  /** Seconds. */
  load: number
  /** Slow connections, during so many seconds of load. */
  slow: number
}

/** What the publisher survives, and the site without anything behind it. */
export function publisherParts({ kills, disk, pairs, load, slow }: PublisherCounts): Part[] {
  return [
    {
      what: 'Publicador matado en medio de una publicación',
      count: kills,
      run: async (count, tell) => [killRow(await killPublisher(count, tell))],
    },
    {
      what: 'Disco lleno al publicar',
      count: disk,
      run: async (count) => [diskRow(await fillDisk(count))],
    },
    {
      what: 'Dos publicadores a la vez',
      count: pairs,
      run: async (count) => [pairsRow(await startTwoPublishers(count))],
    },
    {
      what: 'Carga sobre el sitio, sin panel, publicador ni base, en segundos',
      count: load,
      isTimed: true,
      run: async (seconds) => {
        const { own, caddy } = await loadSite({ seconds })
        return [loadRow('servidor propio', own), loadRow('Caddy', caddy)]
      },
    },
    {
      what: 'Conexiones lentas al sitio, bajo carga',
      count: load > 0 ? slow : 0,
      isTimed: true,
      run: async (count) => {
        const { own, caddy } = await loadSite({ seconds: load, slow: count })
        return [slowRow('servidor propio', count, own), slowRow('Caddy', count, caddy)]
      },
    },
  ]
}
