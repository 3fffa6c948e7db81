import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../sample/catalogue.ts'
import { pictureFiles } from '../sample/pictures.ts'
import { PLANTED_QUIRKS } from '../sample/testing/planted-quirks.ts'
import { importCatalogue } from './import-catalogue.ts'
import { totalCounts, type ImportResult } from './import-result.ts'
import { startFakeCms, TOKEN, type FakeCms } from './testing/fake-cms.ts'
import { comeBack, sheetStores } from './testing/sheet-of-stores.ts'
import { useTempFolder } from '../testing/temp-folder.ts'

const folder = useTempFolder({ isForAll: true })
let cms: FakeCms
let first: ImportResult

/** A picture of a few bytes for each that the sample draws: no two alike. */
async function writePictures(): Promise<void> {
  for (const [index, file] of pictureFiles().entries()) {
    const background = { r: index % 256, g: Math.floor(index / 256), b: 0 }
    const create = { width: 2, height: 2, channels: 3, background } as const
    folder.write(file, await sharp({ create }).png().toBuffer())
  }
}

const run = () => importCatalogue({ path: folder.path, cmsUrl: cms.url, token: TOKEN })

beforeAll(async () => {
  cms = await startFakeCms()
  for (const [name, content] of Object.entries(readCatalogue())) folder.write(name, content)
  await writePictures()
  first = await run()
}, 60_000)

afterAll(() => cms.close())

/** 'invalid-time busquedas.json #73 hours.lunes' */
const placed = (kind: string, file: string, record: string, field: string) =>
  `${kind} ${file} #${record} ${field}`.trim()

const recordKey = (record: string) => /#(\S+)/u.exec(record)?.[1] ?? ''

describe('the import of the sample catalogue', () => {
  it('reports every planted irregularity, and nothing else', () => {
    const planted = PLANTED_QUIRKS.map(({ kind, file, record, field }) =>
      placed(kind, file, record, field),
    )
    const reported = first.quirks.map(({ kind, file, record, field }) =>
      placed(kind, file, recordKey(record), field),
    )
    expect(planted.length).toBeGreaterThan(50)
    expect(reported.sort()).toEqual(planted.sort())
  })

  it('creates everything, refused by nobody', () => {
    expect(first.refusals).toEqual([])
    expect(first.counts.store).toEqual({ created: 78, changed: 0, unchanged: 0, refused: 0 })
    expect(first.counts['useful-contact-category'].created).toBe(8)
    expect(first.counts.professional.created).toBeGreaterThanOrEqual(20)
  })

  it('gives the stores the numbers 1 to 78', () => {
    const numbers = [...cms.documents].flatMap(([name, { fields }]) =>
      name.startsWith('store ') ? [Number(fields.numero)] : [],
    )
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 78 }, (_, i) => i + 1))
  })

  it.each(['CSV', 'XLSX'] as const)('goes out and in again as %s with nothing changed', (kind) => {
    const stores = sheetStores(cms.documents)
    expect(stores).toHaveLength(78)
    for (const emptyClears of [false, true]) {
      const plans = comeBack(cms.documents, kind, emptyClears)
      expect(plans).toHaveLength(78)
      for (const plan of plans)
        expect(plan).toEqual({ changes: [], problems: [], notes: [], data: {} })
    }
  })

  it('changes nothing the second time', async () => {
    const { counts } = await run()
    const { created } = totalCounts(first.counts)
    expect(totalCounts(counts)).toEqual({ created: 0, changed: 0, unchanged: created, refused: 0 })
  })
})
