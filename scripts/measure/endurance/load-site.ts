import { Agent, get } from 'node:http'
import path from 'node:path'
import { publish } from '../../publish/publish.ts'
import { startScript } from '../../publish/testing/child.ts'
import { startCaddy } from '../../testing/start-caddy.ts'
import { openRig } from './rig.ts'
import { openSlowConnections } from './slow-connections.ts'
import { inSeconds, number, percentile, unless, type Row } from './table.ts'

const VISITORS = 16
/** Of the catalogue's aim: what visitors wait for beside slow connections, at most. */
const SLOWEST_MS = 1_000

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
async function load(server: string, siteUrl: string, seconds: number, slow: number): Promise<Row> {
  const addresses = await listAddresses(siteUrl)
  const slowly = openSlowConnections(siteUrl, slow)
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  /** Requests without an answer, with another status than 200, or cut short. */
  const failed: string[] = []
  const end = Date.now() + seconds * 1_000
  const visit = async (visitor: number) => {
    const first = Math.floor((visitor * addresses.length) / VISITORS)
    for (let next = first; Date.now() < end; next += 1) {
      const start = performance.now()
      const failure = await request(siteUrl + addresses[next % addresses.length], agent)
      times.push(performance.now() - start)
      if (failure) failed.push(failure)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  const slowOpen = slowly.open()
  slowly.close()
  agent.destroy()
  const [p99, slowest] = [percentile(times, 0.99), percentile(times, 1)]
  const row = {
    row: '§5',
    what: `visitas sin panel, publicador ni base: ${server}`,
    tries: `${seconds} s`,
    losses: failed.length,
    figures:
      `${number(times.length)} pedidos, ${number(times.length / seconds)}/s; ` +
      `p99 ${number(p99)} ms, el peor ${number(slowest)} ms`,
    faults: [...failed, ...unless(times.length > 0, 'no hubo ningún pedido')],
  }
  if (slow === 0) return row
  return {
    ...row,
    row: 'E6',
    what: `${number(slow)} conexiones lentas y visitas: ${server}`,
    figures: `${row.figures}; ${number(slowOpen)} lentas al final`,
    faults: [
      ...row.faults,
      ...unless(slowest < SLOWEST_MS, `una respuesta tardó ${inSeconds(slowest)}`),
    ],
  }
}

/**
 * Publishes once, ends everything but the server of the site, and loads it for so many seconds:
 * the embedded one, then Caddy; `slow` connections send requests slowly, and never whole, meanwhile.
 */
export async function loadSite(seconds: number, slow = 0): Promise<Row[]> {
  const rig = await openRig()
  const { siteDir } = rig.options
  try {
    await publish(rig.options)
    await rig.cms.close()
    const server = startScript(path.join(import.meta.dirname, 'serve-site.ts'), [siteDir])
    const own = await load('servidor propio', await server.nextLine(), seconds, slow)
    await server.kill()
    const caddy = await startCaddy(siteDir, '127.0.0.1:1')
    const byCaddy = await load('Caddy', caddy.siteUrl, seconds, slow)
    await caddy.stop()
    return [own, byCaddy]
  } finally {
    rig.remove()
  }
}
