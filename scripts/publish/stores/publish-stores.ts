import { PUBLIC_FILES, type LightStoreRecord, type StoreRecord } from '@guia/contract'
import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import { withoutWrongOffers, type RecordCheck } from '../../site/checks/check-records.ts'
import { imagesOf, type ImageUse } from '../images/collect-images.ts'
import { CONTACT_CARD } from '../pages/store-unit.ts'
import { eachParallel } from '../parallel.ts'
import type { Problem } from '../../site/problems.ts'
import { InOrder } from '../in-order.ts'
import type { ImageUrls } from '../../site/records/fields.ts'
import { toLightStore, toStoreRecord } from '../../site/records/store-record.ts'
import type { ListFile } from '../release/list-file.ts'
import type { ReleaseDraft } from '../release/release-draft.ts'
import { inputKey, sha256 } from '../../site/hash.ts'
import type { OfferDocument, StoreDocument, StoreLine } from '../../site/documents.ts'
import { parseStoreLine, snapshotOutOfOrder } from '../snapshot/parse-snapshot.ts'
import type { PreviousStores } from './previous-stores.ts'
import { SharedValues } from './shared-values.ts'
import { toEntry, type IndexLine, type StoreEntry } from '../../site/pages/store-entry.ts'
import { namedBy, type StoreRelations } from './store-relations.ts'
import { WholeSnapshotNeeded } from './whole-snapshot-needed.ts'

export interface StoreUnit {
  key: string
  /** Paths of this site that the store's page links to. */
  links: string[]
  /** Path of the release at which its contact card is found too, null when it has none. */
  card: string | null
}

/** A store that is to be made. */
export interface NewStore {
  record: StoreRecord
  /** The record as JSON. */
  json: Buffer
}

export interface StoresInput {
  lines: AsyncIterable<Buffer>
  /** Whether there is a line of a store when it is published; any other one did not change. */
  mayHaveChanged: (numero: number) => boolean
  /** Whether stores that did not change have no line: then `previous` has to know all of them. */
  isPart: boolean
  previous: PreviousStores
  draft: ReleaseDraft
  relations: StoreRelations
  /** In-date offers by the number of their store. */
  offers: ReadonlyMap<number, OfferDocument[]>
  imageUrl: ImageUrls
  /** Fetches and renders what is missing; tells of images that cannot be read. */
  prepareImages: (uses: ImageUse[]) => Promise<Problem[]>
  check: RecordCheck
  /** Whether a unit is on the disk. */
  hasUnit: (key: string) => boolean
  /** Makes a store's page and what belongs to it. */
  makeUnit: (store: NewStore) => Promise<StoreUnit>
  /** Hash of what every store's page is made of besides the store. */
  context: string
  /** Takes the line by which the next publication tells whether the store changed. */
  writeIndex: (line: IndexLine) => Promise<unknown>
}

export interface PublishedStores {
  entries: StoreEntry[]
  problems: Problem[]
  /** What the stores' pages link to, besides their own contact cards → a page that does. */
  links: Map<string, string>
  /** Stores that were made anew, the others were taken over from the live release. */
  made: number
  /** Stores that the next publication has to see again although they did not change. */
  again: number[]
  /** Whether `again` names all of them: of a line that cannot be read, the number is unknown. */
  isAgainComplete: boolean
}

/** One waits for threads that compress and draw while another one's page is rendered. */
const MADE_AT_ONCE = 3

/** A store on its way into the lists, with its records as JSON. */
interface ReadyStore {
  full: Buffer
  light: Buffer
  record: LightStoreRecord
  origin: Omit<IndexLine, 'full' | 'light'>
}

const toJson = (record: StoreRecord | LightStoreRecord): Buffer =>
  Buffer.from(JSON.stringify(record))

