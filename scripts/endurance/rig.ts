import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collectImages } from '../publish/images/collect-images.ts'
import type { PublishOptions } from '../publish/options.ts'
import { plainRenderer, writeAppBuild } from '../publish/testing/app-build.ts'
import { buildSite } from '../publish/testing/documents.ts'
import { drawPlain } from '../publish/testing/pictures.ts'
import { sampleDocuments } from '../publish/testing/sample-documents.ts'
import { snapshotText } from '../publish/testing/snapshot-text.ts'
import { startTestCms, TEST_TOKEN, type TestCms } from '../publish/testing/test-cms.ts'

/** A CMS whose content is never the same twice, and a place for a site that is published from it. */
export interface Rig {
  cms: TestCms
  options: PublishOptions
  close(): Promise<void>
}

async function drawUploads(cms: TestCms): Promise<void> {
  const urls = new Set(collectImages(cms.documents).map(({ media }) => media.url))
  for (const [index, url] of [...urls].entries()) cms.uploads.set(url, await drawPlain(index))
}

/** Every snapshot differs from the one before: each publication makes every page anew. */
function changeAlways(cms: TestCms): void {
  let number = 0
  cms.faults.set('/api/publication/snapshot', (_, response) => {
    number += 1
    const setting = buildSite({ name: `Guía ${number}` })
    response.end(snapshotText({ ...cms.documents, 'site-setting': [setting] }, number))
  })
}

/** `siteDir` is a folder to publish to; without one the rig has its own. */
export async function openRig(siteDir?: string): Promise<Rig> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-endurance-'))
  const cms = await startTestCms(sampleDocuments())
  await drawUploads(cms)
  changeAlways(cms)
  const site = siteDir ?? path.join(folder, 'site')
  mkdirSync(site, { recursive: true })
  return {
    cms,
    options: {
      cms: { cmsUrl: cms.url, token: TEST_TOKEN, fetch },
      siteDir: site,
      imageCacheDir: path.join(folder, 'cache'),
      appDir: writeAppBuild(path.join(folder, 'app')),
      loadRenderer: async () => plainRenderer(),
      siteUrl: 'https://guia.example',
      vanishingShare: 1,
      now: () => new Date('2026-03-15T12:00:00Z'),
    },
    close: async () => {
      await cms.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a publisher in another process needs to know (publish-forever.ts). */
export const placesOf = ({ options }: Rig): string =>
  JSON.stringify({
    cmsUrl: options.cms.cmsUrl,
    token: options.cms.token,
    siteDir: options.siteDir,
    imageCacheDir: options.imageCacheDir,
    appDir: options.appDir,
  })
