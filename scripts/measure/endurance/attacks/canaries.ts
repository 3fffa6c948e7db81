import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { eachParallel } from '../../../publish/parallel.ts'
import { readEnvFile, secretsFileOf } from '../../../run/settings/env-files.mjs'
import { readSite } from '../read-site.ts'
import { number, type Row } from '../table.ts'
import { canariesIn, canary, filesBelow, readUnpacked, STEM } from './canary.ts'
import { carry, findCarriers } from './carriers.ts'
import { cmsRoutes, fillRoute, type Route } from './cms-routes.ts'
import { Known, plant, type Saving } from './plant.ts'
import { publishAll, told } from '../panel-session.ts'
import { withProduct, type AttackRig } from './rig.ts'
import { attackedTypes, harmlessFields, type AttackedType } from './text-fields.ts'
import { formOf } from './upload.ts'

/** What an installation is told that nobody else is to know. */
const SETTINGS = {
  ADMIN_EMAIL: `${canary('admin')}@correo.example`,
  LEAD_MAIL_TO: `${canary('aviso')}@correo.example`,
  LEAD_MAIL_FROM: `${canary('remitente')}@correo.example`,
  SMTP_URL: `smtp://usuario:${canary('clave-smtp')}@127.0.0.1:9`,
  LEAD_FORWARD_URL: `http://127.0.0.1:9/${canary('script')}`,
}
const AT_ONCE = 8
/** What the publisher remembers; that nobody is given it is asked for below. */
const OWN_MEMORY = /^(state|lock)\.sqlite/

/** A type's documents that hold planted words where the public must not see them; their ids. */
async function plantDocuments({ staff }: AttackRig, type: AttackedType, known: Known) {
  const fields = await findCarriers(staff, type, known.relationsOf(type, 0))
  /** With nothing to hide but its note; or with words in every field that takes one. */
  const save = async (at: number, place: string, where?: Saving): Promise<string> => {
    const texts = fields.flatMap(({ path, carrier }) => {
      const word = canary(`${place}-${type.kind}`)
      return carrier && where ? [[path, carry(carrier, word, path)] as const] : []
    })
    const note = { internalNote: canary(`nota-${place}-${type.kind}`) }
    const others = { ...known.relationsOf(type, 0), ...note }
    return (await plant(staff, type, at, texts, others, where)).documentId
  }
  const shown = await save(1, 'publicada')
  if (type.isSingle) {
    await save(1, 'cambio', { method: 'PUT', path: '' })
    return []
  }
  known.add(type.kind, shown)
  await save(1, 'cambio', { method: 'PUT', path: `/${shown}` })
  const hidden = await save(2, 'publicada')
  await staff.send('POST', `${type.address}/${hidden}/actions/unpublish`, {})
  await save(2, 'retirado', { method: 'PUT', path: `/${hidden}` })
  const draft = await save(3, 'borrador', { method: 'POST', path: '' })
  const gone = await save(4, 'borrado', { method: 'POST', path: '' })
  await staff.send('DELETE', `${type.address}/${gone}`)
  return [shown, hidden, draft, gone]
}

/** A photo that tells who took it, under names that are nobody's business, on a published store. */
async function plantPhoto({ staff }: AttackRig, store: AttackedType): Promise<void> {
  const bytes = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#0b6b70' },
  })
    .jpeg()
    .withExif({ IFD0: { Artist: canary('autor') } })
    .toBuffer()
  const name = `${canary('foto')}.jpg`
  const form = formOf({ name, type: 'image/jpeg', bytes })
  const answer = await staff.ask('POST', '/upload', form)
  const [{ id }] = (await answer.json()) as [{ id: number }]
  const fields = { ...harmlessFields(store, 6), image: id }
  await staff.send('POST', `${store.address}/actions/publish`, fields)
}

/** What visitors leave, and what staff write beside it; people who work there. */
async function plantPeople({ staff, product }: AttackRig): Promise<void> {
  const post = async (address: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const { status } = await fetch(product.siteUrl + address, { method: 'POST', body })
    if (status >= 300) throw new Error(`${address}: ${status}`)
  }
  const nombre = canary('interesado')
  await post('/api/leads', { nombre, email: `${nombre}@correo.example`, telefono: '3777 555123' })
  await post('/api/missed-searches', { palabras: canary('busqueda') })
  const leads = '/content-manager/collection-types/api::lead.lead'
  const { results } = (await staff.send('GET', leads)) as { results: { documentId: string }[] }
  const [lead] = results
  await staff.send('PUT', `${leads}/${lead?.documentId}`, { note: canary('nota-interesado') })
  const names = { firstname: canary('nombre'), lastname: canary('apellido') }
  await staff.send('PUT', '/admin/users/me', names)
  const { data: roles } = (await staff.send('GET', '/admin/roles')) as { data: { id: number }[] }
  const email = `${canary('cuenta')}@correo.example`
  const firstname = canary('persona')
  await staff.send('POST', '/admin/users', { firstname, email, roles: [roles[0]?.id] })
}

