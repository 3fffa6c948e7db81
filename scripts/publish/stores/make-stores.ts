import type { StoreRecord } from '@guia/contract'
import { withoutWrongOffers, type RecordCheck } from '../../site/checks/check-records.ts'
import type { OfferDocument } from '../../site/documents.ts'
import { inputKey, sha256 } from '../../site/hash.ts'
import { storeExtras } from '../../site/pages/store-entry.ts'
import type { Problem } from '../../site/problems.ts'
import { toLightStore, toStoreHours, toStoreRecord } from '../../site/records/store-record.ts'
import { imagesOf } from '../images/collect-images.ts'
import type { Images } from '../images/images.ts'
import type { MakeStorePage } from '../pages/store-bundle.ts'
import { eachParallel } from '../parallel.ts'
import { parseStoreLine } from '../read/parse-snapshot.ts'
import { DamagedState, type State } from '../state/state.ts'
import { namedBy, type StoreRelations } from './store-relations.ts'
import { madeHash, type MadeStore, type StoreRow } from './store-rows.ts'

export interface StoresInput {
  state: State
  relations: StoreRelations
  /** In-date offers by the number of their store. */
  offers: ReadonlyMap<number, OfferDocument[]>
  images: Pick<Images, 'prepare' | 'url'>
  check: RecordCheck
  hasPage: (key: string) => boolean
  makePage: MakeStorePage
  /** Hash of what every store's page is made of besides the store. */
  context: string
}

/** Number of a store → what keeps it, or an image of it, from being published. */
export type StoreProblems = ReadonlyMap<number, Problem[]>

/** One waits for threads that compress and draw while another one's page is rendered. */
const MADE_AT_ONCE = 3

interface Row {
  numero: number
  line_hash: string
  made_from: string | null
  related: string | null
  page: string | null
}

interface LineRow {
  line: string
  line_hash: string
}

class StoreMaker {
  readonly #input: StoresInput
  readonly #lineOf
  readonly #save
  readonly #clear
  readonly problems = new Map<number, Problem[]>()

  constructor(input: StoresInput) {
    this.#input = input
    const { state } = input
    this.#lineOf = state.prepare<[number], LineRow>(
      'SELECT line, line_hash FROM store WHERE numero = ?',
    )
    this.#save = state.prepare<[StoreRow]>(
      `UPDATE store SET made_from = @made_from, related = @related, page = @page,
         made_hash = @made_hash, light = @light, hours = @hours, more = @more, record = @record
       WHERE numero = @numero`,
    )
    this.#clear = state.prepare<[number]>(
      'UPDATE store SET made_from = NULL, page = NULL WHERE numero = ?',
    )
  }

  /** Hash of everything that a store is made from: its line and what it names. */
  #inputOf(numero: number, lineHash: string, related: readonly string[]): string {
    const { context, offers, relations } = this.#input
    const own = offers.get(numero) ?? []
    return `${lineHash} ${inputKey(context, own, relations.hashOf(related))}`
  }

  isMade({ numero, line_hash, made_from, related, page }: Row): boolean {
    if (!made_from || page === null || related === null) return false
    const input = this.#inputOf(numero, line_hash, JSON.parse(related) as string[])
    return made_from === input && this.#input.hasPage(page)
  }

  #tell(numero: number, problems: readonly Problem[]): void {
    if (problems.length === 0) return
    this.problems.set(numero, [...(this.problems.get(numero) ?? []), ...problems])
  }

  #leaveOut(numero: number, problems: readonly Problem[]): void {
    this.#tell(numero, problems)
    this.#clear.run(numero)
  }

  async make(numero: number): Promise<void> {
    const { line = '', line_hash = '' } = this.#lineOf.get(numero) ?? {}
    if (sha256(line) !== line_hash) throw new DamagedState(`store ${numero}`)
    const { document: store, problems } = parseStoreLine(line)
    if (!store) return this.#leaveOut(numero, problems)
    const document = this.#input.relations.resolve(store)
    const offers = this.#input.offers.get(numero) ?? []
    const imageProblems = await this.#input.images.prepare([
      ...imagesOf('store', document),
      ...offers.flatMap((one) => imagesOf('offer', one)),
    ])
    this.#tell(numero, imageProblems)
    const record = withoutWrongOffers(toStoreRecord(document, offers, this.#input.images.url))
    const wrong = this.#input.check.storeShape(record)
    if (wrong.length > 0) return this.#leaveOut(numero, wrong)
    const related = namedBy(store)
    const made = {
      ...(await this.#makeRows(record)),
      related: JSON.stringify(related),
      more: JSON.stringify(storeExtras(document, record)),
      // An image that could not be read is tried again by the next publication.
      made_from: imageProblems.length > 0 ? null : this.#inputOf(numero, line_hash, related),
    }
    this.#save.run({ numero, ...made, made_hash: madeHash(made) })
  }

  async #makeRows(
    record: StoreRecord,
  ): Promise<Pick<MadeStore, 'record' | 'light' | 'hours' | 'page'>> {
    const json = JSON.stringify(record)
    const page = await this.#input.makePage(record, json)
    const hours = toStoreHours(record)
    return {
      record: json,
      light: JSON.stringify(toLightStore(record)),
      hours: hours && JSON.stringify(hours),
      page,
    }
  }
}

/**
 * Makes every store of the state that was not made from what it is now: its records and its page.
 * What a check refuses has no page afterwards, and is tried again by the next publication.
 */
export async function makeStores(input: StoresInput): Promise<StoreProblems> {
  const maker = new StoreMaker(input)
  const rows = input.state.prepare<[], Row>(
    `SELECT numero, line_hash, made_from, related, page FROM store ORDER BY numero`,
  )
  const unmade: number[] = []
  // One row at a time: of a hundred thousand stores they are many long texts.
  for (const row of rows.iterate()) if (!maker.isMade(row)) unmade.push(row.numero)
  await eachParallel(unmade, MADE_AT_ONCE, (numero) => maker.make(numero))
  return maker.problems
}
