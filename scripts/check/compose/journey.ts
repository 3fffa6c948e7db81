import path from 'node:path'
import type { Lead } from '@guia/contract'
import { waitFor } from '../../run/start/wait-for.ts'
import { listStores, publishStore, signIn, type PanelClient } from '../../testing/panel-client.ts'
import { run } from '../docker.ts'
import { createAsk, type Ask } from './ask.ts'
import { ADMIN_EMAIL, ADMIN_HOST, SITE_HOST } from './installation.ts'
import type { Stack } from './stack.ts'

const SITE = `https://${SITE_HOST}`
const PANEL = `https://${ADMIN_HOST}`
const STORE = { name: 'Dulcería «La Náyade»', address: 'Colón 1234' }
const STORE_PAGE = `${SITE}/store/dulceria-la-nayade`
/** Of the catalogue that is imported, with a picture. */
const IMPORTED_PAGE = `${SITE}/store/panaderia-el-irupe`
const LEAD: Lead = { nombre: 'Ana Paz', email: 'ana@guia.example', telefono: '3777 55-5000' }
const COLLECTIONS = '/content-manager/collection-types'
const PUBLISHED_WITHIN_MS = 60_000

/** Caddy's open port and its own authority: both are new with each container. */
export async function reachCaddy({ compose, container }: Stack): Promise<Ask> {
  const port = Number((await compose('port', 'web', '443')).split(':').at(-1))
  const authority = '/data/caddy/pki/authorities/local/root.crt'
  return createAsk(port, await run('docker', ['exec', await container('web'), 'cat', authority]))
}

async function textOf(ask: Ask, url: string): Promise<string> {
  const response = await ask(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/** The panel's page, and its first account. */
export async function enterPanel(ask: Ask, { installation }: Stack): Promise<PanelClient> {
  await textOf(ask, `${PANEL}/admin`)
  return signIn(PANEL, { email: ADMIN_EMAIL, password: installation.password }, ask)
}

/** What docs/operations.md tells an operator who has a catalogue already. */
export async function importCatalogue({ installation, container }: Stack): Promise<void> {
  const publisher = await container('publisher')
  const folder = path.join(installation.folder, 'catalogue')
  await run('docker', ['cp', folder, `${publisher}:/tmp/catalogue`])
  await run('docker', ['exec', publisher, 'npm', 'run', 'import', '--', '/tmp/catalogue'])
}

/** Adds a store, publishes it, and waits until a visitor sees it. */
export async function publishNewStore(ask: Ask, panel: PanelClient): Promise<void> {
  await panel.send('POST', `${COLLECTIONS}/api::store.store`, STORE)
  const store = (await listStores(panel)).find(({ name }) => name === STORE.name)
  if (!store) throw new Error('El panel no tiene el comercio que se cargó.')
  await publishStore(panel, store.documentId, STORE)
  const isThere = async () => (await ask(STORE_PAGE)).ok
  if (!(await waitFor(isThere, PUBLISHED_WITHIN_MS))) throw new Error(`${STORE_PAGE} no aparece.`)
}

export async function sendLead(ask: Ask): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE }
  const body = String(new URLSearchParams(LEAD))
  const { status } = await ask(`${SITE}/api/leads`, { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`El formulario de contacto respondió ${status}.`)
}

/** What staff published and a visitor sent, on the site and in the panel. */
export async function lookAtEverything(ask: Ask, panel: PanelClient): Promise<void> {
  await textOf(ask, `${SITE}/`)
  const page = await textOf(ask, STORE_PAGE)
  if (!page.includes(STORE.name)) throw new Error(`${STORE_PAGE} no dice «${STORE.name}».`)
  const [picture] = /\/media\/[^"\s]+/.exec(await textOf(ask, IMPORTED_PAGE)) ?? []
  if (!picture) throw new Error(`${IMPORTED_PAGE} no muestra su imagen.`)
  await textOf(ask, SITE + picture)
  const leads = (await panel.send('GET', `${COLLECTIONS}/api::lead.lead`)) as {
    results: { email: string }[]
  }
  if (leads.results.map(({ email }) => email).join() !== LEAD.email) {
    throw new Error('El panel no tiene el formulario que se envió.')
  }
}

/** Once all services are healthy: everything is still there for who comes anew. */
export async function lookAgain(stack: Stack): Promise<void> {
  await stack.waitUntilHealthy()
  const ask = await reachCaddy(stack)
  await lookAtEverything(ask, await enterPanel(ask, stack))
}
