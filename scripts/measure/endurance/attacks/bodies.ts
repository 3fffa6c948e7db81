import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { eachParallel } from '../../../publish/parallel.ts'
import { waitFor } from '../../../run/start/wait-for.ts'
import { createRandom } from '../../../sample/random.ts'
import { findProcess, peakMemory, resetPeak } from '../../product-process.ts'
import { newSubmission, openSender, TAKEN } from '../leads/submission.ts'
import { number, type Row } from '../table.ts'
import { hostileBody, type HostileBody } from './hostile-bodies.ts'
import { leaksIn } from './leaks-in.ts'
import { withProduct, type AttackRig } from './rig.ts'

const AT_ONCE = 20
const TIMEOUT_MS = 30_000
const WARM = 300
const TIDY_WITHIN_MS = 20_000
/** Of the catalogue's aims. */
const MOST_GROWTH_BYTES = 50 * 1024 ** 2
const SEED = 'hostile bodies'

interface Answer {
  /** 0: the connection ended without one. */
  status: number
  text: string
}

/** Posts from one of thousands of addresses of this machine. */
function post(agent: Agent, url: string, at: number, { type, body, headers }: HostileBody) {
  const from = `127.1.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`
  return new Promise<Answer>((resolve) => {
    const none = { status: 0, text: '' }
    const options = {
      method: 'POST',
      agent,
      localAddress: from,
      timeout: TIMEOUT_MS,
      headers: {
        ...headers,
        ...(type !== '' && { 'content-type': type }),
        'content-length': body.length,
        'x-forwarded-for': from,
      },
    }
    const sending = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', () => resolve(none))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    sending.once('error', () => resolve(none))
    sending.once('timeout', () => sending.destroy())
    sending.end(body)
  })
}

/** What is wrong with an answer to a stranger's nonsense: a failure of the server, or what it tells. */
export function faultOfAnswer({ status, text }: Answer): string {
  if (status >= 500) return `respondió ${status}: ${text.slice(0, 200)}`
  const leaks = leaksIn(text)
  return leaks.length > 0 ? `la respuesta lleva ${leaks.join(' y ')}: ${text.slice(0, 200)}` : ''
}

function countLeads({ product }: AttackRig): number {
  const database = new Sqlite(path.join(product.dataDir, 'cms.sqlite'), { readonly: true })
  try {
    return (database.prepare('SELECT count(*) AS count FROM leads').get() as { count: number })
      .count
  } finally {
    database.close()
  }
}

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true }).length

/** So many bodies that are no form, or a form that is none, at the site's address and at the panel's own. */
export async function attackWithBodies(count: number, tell: (done: number) => void): Promise<Row> {
  return withProduct(async (rig) => {
    const { siteUrl, cmsUrl, dataDir } = rig.product
    const doors = [siteUrl, cmsUrl].map((url) => `${url}/api/leads`)
    const cms = findProcess('cms', dataDir)
    const agent = new Agent()
    const random = createRandom(SEED)
    const statuses = new Map<number, number>()
    const faults: string[] = []
    let [done, failed, leaked] = [0, 0, 0]
    const send = async (body: HostileBody, at: number) => {
      const answer = await post(agent, doors[at % doors.length] ?? '', at, body)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOfAnswer(answer)
      if (fault !== '') faults.push(`${body.type}: ${fault}`)
      failed += Number(answer.status >= 500)
      leaked += Number(leaksIn(answer.text).length > 0)
      tell((done += 1))
    }
    const bodies = function* (from: number, to: number) {
      for (let at = from; at < to; at += 1) yield at
    }
    const sendAll = (from: number, to: number) =>
      eachParallel(bodies(from, to), AT_ONCE, (at) => send(hostileBody(random), at))
    const warm = Math.min(WARM, count)
    await sendAll(0, warm)
    const [filesBefore] = [filesBelow(path.join(dataDir, 'public'))]
    resetPeak(cms)
    const before = peakMemory(cms)
    await sendAll(warm, count)
    const growth = peakMemory(cms) - before
    await waitFor(() => rig.tempFiles().length === 0, TIDY_WITHIN_MS)
    const left = rig.tempFiles().length + filesBelow(path.join(dataDir, 'public')) - filesBefore
    const stored = countLeads(rig)
    const sender = openSender(siteUrl)
    const last = await sender.post(newSubmission('después de todo'))
    sender.close()
    const all = [...statuses].sort(([a], [b]) => a - b)
    return {
      row: 'E5',
      what: 'envíos hostiles al formulario',
      tries: number(count),
      losses: failed + leaked,
      figures:
        `${all.map(([status, times]) => `${number(times)} con ${status || 'corte'}`).join(', ')}; ` +
        `guardados ${number(stored)}, archivos sobrantes ${left}, memoria +${number(growth / 1024 ** 2)} MB`,
      faults: [
        ...faults,
        ...(left === 0 ? [] : [`sobraron ${left} archivos: ${rig.tempFiles().join(', ')}`]),
        ...(growth < MOST_GROWTH_BYTES ? [] : ['tomó más memoria que 50 MB']),
        ...(stored <= (statuses.get(TAKEN) ?? 0) ? [] : ['se guardaron más que los aceptados']),
        ...(last === TAKEN ? [] : [`después, una consulta de verdad recibió ${last}`]),
      ],
    }
  })
}
