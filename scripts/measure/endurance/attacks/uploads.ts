import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { waitFor } from '../../../run/start/wait-for.ts'
import { openBrowser } from '../../open-browser.ts'
import { readSite } from '../read-site.ts'
import { number, type Row } from '../table.ts'
import { disguisedFiles, type SentFile } from './disguised-files.ts'
import { STRIKE } from './payloads.ts'
import { publishAll, told } from '../panel-session.ts'
import { withProduct, type AttackRig } from './rig.ts'
import { formOf, REFUSAL, type LibraryFile } from './upload.ts'
import { watch } from './watch-page.ts'

const STORE = '/content-manager/collection-types/api::store.store/actions/publish'
const INERT = ['jpeg', 'png', 'webp']
/** A file is put away after the answer went out. */
const TIDY_WITHIN_MS = 20_000

/** What is wrong with a stored file, as whoever asks for it gets it; '' when it is an inert image. */
export async function whyActive(response: Response, bytes: Buffer): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!INERT.some((format) => type === `image/${format}`)) return `llega como «${type}»`
  if (response.headers.get('x-content-type-options') !== 'nosniff') return 'llega sin nosniff'
  const { format = 'nada' } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: 'nada' }))
  return type === `image/${format}` ? '' : `dice «${type}» y es ${format}`
}

const library = async ({ staff }: AttackRig) =>
  ((await staff.send('GET', '/upload/files?pageSize=100')) as { results: LibraryFile[] }).results

const addressesOf = ({ url, formats }: LibraryFile) => [
  url,
  ...Object.values(formats ?? {}).map((one) => one.url),
]

/** Where strangers would leave a file. */
const strangersDoors = ({ product: { siteUrl, cmsUrl } }: AttackRig) => [
  ...['/upload', '/api/upload', '/api/leads', '/admin/login', '/api/nada'].map((to) => cmsUrl + to),
  ...['/upload', '/api/leads', '/api/missed-searches'].map((to) => siteUrl + to),
]

async function sendAsStranger(file: SentFile, door: string): Promise<string[]> {
  // One that hangs up at once has refused as well.
  const status = await fetch(door, { method: 'POST', body: formOf(file) }).then(
    (response) => response.status,
    () => 0,
  )
  return status === 0 || (status >= 400 && status < 500) ? [] : [`un extraño: ${status} en ${door}`]
}

async function sendAsStaff({ staff }: AttackRig, file: SentFile): Promise<[boolean, string[]]> {
  const response = await staff.ask('POST', '/upload', formOf(file))
  const text = await response.text()
  if (response.ok) return [true, []]
  const { error } = JSON.parse(text) as { error?: { message?: string } }
  const isClear = response.status === 400 && REFUSAL.test(error?.message ?? '')
  return [false, isClear ? [] : [`${file.name} como ${file.type}: ${response.status} ${text}`]]
}

/** Each stored file as a browser opens it: what runs, or is no image. */
async function openAll({ product: { cmsUrl } }: AttackRig, addresses: readonly string[]) {
  const browser = await openBrowser('--disable-gpu')
  try {
    const { context, faults } = await watch(browser, [cmsUrl])
    const page = await context.newPage()
    const active: string[] = []
    for (const address of addresses) {
      const response = await fetch(cmsUrl + address)
      const why = await whyActive(response, Buffer.from(await response.arrayBuffer()))
      if (why !== '') active.push(`${address} ${why}`)
      await page.goto(cmsUrl + address)
    }
    // The browser's own page around an image is laid out by a style that the policy refuses.
    return [...active, ...[...faults].filter((fault) => !fault.includes('style-src'))]
  } finally {
    await browser.close()
  }
}

/** So many files that are not what they say, sent by staff and by strangers, and what became of them. */
export async function attackWithUploads(count: number, tell: (done: number) => void): Promise<Row> {
  return withProduct(async (rig) => {
    const { dataDir, siteUrl } = rig.product
    const doors = strangersDoors(rig)
    const faults: string[] = []
    const files = (await disguisedFiles()).slice(0, count)
    let taken = 0
    for (const [at, file] of files.entries()) {
      faults.push(...(await sendAsStranger(file, doors[at % doors.length] ?? '')))
      const [isTaken, wrong] = await sendAsStaff(rig, file)
      taken += Number(isTaken)
      faults.push(...wrong)
      tell(at + 1)
    }
    const stored = await library(rig)
    if (stored.length !== taken) faults.push(`hay ${stored.length} archivos y se tomaron ${taken}`)
    const addresses = stored.flatMap(addressesOf)
    const active = await openAll(rig, addresses)
    const uploads = readdirSync(path.join(dataDir, 'public', 'uploads'))
    const known = new Set(addresses.map((address) => path.basename(address)))
    const isLeft = (name: string) => name !== '.gitkeep' && !known.has(name)
    await waitFor(() => rig.tempFiles().length === 0, TIDY_WITHIN_MS)
    const left = [...uploads.filter(isLeft), ...rig.tempFiles()]
    await rig.staff.send('POST', STORE, { name: 'Con fotos', gallery: stored.map(({ id }) => id) })
    faults.push(...told(await publishAll(rig.staff)))
    let published = 0
    const { faults: torn } = await readSite(siteUrl, (address, bytes) => {
      if (!address.startsWith('/media/')) return
      published += 1
      if (bytes.includes(STRIKE)) active.push(`${address} lleva lo que se subió`)
    })
    if (taken > 0 && published === 0) faults.push('ninguna imagen llegó al sitio')
    return {
      row: 'A4',
      what: 'archivos disfrazados de imagen, del equipo y de extraños',
      tries: `2 × ${number(files.length)}`,
      losses: active.length,
      figures:
        `${number(taken)} eran también imágenes y quedaron como tales, ` +
        `${number(files.length - taken)} rechazados; activos ${active.length}, ` +
        `archivos sobrantes ${left.length}; ${number(published)} imágenes publicadas de nuevo`,
      faults: [...faults, ...active, ...left.map((name) => `sobró ${name}`), ...torn],
    }
  })
}
