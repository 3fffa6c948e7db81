import { randomUUID } from 'node:crypto'
import { dayInGoya } from '../site/day-in-goya.ts'
import { withOpenPublication } from '../publish/open-publication.ts'
import type { PublishOptions } from '../publish/options.ts'
import { describeRelease } from '../publish/publish.ts'
import { jsonFile, STORE_DATA } from '../publish/pages/store-unit.ts'
import { plainSiteOf } from '../site/records/small-records.ts'
import { ReleaseDraft } from '../publish/release/release-draft.ts'
import { ReleaseFolder } from '../publish/release/release-folder.ts'
import { sha256 } from '../site/hash.ts'
import { IndexFile, indexFile } from '../publish/stores/previous-stores.ts'
import { UnitPool } from '../publish/units/unit-pool.ts'
import { writeLists } from '../publish/write-lists.ts'

/**
 * What a full publication does for the public JSON files alone, into an empty folder: snapshot of
 * the CMS, records, checks, lists, a file for each store, compressed copies, all of it on the disk,
 * read back and live. Pages are not made. Returns how many stores there are.
 */
export async function publishJsonFiles(options: PublishOptions): Promise<number> {
  const folder = new ReleaseFolder(options.siteDir)
  await folder.removeTemporary()
  const units = new UnitPool(options.siteDir)
  const draft = new ReleaseDraft(folder, units, null)
  const index = new IndexFile(folder.temporaryPath(`${randomUUID()}.index`))
  const today = dayInGoya(options.now())
  const place = { folder, live: null, draft, units }
  const { entries } = await withOpenPublication(options, place, ({ workshop, ...read }) =>
    writeLists(workshop, {
      ...read,
      today,
      site: plainSiteOf(read.snapshot.documents, today),
      index,
      storeUnits: {
        context: 'json',
        make: async ({ json }) => {
          const key = sha256(json)
          await units.add(key, new Map([[STORE_DATA, jsonFile(json)]]))
          return { key, links: [], card: null }
        },
      },
    }),
  )
  await units.flush()
  const contentId = draft.contentId()
  const release = { name: folder.nameOf(1, contentId), sequence: 1, contentId }
  await draft.goLive(release, describeRelease(draft, release, options.now()), () =>
    index.save(indexFile(folder.root, release.name)),
  )
  await units.files.close()
  return entries.length
}
