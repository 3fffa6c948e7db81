import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { collectImages } from '../images/collect-images.ts'
import { MediaFolder } from '../images/media-folder.ts'
import { Images } from '../images/images.ts'
import type { PublishOptions } from '../options.ts'
import { openState } from '../state/state.ts'
import type { SnapshotDocuments } from '../../site/documents.ts'
import { plainRenderer, writeAppBuild } from './app-build.ts'
import { drawPlain } from './pictures.ts'
import { sampleDocuments } from '../../site/testing/sample-documents.ts'
import { startTestCms, TEST_TOKEN, type TestCms } from './test-cms.ts'

/**
 * A CMS over HTTP, a built app, and a site that holds the documents' pictures and nothing else, all of their own for each test of a file.
 */
export interface TestPublisher {
  readonly cms: TestCms
  readonly options: PublishOptions
  /** Paths of the pages that were rendered since the test began. */
  readonly rendered: string[]
  readonly siteDir: string
  /** Folder of the live release. */
  readonly live: string
  /** A path in the test's own folder, outside the site. */
  beside(name: string): string
}

const PATIENCE_MS = 60_000

/** A real picture for every image that the documents name. */
async function drawUploads(documents: SnapshotDocuments): Promise<Map<string, Buffer>> {
  const urls = new Set(collectImages(documents).map(({ media }) => media.url))
  const drawings = [...urls].map(async (url, index) => [url, await drawPlain(index)] as const)
  return new Map(await Promise.all(drawings))
}

/** A site's folder with the renderings already: most tests are about something else. */
async function renderUploads(documents: SnapshotDocuments, folder: string): Promise<void> {
  const uploads = await drawUploads(documents)
  const state = openState(folder)
  const media = new MediaFolder(folder, state)
  const images = new Images(media, async ({ url }) => {
    const bytes = uploads.get(url)
    if (!bytes) throw new Error(`no picture was drawn for ${url}`)
    return bytes
  })
  await images.prepare(collectImages(documents))
  state.close()
}

export function usePublisher(documents: () => SnapshotDocuments = sampleDocuments): TestPublisher {
  const folder = useTempFolder()
  let cms: TestCms | undefined
  const pages: string[] = []
  const running = (): TestCms => {
    if (!cms) throw new Error('the CMS of the test is not running')
    return cms
  }
  const beside = (name: string) => path.join(folder.path, name)
  const siteDir = () => beside('site')
  const rendered = mkdtempSync(path.join(tmpdir(), 'guia-rendered-'))
  // Rendering takes a second, and much longer on a machine that is busy with other suites.
  beforeAll(() => renderUploads(documents(), rendered), PATIENCE_MS)
  afterAll(() => rmSync(rendered, { recursive: true, force: true }))
  beforeEach(async () => {
    pages.length = 0
    cms = await startTestCms(documents())
    for (const [url, bytes] of await drawUploads(cms.documents)) cms.uploads.set(url, bytes)
    cpSync(rendered, siteDir(), { recursive: true })
    writeAppBuild(beside('app'))
  })
  afterEach(() => cms?.close())
  return {
    get cms() {
      return running()
    },
    get siteDir() {
      return siteDir()
    },
    get live() {
      return realpathSync(path.join(siteDir(), 'current'))
    },
    get options() {
      return {
        cms: { cmsUrl: running().url, token: TEST_TOKEN, fetch },
        siteDir: siteDir(),
        appDir: beside('app'),
        loadRenderer: async () => plainRenderer(pages),
        siteUrl: 'https://guia.example',
        vanishingShare: 0.2,
        now: () => new Date('2026-03-15T12:00:00Z'),
      }
    },
    rendered: pages,
    beside,
  }
}
