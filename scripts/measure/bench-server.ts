import { readlinkSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../publish/publish.ts'
import { startChild } from '../publish/testing/child.ts'
import { median } from './bench/measure.ts'
import { startNginx } from './bench-server/nginx.ts'
import { load, type Load } from './bench-server/wrk.ts'
import { listAddresses } from './endurance/load-site.ts'
import { openRig } from './endurance/rig.ts'

const SWAP_EVERY_MS = 5_000

/** Two releases take turns in being live, as after two publications. */
function swapReleases(siteDir: string, targets: readonly string[]): () => void {
  const link = path.join(siteDir, 'current')
  let turn = 0
  const timer = setInterval(() => {
    symlinkSync(targets[(turn += 1) % targets.length] ?? '', `${link}.next`)
    renameSync(`${link}.next`, link)
  }, SWAP_EVERY_MS)
  return () => clearInterval(timer)
}

const line = (name: string, loads: readonly Load[]): string => {
  const perSecond = loads.map((one) => one.perSecond)
  const [least, most] = [Math.min(...perSecond), Math.max(...perSecond)].map(Math.round)
  const errors = loads.reduce((total, one) => total + one.errors, 0)
  return `${name}: ${Math.round(median(perSecond))} por segundo (${least} – ${most}), ${errors} errores`
}

/**
 * `npm run bench:server [-- --seconds 10 --rounds 3]`: the embedded server beside nginx, in turns, each
 * with one process over the same release, of which everything is asked for in a circle; the release is
 * swapped every five seconds. Medians. Needs nginx and wrk (in Debian: nginx-light, wrk).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const rig = await openRig()
  const { siteDir } = rig.options
  const targets: string[] = []
  for (let count = 0; count < 2; count += 1) {
    await publish(rig.options)
    targets.push(readlinkSync(path.join(siteDir, 'current')))
  }
  await rig.cms.close()
  const server = startChild(path.join(import.meta.dirname, 'endurance', 'serve-site.ts'), [siteDir])
  const ownUrl = await server.nextLine()
  const nginx = await startNginx(siteDir)
  const addresses = await listAddresses(ownUrl)
  const stopSwapping = swapReleases(siteDir, targets)
  const own: Load[] = []
  const other: Load[] = []
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      own.push(await load(ownUrl, addresses, Number(values.seconds)))
      other.push(await load(nginx.url, addresses, Number(values.seconds)))
    }
  } finally {
    stopSwapping()
    await server.kill()
    await nginx.stop()
    rig.remove()
  }
  const ratios = own.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? NaN))
  process.stdout.write(
    [
      `${addresses.length} direcciones`,
      line('servidor propio', own),
      line('nginx', other),
      `servidor propio ÷ nginx: ${median(ratios).toFixed(2)}`,
      '',
    ].join('\n'),
  )
}

await main()
