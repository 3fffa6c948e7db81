import type { Browser, Page } from '@playwright/test'
import { paths } from '@guia/web/paths'
import { describeType } from '../../../../cms/src/rules/types.ts'
import { signInToPanel } from '../../../../web/e2e/support/panel.ts'
import { isTakenOver } from '../../../../web/e2e/support/taken-over.ts'
import { eachParallel } from '../../../publish/parallel.ts'
import { waitFor } from '../../../run/start/wait-for.ts'
import { readJson } from '../../../testing/panel-client.ts'
import type { Product } from '../../../testing/start-product.ts'
import { openBrowser } from '../../open-browser.ts'
import { number, type Row } from '../table.ts'
import { carry, findCarriers, type OpenField } from './carriers.ts'
import { SCRIPTS } from './payloads.ts'
import { drawPhoto, type SentFile } from './disguised-files.ts'
import { Known, plant, type Texts } from './plant.ts'
import { publishAll, told } from '../panel-session.ts'
import { withProduct, type AttackRig } from './rig.ts'
import { SeenTexts } from './seen-texts.ts'
import { attackedTypes, type AttackedType, type Fields } from './text-fields.ts'
import { formOf } from './upload.ts'
import { foreignMarkup, textsOf, watch } from './watch-page.ts'

const SAVES_AT_ONCE = 4
const PAGES_AT_ONCE = 3
const READY_WITHIN_MS = 60_000
/** Of each type, in the panel: its forms are all alike, and slow. */
const FORMS = 3

/** What the form takes of a telephone. */
const PHONE_LENGTH = 60
const LIBRARY = '/plugins/upload?pageSize=100'
const LEADS = '/content-manager/collection-types/api::lead.lead'

/** A type with the fields that take a text. */
interface OpenType {
  type: AttackedType
  /** Numbers tell the fields of all types apart. */
  fields: (OpenField & { number: number })[]
  /** Of what its photos say, told apart as a field. */
  captions: number
}

/** Of a telephone each number is shown by itself, a dated line is parted, of an address its host is seen. */
const isShownAsWritten = ({ carrier, path }: OpenField): boolean =>
  carrier === 'text' && path.at(-1) !== 'phone'

class ScriptAttack {
  readonly #rig: AttackRig
  /** A photo: what is said of it makes the difference. */
  readonly #file: SentFile
  readonly #count: number
  readonly #tell: (done: number) => void
  readonly #seen = new SeenTexts()
  readonly #known = new Known()
  readonly faults: string[] = []
  readonly figures = {
    leads: 0,
    fields: 0,
    closed: 0,
    planted: 0,
    refused: 0,
    pages: 0,
    forms: 0,
    ran: 0,
  }

  constructor(rig: AttackRig, file: SentFile, count: number, tell: (done: number) => void) {
    this.#rig = rig
    this.#file = file
    this.#count = count
    this.#tell = tell
  }

  async #open(): Promise<OpenType[]> {
    const { staff } = this.#rig
    const open: OpenType[] = []
    // Of each type one for others to name; gone before anything is looked at.
    const named = new Known()
    const addresses: string[] = []
    for (const type of attackedTypes()) {
      const others = named.relationsOf(type, 0)
      const fields = (await findCarriers(staff, type, others)).map((field) => {
        const number = this.figures.fields
        this.figures.fields += 1
        if (!field.carrier) this.figures.closed += 1
        return { ...field, number }
      })
      const captions = this.figures.fields
      if (type.photos !== '') this.figures.fields += 1
      open.push({ type, fields, captions })
      if (type.isSingle) continue
      const { documentId } = await plant(staff, type, this.#count, [], others)
      named.add(type.kind, documentId)
      addresses.unshift(`${type.address}/${documentId}`)
    }
    for (const address of addresses) await staff.send('DELETE', address)
    return open
  }

