import { setTimeout as sleep } from 'node:timers/promises'
import { findProcess, peakMemory, resetPeak } from '../../product-process.ts'
import { newSubmission, openSender, TAKEN } from '../leads/submission.ts'
import { inSeconds, number, percentile, type Row } from '../table.ts'
import { bombFiles, SMALL_IMAGE } from './bomb-files.ts'
import type { SentFile } from './disguised-files.ts'
import { withProduct, type AttackRig } from './rig.ts'
import { formOf, REFUSAL } from './upload.ts'

/** Of the catalogue's aims. */
const REFUSED_WITHIN_MS = 1_000
const MOST_GROWTH_BYTES = 150 * 1024 ** 2
const LEAD_WITHIN_MS = 1_000
const LEAD_EVERY_MS = 20

/** A visitor's leads, one soon after the other, until told to stop. */
function startLeads(url: string) {
  const sender = openSender(url)
  const times: number[] = []
  const refused: number[] = []
  let isStopped = false
  const send = async () => {
    for (let count = 0; !isStopped; count += 1) {
      const start = performance.now()
      const status = await sender.post(newSubmission(`bomba ${count}`))
      times.push(performance.now() - start)
      if (status !== TAKEN) refused.push(status)
      await sleep(LEAD_EVERY_MS)
    }
  }
  const all = send()
  return {
    times,
    refused,
    async stop() {
      isStopped = true
      await all
      sender.close()
    },
  }
}

interface Thrown {
  name: string
  ms: number
  /** '' when it was refused as it should be, or is an image after all. */
  fault: string
  isTaken: boolean
}

async function throwOne({ staff }: AttackRig, file: SentFile): Promise<Thrown> {
  const start = performance.now()
  const response = await staff.ask('POST', '/upload', formOf(file))
  const text = await response.text()
  const ms = performance.now() - start
  const isClear = response.status === 400 && REFUSAL.test(messageOf(text))
  const fault = response.ok || isClear ? '' : `${file.name}: ${response.status} ${text}`
  return { name: file.name, ms, fault, isTaken: response.ok }
}

const messageOf = (text: string) =>
  (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? ''

/** So many small images that unpack to gigabytes, one by one and then together, while leads come in. */
export async function attackWithBombs(count: number): Promise<Row> {
  const files = (await bombFiles()).slice(0, count)
  return withProduct(async (rig) => {
    const cms = findProcess('cms', rig.product.dataDir)
    // The first image of all has parts of the program loaded.
    await throwOne(rig, SMALL_IMAGE)
    resetPeak(cms)
    const before = peakMemory(cms)
    const leads = startLeads(rig.product.siteUrl)
    const thrown: Thrown[] = []
    for (const file of files) thrown.push(await throwOne(rig, file))
    const together = await Promise.all(files.map((file) => throwOne(rig, file)))
    await leads.stop()
    const growth = peakMemory(cms) - before
    const slowest = Math.max(...thrown.map(({ ms }) => ms))
    const lead = Math.max(...leads.times)
    const taken = thrown.filter(({ isTaken }) => isTaken)
    return {
      row: 'A5',
      what: 'imágenes que se agrandan al abrirlas, bajo consultas',
      tries: `2 × ${number(files.length)}`,
      losses: leads.refused.length,
      figures:
        `${number(files.length - taken.length)} rechazadas, la más lenta en ${inSeconds(slowest)}; ` +
        `memoria +${number(growth / 1024 ** 2)} MB; ${number(leads.times.length)} consultas, ` +
        `p99 ${number(percentile(leads.times, 0.99))} ms, la peor ${inSeconds(lead)}`,
      faults: [
        ...[...thrown, ...together].flatMap(({ fault }) => (fault === '' ? [] : [fault])),
        ...thrown
          .filter(({ ms }) => ms > REFUSED_WITHIN_MS)
          .map(({ name, ms }) => `${name} tardó ${inSeconds(ms)}`),
        ...(growth < MOST_GROWTH_BYTES ? [] : ['tomó más memoria que 150 MB']),
        ...(lead < LEAD_WITHIN_MS ? [] : [`una consulta esperó ${inSeconds(lead)}`]),
        ...leads.refused.map((status) => `una consulta recibió ${status}`),
      ],
    }
  })
}
