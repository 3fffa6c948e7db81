import { Agent, get } from 'node:http'
import path from 'node:path'
import { publish } from '../../publish/publish.ts'
import { startChild } from '../../publish/testing/child.ts'
import { startCaddy } from '../../testing/start-caddy.ts'
import { openRig } from './rig.ts'
import { openSlowConnections } from './slow-connections.ts'
import { percentile } from './table.ts'

export interface LoadReport {
  seconds: number
  requests: number
  /** Requests without an answer, with another status than 200, or cut short. */
  failed: string[]
  /** Milliseconds of the slowest answer, and of all but one of a hundred. */
  slowest: number
  p99: number
  /** Slow connections that were open at its end. */
  slowOpen: number
}

export interface LoadOptions {
  seconds: number
  /** Connections that send requests slowly, and never whole, meanwhile. */
  slow?: number
}

const VISITORS = 16

function request(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const fail = (why: string) => resolve(`${address} ${why}`)
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (piece: Buffer) => (bytes += piece.length))
      response.on('error', (error) => fail(error.message))
      response.on('end', () => {
        if (response.statusCode !== 200) fail(`respondió ${String(response.statusCode)}`)
        else if (bytes === 0) fail('está vacío')
        else resolve('')
      })
    }).on('error', (error) => fail(error.message))
  })
}

/** Pages of the sitemap, the public lists, and a picture or script that each page names. */
export async function listAddresses(siteUrl: string): Promise<string[]> {
  const text = async (address: string) => (await fetch(siteUrl + address)).text()
  const sitemap = await text('/sitemap.xml')
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const { files } = JSON.parse(await text('/publicacion.json')) as { files: object }
  const parts = new Set<string>()
  for (const page of pages) {
    const html = await text(page)
    for (const [, part = ''] of html.matchAll(/"(\/(?:assets|media)\/[\w.-]+)"/g)) parts.add(part)
  }
  return [...pages, ...Object.keys(files).map((file) => `/${file}`), ...parts]
}

/** Sixteen visitors at once ask for everything, again and again. */
async function load(siteUrl: string, { seconds, slow = 0 }: LoadOptions): Promise<LoadReport> {
  const addresses = await listAddresses(siteUrl)
  const slowly = openSlowConnections(siteUrl, slow)
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const failed: string[] = []
  const end = Date.now() + seconds * 1_000
  const visit = async (visitor: number) => {
    const first = Math.floor((visitor * addresses.length) / VISITORS)
    for (let number = first; Date.now() < end; number += 1) {
      const start = performance.now()
      const failure = await request(siteUrl + addresses[number % addresses.length], agent)
      times.push(performance.now() - start)
      if (failure) failed.push(failure)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  const slowOpen = slowly.open()
  slowly.close()
  agent.destroy()
  const slowest = percentile(times, 1)
  return {
    seconds,
    requests: times.length,
    failed,
    slowest,
    p99: percentile(times, 0.99),
    slowOpen,
  }
}

/**
 * Publishes once, ends everything but the server of the site, and loads it for so many seconds:
 * the embedded one, then Caddy.
 */
export async function loadSite(
  options: LoadOptions,
): Promise<{ own: LoadReport; caddy: LoadReport }> {
  const rig = await openRig()
  const { siteDir } = rig.options
  try {
    await publish(rig.options)
    await rig.cms.close()
    const server = startChild(path.join(import.meta.dirname, 'serve-site.ts'), [siteDir])
    const own = await load(await server.nextLine(), options)
    await server.kill()
    const caddy = await startCaddy(siteDir, '127.0.0.1:1')
    const byCaddy = await load(caddy.siteUrl, options)
    await caddy.stop()
    return { own, caddy: byCaddy }
  } finally {
    rig.remove()
  }
}
