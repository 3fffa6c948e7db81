import { fillDisk } from './full-disk.ts'
import { killPublisher } from './kill-publisher.ts'
import { loadSite } from './load-site.ts'
import type { Part } from './part.ts'
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
      run: killPublisher,
    },
    {
      what: 'Disco lleno al publicar',
      count: disk,
      run: fillDisk,
    },
    {
      what: 'Dos publicadores a la vez',
      count: pairs,
      run: startTwoPublishers,
    },
    {
      what: 'Carga sobre el sitio, sin panel, publicador ni base, en segundos',
      count: load,
      isTimed: true,
      run: (seconds) => loadSite(seconds),
    },
    {
      what: 'Conexiones lentas al sitio, bajo carga',
      count: load > 0 ? slow : 0,
      isTimed: true,
      run: (count) => loadSite(load, count),
    },
  ]
}