/** Places whose words the database does not hold: then nothing was hidden either. */
function missingIn({ product }: AttackRig, places: readonly string[]): string[] {
  const stored = ['', '-wal'].map((ending) => {
    const file = path.join(product.dataDir, `cms.sqlite${ending}`)
    return readFileSync(file, { flag: 'a+' })
  })
  const text = Buffer.concat(stored).toString('latin1').toLowerCase()
  // Searches are kept as words.
  return places.filter(
    (place) => ![canary(place), `${STEM} ${place}`].some((word) => text.includes(word)),
  )
}

/** Planted words in the answers to a stranger: 'GET /x: canario7q-lead'. */
class Asking {
  asked = 0
  readonly found: string[] = []
  readonly #secrets: readonly string[]

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets
  }

  look(where: string, bytes: Buffer): void {
    this.asked += 1
    const words = canariesIn(bytes, this.#secrets)
    if (words.length > 0) this.found.push(`${where}: ${words.slice(0, 3).join(', ')}`)
  }

  async ask(base: string, method: string, address: string): Promise<void> {
    const hasBody = !['GET', 'DELETE', 'OPTIONS'].includes(method)
    const answer = await fetch(base + address, {
      method,
      redirect: 'manual',
      ...(hasBody && { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    const body = Buffer.from(await answer.arrayBuffer())
    this.look(`${method} ${address}`, Buffer.concat([Buffer.from(`${headers}\n`), body]))
  }
}

/** Where a stranger would look for a file of the installation. */
function guessedAddresses(dataDir: string): string[] {
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(site\/(releases|pages|media|assets|r)|public\/uploads)\//.test(name))
    .map((name) => name.split(path.sep).map(encodeURIComponent).join('/'))
  return names.flatMap((name) => [
    `/${name}`,
    `/${name.replace(/^(site|public)\//, '')}`,
    `/..%2f${name}`,
    `/media/..%2f..%2f${name}`,
    `/uploads/..%2f..%2f${name}`,
  ])
}

async function askCms(
  asking: Asking,
  { product }: AttackRig,
  routes: readonly Route[],
  ids: readonly string[],
) {
  const values = ['1', 'api::store.store', 'api::lead.lead', 'store', ...ids]
  const requests = routes.flatMap(({ method, path }) =>
    fillRoute(path, values).map((address) => [method, address] as const),
  )
  await eachParallel(new Set(requests.map((one) => one.join(' '))), AT_ONCE, async (request) => {
    const [method = '', address = ''] = request.split(' ')
    await asking.ask(product.cmsUrl, method, address)
  })
}

/** Words in drafts, notes, leads, accounts and settings, looked for in all that strangers get. */
export async function lookForCanaries(): Promise<Row> {
  const routes = await cmsRoutes()
  return withProduct(async (rig) => {
    const { product } = rig
    const types = attackedTypes()
    const ids: string[] = []
    const known = new Known()
    for (const type of types) ids.push(...(await plantDocuments(rig, type, known)))
    const store = types.find(({ kind }) => kind === 'store')
    if (store) await plantPhoto(rig, store)
    await plantPeople(rig)
    const faults = told(await publishAll(rig.staff))
    const ofTypes = types.flatMap(({ kind, isSingle }) =>
      [...(isSingle ? [] : ['borrador', 'retirado', 'borrado']), 'cambio', 'nota-publicada'].map(
        (place) => `${place}-${kind}`,
      ),
    )
    const people = [
      'interesado',
      'nota-interesado',
      'nombre',
      'apellido',
      'persona',
      'cuenta',
      'admin',
      'foto',
      'busqueda',
    ]
    const places = [...ofTypes, ...people]
    faults.push(...missingIn(rig, places).map((place) => `no se guardó «${canary(place)}»`))
    const secrets = Object.values(readEnvFile(secretsFileOf(product.dataDir))).filter(
      (one) => one !== undefined,
    )
    const asking = new Asking(secrets)
    const site = path.join(product.dataDir, 'site')
    const published = filesBelow(site).filter((name) => !OWN_MEMORY.test(name))
    for (const name of published) asking.look(name, readUnpacked(path.join(site, name)))
    const files = asking.asked
    const { faults: torn } = await readSite(product.siteUrl, (address, bytes) =>
      asking.look(`GET ${address}`, bytes),
    )
    for (const base of [product.siteUrl, product.cmsUrl]) {
      await eachParallel(guessedAddresses(product.dataDir), AT_ONCE, (address) =>
        asking.ask(base, 'GET', address),
      )
    }
    await askCms(asking, rig, routes, ids)
    return {
      row: 'A13, E9',
      what: 'palabras sembradas en lo que no es público',
      tries: `${number(places.length + Object.keys(SETTINGS).length)} lugares`,
      losses: asking.found.length,
      figures:
        `${number(files)} archivos del sitio y ${number(asking.asked - files)} respuestas, ` +
        `${number(routes.length)} direcciones del panel entre ellas; encontradas ${asking.found.length}`,
      faults: [...faults, ...asking.found, ...torn],
    }
  }, SETTINGS)
}
