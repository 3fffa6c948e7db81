import { readlinkSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { publish } from '../../../publish/publish.ts'
import { startScript } from '../../../publish/testing/child.ts'
import { median } from '../measure.ts'
import { startNginx } from './nginx.ts'
import { load, type Load } from './wrk.ts'
import type { Section } from '../section.ts'
import { listAddresses } from '../../endurance/load-site.ts'
import { openRig } from '../../endurance/rig.ts'

const SERVER = path.join(import.meta.dirname, '../../endurance/serve-site.ts')
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

const cells = (loads: readonly Load[]): string[] => {
  const perSecond = loads.map((one) => one.perSecond)
  const [least, most] = [Math.min(...perSecond), Math.max(...perSecond)].map(Math.round)
  const errors = loads.reduce((total, one) => total + one.errors, 0)
  return [`${Math.round(median(perSecond))} (${least} – ${most})`, String(errors)]
}

/**
 * The embedded server beside nginx, in turns, each with one process over the same release, of which
 * everything is asked for in a circle; the release is swapped every five seconds. Needs nginx and wrk
 * (in Debian: nginx-light, wrk).
 */
export async function measureServer(rounds: number, seconds: number): Promise<Section> {
  const rig = await openRig()
  const { siteDir } = rig.options
  const ends: (() => unknown)[] = [() => rig.remove()]
  const own: Load[] = []
  const other: Load[] = []
  try {
    const targets: string[] = []
    for (let count = 0; count < 2; count += 1) {
      await publish(rig.options)
      targets.push(readlinkSync(path.join(siteDir, 'current')))
    }
    await rig.cms.close()
    const server = startScript(SERVER, [siteDir])
    ends.push(() => server.kill())
    const ownUrl = await server.nextLine()
    const nginx = await startNginx(siteDir)
    ends.push(() => nginx.stop())
    const addresses = await listAddresses(ownUrl)
    ends.push(swapReleases(siteDir, targets))
    for (let round = 0; round < rounds; round += 1) {
      own.push(await load(ownUrl, addresses, seconds))
      other.push(await load(nginx.url, addresses, seconds))
    }
    const ratios = own.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? NaN))
    return {
      title: 'Site server',
      about:
        `${addresses.length} addresses of a small site in a circle, 16 connections, a release swapped every ` +
        `five seconds; medians of ${rounds} rounds of ${seconds} s.`,
      columns: ['Server', 'Requests a second', 'Errors', '÷ nginx'],
      rows: [
        ['embedded', ...cells(own), median(ratios).toFixed(2)],
        ['nginx', ...cells(other), '1'],
      ],
    }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
