import { parseArgs } from 'node:util'
import { fillDisk } from './endurance/full-disk.ts'
import { killPublisher } from './endurance/kill-publisher.ts'
import { loadSite } from './endurance/load-site.ts'
import { startTwoPublishers } from './endurance/two-publishers.ts'

const say = (title: string, report: object): void => {
  process.stdout.write(`${title}\n`)
  for (const [name, value] of Object.entries(report)) {
    const shown = Array.isArray(value)
      ? `${value.length}${value
          .slice(0, 5)
          .map((one) => `\n    ${one}`)
          .join('')}`
      : String(value)
    process.stdout.write(`  ${name}: ${shown}\n`)
  }
}

const PROGRESS_EVERY = 25

function tellKill(done: number, faults: number): void {
  if (done % PROGRESS_EVERY === 0) process.stderr.write(`… ${done} (${faults} faults)\n`)
}

const count = (fallback: string) => ({ type: 'string', default: fallback }) as const

/**
 * `npm run endurance [-- --kills 500 --disk 50 --pairs 100 --load 60]`: what the publisher survives,
 * counted, and so many seconds of load on a site without anything behind it. Ends with 1 when
 * anything went wrong. The full disk needs root, for a small file system.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: count('500'), disk: count('50'), pairs: count('100'), load: count('60') },
  })
  const kill = await killPublisher(Number(values.kills), tellKill)
  say('Publicador matado en medio de una publicación', kill)
  const disk = await fillDisk(Number(values.disk))
  say('Disco lleno', disk)
  const pairs = await startTwoPublishers(Number(values.pairs))
  say('Dos publicadores a la vez', pairs)
  const { own, caddy } = await loadSite(Number(values.load))
  say('Carga sobre el sitio, sin panel, publicador ni base: servidor propio', own)
  say('Carga sobre el sitio, sin panel, publicador ni base: Caddy', caddy)
  const isWell =
    kill.faults.length === 0 &&
    kill.recovered === kill.kills &&
    disk.honest === disk.refused &&
    disk.refused > 0 &&
    disk.recovered === disk.attempts &&
    pairs.faults.length === 0 &&
    own.requests > 0 &&
    own.failed.length === 0 &&
    caddy.requests > 0 &&
    caddy.failed.length === 0
  process.stdout.write(isWell ? 'Todo bien.\n' : 'Algo salió mal.\n')
  process.exitCode = isWell ? 0 : 1
}

await main()