  /** Every field of a document has a payload of its own; over all documents each has them all. */
  #payload(at: number, field: number): { payload: number; text: string } {
    const payload = (at + field) % this.#count
    return {
      payload,
      text: SeenTexts.mark(SCRIPTS[payload % SCRIPTS.length] ?? '', field, payload),
    }
  }

  /** A gallery of one photo that says it. */
  async #photo({ type: { photos }, captions }: OpenType, at: number): Promise<Fields> {
    if (photos === '') return {}
    const { payload, text } = this.#payload(at, captions)
    const response = await this.#rig.staff.ask('POST', '/upload', formOf(this.#file, text))
    if (response.status === 400) {
      this.figures.refused += 1
      return {}
    }
    const [{ id }] = (await readJson(response)) as [{ id: number }]
    this.figures.planted += 1
    this.#seen.plant(text, captions, payload)
    return { [photos]: [id] }
  }

  async #plant(open: OpenType, at: number): Promise<void> {
    const { type, fields } = open
    const texts: Texts = fields.flatMap(({ path, carrier, number }) =>
      carrier ? [[path, carry(carrier, this.#payload(at, number).text, path)] as const] : [],
    )
    const others = { ...this.#known.relationsOf(type, at), ...(await this.#photo(open, at)) }
    const planted = await plant(this.#rig.staff, type, at, texts, others)
    this.#known.add(type.kind, planted.documentId)
    this.figures.planted += planted.taken.length
    this.figures.refused += planted.refused.length
    for (const [path, text] of planted.taken) {
      const field = fields.find((one) => one.path === path)
      if (!field || !isShownAsWritten(field)) continue
      this.#seen.plant(text, field.number, this.#payload(at, field.number).payload)
    }
  }

  async #publish(): Promise<void> {
    this.faults.push(...told(await publishAll(this.#rig.staff)))
  }

  async #look(page: Page, address: string): Promise<void> {
    await page.goto(address)
    if (!(await waitFor(() => isTakenOver(page), READY_WITHIN_MS))) {
      this.faults.push(`${address} no arrancó`)
    }
    this.#seen.read(await textsOf(page))
    this.faults.push(...(await foreignMarkup(page)).map((found) => `${address}: ${found}`))
    this.figures.pages += 1
  }

  async #lookAll(pages: readonly Page[], addresses: readonly string[]): Promise<void> {
    const free = [...pages]
    await eachParallel(addresses, pages.length, async (address) => {
      const page = free.pop()
      if (!page) throw new Error('no page is free')
      await this.#look(page, address).finally(() => free.push(page))
      this.#tell(this.figures.pages)
    })
  }

  /** The lists behind the buttons for useful contacts. */
  async #openContacts(page: Page, { siteUrl }: Product): Promise<void> {
    await page.goto(siteUrl)
    await waitFor(() => isTakenOver(page), READY_WITHIN_MS)
    const buttons = page.locator('[aria-haspopup=dialog]')
    for (const button of await buttons.all()) {
      await button.dispatchEvent('click')
      this.#seen.read(await textsOf(page))
      this.faults.push(...(await foreignMarkup(page)))
      await page.keyboard.press('Escape')
    }
  }

  /** A visitor's lead for each of the texts, for the list that staff read. */
  async #leaveLeads({ siteUrl }: Product): Promise<void> {
    const texts = SCRIPTS.slice(0, this.#count)
    await eachParallel(texts, SAVES_AT_ONCE, async (nombre) => {
      const rest = {
        email: `"${nombre.replace(/[\s@]/g, '')}"@x.example`,
        telefono: `123456${nombre}`.slice(0, PHONE_LENGTH),
      }
      const body = new URLSearchParams({ nombre, ...rest })
      const { status } = await fetch(`${siteUrl}/api/leads`, { method: 'POST', body })
      this.figures.leads += Number(status === 201)
      if (status !== 201 && status !== 400) this.faults.push(`/api/leads respondió ${status}`)
    })
  }

  /** Lists and forms of the panel. */
  async #lookAtPanel(page: Page, types: readonly AttackedType[]): Promise<void> {
    const { product } = this.#rig
    await this.#leaveLeads(product)
    await signInToPanel(page, product)
    const addresses = types.flatMap(({ kind, isSingle, address }) => {
      const some = this.#known
        .of(kind)
        .slice(0, FORMS)
        .map((id) => `${address}/${id}`)
      return isSingle ? [address] : [`${address}?pageSize=100`, ...some]
    })
    const leads = [1, 2].map((page) => `${LEADS}?pageSize=100&page=${page}`)
    for (const address of [...addresses, ...leads, LIBRARY]) {
      await page.goto(`${product.cmsUrl}/admin${address}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: READY_WITHIN_MS })
      await page.waitForLoadState('networkidle')
      this.faults.push(...(await foreignMarkup(page)).map((found) => `${address}: ${found}`))
      this.figures.forms += 1
    }
  }

  async run(browser: Browser): Promise<void> {
    const { product } = this.#rig
    const { siteUrl, cmsUrl } = product
    const { context, faults: ran } = await watch(browser, [siteUrl, cmsUrl])
    const newPage = () => context.newPage()
    const pages = await Promise.all(Array.from({ length: PAGES_AT_ONCE }, newPage))
    const open = await this.#open()
    const singles = open.filter(({ type }) => type.isSingle)
    const rounds = Array.from({ length: this.#count }, (_, at) => at)
    const shells = singles.map(
      ({ type }) => siteUrl + (describeType(type.kind).address?.({}) ?? '/'),
    )
    // What every page shows comes first: with nothing else there yet it is published at once.
    for (const at of rounds) {
      for (const single of singles) await this.#plant(single, at)
      await this.#publish()
      await this.#lookAll(pages, [...new Set(shells)])
    }
    for (const one of open.filter(({ type }) => !type.isSingle)) {
      await eachParallel(rounds, SAVES_AT_ONCE, (at) => this.#plant(one, at))
    }
    await this.#publish()
    await this.#lookAll(pages, await addressesOf(siteUrl, this.#count))
    const [page = await newPage()] = pages
    await this.#openContacts(page, product)
    await this.#lookAtPanel(
      page,
      open.map(({ type }) => type),
    )
    await context.close()
    this.figures.ran = ran.size
    this.faults.push(...ran, ...this.#seen.faults)
    const shown = new Set(this.#seen.shownFields)
    for (const { type, captions } of open) {
      if (type.photos === '' || shown.has(captions)) continue
      this.faults.push(`${type.kind}: ninguna página dice lo que dicen sus fotos`)
    }
    if (this.#seen.shownFields.length === 0)
      this.faults.push('ningún texto se vio en ninguna página')
  }

  get shown(): number {
    return this.#seen.shownFields.length
  }
}

/** Every page that is published, those that no record has, and searches for the same texts. */
async function addressesOf(siteUrl: string, count: number): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const published = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const plain = Object.values(paths)
    .filter(({ pattern }) => !pattern.includes(':'))
    .map(({ pattern }) => siteUrl + pattern)
  const searches = SCRIPTS.slice(0, count).map((text) => siteUrl + paths.searchResults.link(text))
  return [...new Set([...published, ...plain, ...searches])]
}

/** So many texts that would run, in every text field of all that is published, looked at with scripts. */
export async function attackWithScripts(count: number, tell: (done: number) => void): Promise<Row> {
  const browser = await openBrowser('--disable-gpu')
  try {
    return await withProduct(async (rig) => {
      const attack = new ScriptAttack(rig, await drawPhoto(), count, tell)
      await attack.run(browser)
      const { fields, closed, planted, refused, pages, forms, leads, ran } = attack.figures
      return {
        row: 'A1, E7',
        what: 'textos que se ejecutarían, en todo campo de texto',
        tries: `${number(count)} × ${fields} campos`,
        losses: ran,
        figures:
          `${number(planted)} guardados, ${number(refused)} rechazados, ` +
          `${closed} campos no toman textos; ${attack.shown} se ven en ${number(pages)} páginas ` +
          `y ${forms} pantallas del panel, con ${number(leads)} consultas; ejecutados ${ran}`,
        faults: attack.faults,
      }
    })
  } finally {
    await browser.close()
  }
}