/** One publication's way through all stores, in the order of their numbers. */
class StorePass {
  readonly #input: StoresInput
  readonly #full: ListFile
  readonly #light: ListFile
  readonly #result: PublishedStores = {
    entries: [],
    problems: [],
    links: new Map(),
    made: 0,
    again: [],
    isAgainComplete: true,
  }
  readonly #values = new SharedValues()
  readonly #ready = new InOrder<ReadyStore>(MADE_AT_ONCE, (store) => this.#add(store))
  /** Of stores without offers, by what they name: most are alike in that. */
  readonly #inputs = new Map<string, string>()
  #last = 0

  constructor(input: StoresInput) {
    this.#input = input
    this.#full = input.draft.openList(PUBLIC_FILES.stores)
    this.#light = input.draft.openList(PUBLIC_FILES.lightStores)
  }

  async run(): Promise<PublishedStores> {
    try {
      await this.#readAll()
    } finally {
      await this.#ready.settle()
    }
    const lists = [PUBLIC_FILES.stores, PUBLIC_FILES.lightStores]
    await eachParallel(lists, lists.length, (name) => this.#input.draft.endList(name))
    return this.#result
  }

  async #readAll(): Promise<void> {
    for await (const line of this.#input.lines) {
      const lineHash = sha256(line)
      if (!(await this.#takeOver(lineHash))) await this.#make(line, lineHash)
    }
    await this.#passBelow(Infinity)
    if (this.#input.isPart && !this.#input.previous.isWhole) throw new WholeSnapshotNeeded()
    await this.#ready.end()
    this.#input.check.endStores()
  }

  /** Hash of everything that a store is made from besides its line. */
  #inputOf(numero: number, related: readonly string[]): string {
    const { context, offers, relations } = this.#input
    const own = offers.get(numero)
    if (own) return inputKey(context, own, relations.hashOf(related))
    const key = related.join(' ')
    const known = this.#inputs.get(key) ?? inputKey(context, [], relations.hashOf(related))
    this.#inputs.set(key, known)
    return known
  }

  /** Copies the next store of the live release, if the line is still the same. */
  async #takeOver(lineHash: string): Promise<boolean> {
    const { previous, check } = this.#input
    const { next } = previous
    if (!next || next.source !== lineHash) return false
    if (next.input !== this.#inputOf(next.numero, next.related)) return false
    if (!this.#input.hasUnit(next.unit)) return false
    this.#last = next.numero
    const { line, full, light } = await previous.take()
    const record = JSON.parse(light.toString()) as LightStoreRecord
    const problems = check.storeIdentity(record)
    if (problems.length > 0) this.#leaveOut(line.numero, problems)
    else await this.#ready.pushMade({ full, light, record, origin: line })
    return true
  }

  #leaveOut(numero: number, problems: readonly Problem[]): void {
    this.#result.problems.push(...problems)
    this.#result.again.push(numero)
  }

  /**
   * Deals with the live release's stores below a number, of which no line came. Throws a
   * WholeSnapshotNeeded when one has to be made although it did not change.
   */
  async #passBelow(numero: number): Promise<void> {
    const { previous, mayHaveChanged } = this.#input
    for (let { next } = previous; next && next.numero < numero; { next } = previous) {
      if (mayHaveChanged(next.numero)) await previous.skip()
      else if (!(await this.#takeOver(next.source))) throw new WholeSnapshotNeeded()
    }
  }

  async #make(line: Buffer, lineHash: string): Promise<void> {
    const { document, problems } = parseStoreLine(line)
    this.#result.problems.push(...problems)
    if (!document) {
      this.#result.isAgainComplete = false
      return
    }
    const { numero } = document
    await this.#passBelow(numero)
    if (await this.#takeOver(lineHash)) return
    if (numero < this.#last) throw snapshotOutOfOrder()
    this.#last = numero
    await this.#makeDocument(document, lineHash)
  }

  async #makeDocument(line: StoreLine, source: string): Promise<void> {
    const { numero } = line
    const related = namedBy(line)
    const document = this.#input.relations.resolve(line)
    const offers = this.#input.offers.get(numero) ?? []
    const uses = [
      ...imagesOf('store', document),
      ...offers.flatMap((one) => imagesOf('offer', one)),
    ]
    const imageProblems = await this.#input.prepareImages(uses)
    const record = withoutWrongOffers(toStoreRecord(document, offers, this.#input.imageUrl))
    const problems = this.#input.check.store(record)
    this.#result.problems.push(...imageProblems)
    if (problems.length > 0) return this.#leaveOut(numero, problems)
    // An image that could not be read is tried again by the next publication.
    const isAgain = imageProblems.length > 0
    if (isAgain) this.#result.again.push(numero)
    this.#result.made += 1
    const input = isAgain ? '' : this.#inputOf(numero, related)
    const store = { record, json: toJson(record) }
    await this.#ready.push(this.#makeReady(store, document, { source, input, related }))
  }

  async #makeReady(
    store: NewStore,
    document: StoreDocument,
    known: Pick<IndexLine, 'source' | 'input' | 'related'>,
  ): Promise<ReadyStore> {
    const { record, json } = store
    const { key: unit, links, card } = await this.#input.makeUnit(store)
    const light = toLightStore(record)
    const named = slug(record.name)
    const origin = {
      ...known,
      numero: document.numero,
      unit,
      links,
      card,
      updatedAt: document.updatedAt,
      previousSlugs: document.previousSlugs ?? [],
      slugOfName: named === record.slug ? '' : named,
      categorySlugs: document.categories.map(({ slug }) => slug),
      subcategories: document.subcategories.map(({ name, slug }) => ({ name, slug })),
    }
    return { full: json, light: toJson(light), record: light, origin }
  }

  async #add({ full, light, record, origin }: ReadyStore): Promise<void> {
    const line: IndexLine = {
      ...origin,
      full: await this.#full.add(full),
      light: await this.#light.add(light),
    }
    await this.#input.writeIndex(line)
    this.#result.entries.push(toEntry(record, line, this.#values))
    for (const link of line.links) {
      // Its own contact card is there.
      if (link !== `/${line.card}`) this.#result.links.set(link, paths.store.link(record.slug))
    }
    const { draft } = this.#input
    await draft.link(`store/${record.slug}`, line.unit, 'folder')
    if (line.card !== null) await draft.link(line.card, line.unit, { file: CONTACT_CARD })
  }
}

/**
 * Writes both lists of stores and every store's own files. Stores that fail a check are left out
 * and told of. Memory holds a light entry for each store, never their records.
 */
export const publishStores = (input: StoresInput): Promise<PublishedStores> =>
  new StorePass(input).run()
