import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { collectImages } from '../images/collect-images.ts'
import { MediaFolder } from '../images/media-folder.ts'
import { Images } from '../images/images.ts'
import type { PublishOptions } from '../options.ts'
import { publish } from '../publish.ts'
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

async function startSampleCms(): Promise<TestCms> {
  const cms = await startTestCms(sampleDocuments())
  for (const [url, bytes] of await drawUploads(cms.documents)) cms.uploads.set(url, bytes)
  return cms
}

async function renderUploads({ documents, uploads }: TestCms, siteDir: string): Promise<void> {
  const state = openState(siteDir)
  const images = new Images(new MediaFolder(siteDir, state), async ({ url }) => {
    const bytes = uploads.get(url)
    if (!bytes) throw new Error(`no picture was drawn for ${url}`)
    return bytes
  })
  await images.prepare(collectImages(documents))
  state.close()
}

const optionsIn = (folder: string, cms: TestCms, pages: string[]): PublishOptions => ({
  cms: { cmsUrl: cms.url, token: TEST_TOKEN, fetch },
  siteDir: path.join(folder, 'site'),
  appDir: path.join(folder, 'app'),
  loadRenderer: async () => plainRenderer(pages),
  siteUrl: 'https://guia.example',
  vanishingShare: 0.2,
  now: () => new Date('2026-03-15T12:00:00Z'),
})

/** What is in a folder: path below it → bytes. */
function readFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name))
  return new Map(paths.map((file) => [path.relative(folder, file), readFileSync(file)]))
}

/**
 * The files of a site that has renderings and the pictures of link previews already, and nothing
 * else: most tests are about something else.
 */
async function renderSample(): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-rendered-'))
  const site = path.join(folder, 'site')
  mkdirSync(site)
  const cms = await startSampleCms()
  await renderUploads(cms, site)
  const rendered = readFolder(site)
  writeAppBuild(path.join(folder, 'app'))
  await publish(optionsIn(folder, cms, []))
  await cms.close()
  const media = readFolder(path.join(site, 'media'))
  rmSync(folder, { recursive: true, force: true })
  return new Map([
    ...rendered,
    ...[...media].map(([name, bytes]) => [`media/${name}`, bytes] as const),
  ])
}

/** Once for all files of a worker: it takes two seconds, and much longer on a busy machine. */
let sample: Promise<Map<string, Buffer>> | undefined

export function usePublisher(): TestPublisher {
  const folder = useTempFolder()
  let cms: TestCms | undefined
  const pages: string[] = []
  const running = (): TestCms => {
    if (!cms) throw new Error('the CMS of the test is not running')
    return cms
  }
  const beside = (name: string) => path.join(folder.path, name)
  const siteDir = () => beside('site')
  beforeAll(() => (sample ??= renderSample()), PATIENCE_MS)
  beforeEach(async () => {
    pages.length = 0
    cms = await startSampleCms()
    for (const [name, bytes] of (await sample) ?? []) folder.write(path.join('site', name), bytes)
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
      return optionsIn(folder.path, running(), pages)
    },
    rendered: pages,
    beside,
  }
}
