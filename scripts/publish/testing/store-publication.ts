import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect } from 'vitest'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { RecordCheck } from '../../site/checks/check-records.ts'
import type { Problem } from '../../site/problems.ts'
import type { ImageUrls } from '../../site/records/fields.ts'
import { offersByStore } from '../../site/records/small-records.ts'
import { MediaFolder, mediaIn } from '../images/media-folder.ts'
import { PageBundles } from '../pages/page-bundles.ts'
import { StoreLines } from '../read/store-lines.ts'
import { ReleaseDraft } from '../release/release-draft.ts'
import { ReleaseFolder } from '../release/release-folder.ts'
import { inputKey } from '../../site/hash.ts'
import type { OfferDocument, StoreDocument } from '../../site/documents.ts'
import { openState } from '../state/state.ts'
import { makeStores } from '../stores/make-stores.ts'
import { StoreRelations } from '../stores/store-relations.ts'
import { writeStores } from '../stores/write-stores.ts'
import { buildDocuments, buildStore } from '../../site/testing/documents.ts'
import { SAMPLE_DAY } from '../../site/testing/records.ts'
import { toStoreLine, withRelated } from './snapshot-text.ts'

export type PublishedStores = Awaited<ReturnType<typeof writeStores>>

export interface Way {
  siteDir?: string
  offers?: readonly OfferDocument[]
  context?: string
  /** Address of every image. */
  address?: string
  /** Numbers of the stores with an image that cannot be read. */
  broken?: ReadonlySet<number>
  /** Numbers of the stores of which a line comes; null for all. */
  changed?: ReadonlySet<number> | null
}

export const toLine = (store: StoreDocument): Buffer =>
  Buffer.from(JSON.stringify({ kind: 'store', document: toStoreLine(store) }))

const read = (siteDir: string, name: string) =>
  readFileSync(path.join(siteDir, 'current', name), 'utf8')

function pagesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .toSorted()
      .map((slug) => `${slug} ${path.basename(readlinkSync(path.join(folder, slug)))}`)
  } catch {
    return []
  }
}

export const five = [1, 3, 5, 7, 9].map((numero) => buildStore(numero))

/** A store as it mostly is, or changed in what collides with others, comes back and moves. */
const anyStore = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      {
        weight: 2,
        arbitrary: fc.record({
          slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'MAL'),
          description: fc.constantFrom('uno', 'dos'),
        }),
      },
    ),
  )
  .map(([numero, change]) => buildStore(numero, change ?? {}))

/** A few stores by number; now and then two of one number. */
export const catalogue = fc
  .array(anyStore, { minLength: 2, maxLength: 8 })
  .map((stores) => stores.toSorted((a, b) => a.numero - b.numero))

/** Publications of stores alone into the folder of a test. Call it at the top of a test file. */
export function useStorePublication() {
  const temp = useTempFolder()
  /** Numbers of the stores whose pages were made, in their order. */
  const made: number[] = []
  const siteDirOf = () => path.join(temp.path, 'site')
  beforeEach(() => void (made.length = 0))

  /** Publishes stores alone: the lists and the bundles, as a whole publication does. */
  async function publishAll(
    stores: readonly StoreDocument[],
    way: Way = {},
  ): Promise<PublishedStores> {
    const { siteDir = siteDirOf(), offers = [], context = 'c', address = '' } = way
    const { broken = new Set(), changed = null } = way
    const imageUrl: ImageUrls = (media) => (media ? address : '')
    const folder = new ReleaseFolder(siteDir)
    await folder.removeTemporary()
    const state = openState(siteDir)
    const media = new MediaFolder(siteDir, state)
    for (const file of mediaIn(address)) writeFileSync(media.fileOf(file), 'x')
    const bundles = new PageBundles(siteDir, state)
    await bundles.forgetDamaged()
    state.exec('BEGIN')
    const draft = new ReleaseDraft(folder, bundles, folder.live())
    try {
      const lines = new StoreLines(state)
      const isSent = ({ numero }: StoreDocument) => changed === null || changed.has(numero)
      for (const store of stores.filter(isSent)) lines.take(toLine(store))
      lines.end(changed)
      const check = new RecordCheck()
      const problems = await makeStores({
        state,
        relations: new StoreRelations(withRelated(buildDocuments(), stores), imageUrl),
        offers: offersByStore(buildDocuments({ offer: [...offers] }), SAMPLE_DAY),
        images: {
          url: imageUrl,
          prepare: async (uses): Promise<Problem[]> =>
            uses.some(({ about }) => [...broken].some((numero) => about.numero === numero))
              ? [{ record: 'x', field: 'Logo', message: 'rota' }]
              : [],
        },
        check,
        hasPage: (key) => bundles.has(key),
        makePage: async (record, json) => {
          made.push(record.id)
          const key = inputKey(context, record)
          await bundles.add(key, new Map([['datos.json', Buffer.from(json)]]))
          return key
        },
        context,
      })
      const written = await writeStores(state, draft, check, problems)
      const next = await folder.next(draft.contentId())
      const files = Object.fromEntries(
        [PUBLIC_FILES.stores, PUBLIC_FILES.lightStores].map((file) => [file, draft.describe(file)]),
      )
      await draft.complete({ content: next.contentId, files } as unknown as PublicationRecord)
      state.exec('COMMIT')
      await draft.goLive(next)
      return written
    } finally {
      await draft.discard()
      state.close()
    }
  }

  /** Everything that visitors get of the stores: both lists, and which page each address leads to. */
  const published = (siteDir = siteDirOf()) => ({
    full: read(siteDir, PUBLIC_FILES.stores),
    light: read(siteDir, PUBLIC_FILES.lightStores),
    pages: pagesOf(path.join(siteDir, 'current', 'store')),
  })

  /** Publishes five stores, then others; tells which pages the second time made. */
  async function thenPublish(stores: readonly StoreDocument[], before = five): Promise<number[]> {
    await publishAll(before)
    made.length = 0
    await publishAll(stores)
    const incremental = published()
    const fresh = path.join(temp.path, 'fresh')
    const madeNow = [...made]
    await publishAll(stores, { siteDir: fresh })
    expect(incremental).toEqual(published(fresh))
    return madeNow
  }

  return {
    made,
    publishAll,
    published,
    thenPublish,
    get root() {
      return siteDirOf()
    },
    /** Another folder of this test. */
    folder: (name: string) => path.join(temp.path, name),
  }
}
