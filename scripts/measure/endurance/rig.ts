import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collectImages } from '../../publish/images/collect-images.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { loadRenderer } from '../../publish/pages/renderer.ts'
import { buildSite } from '../../site/testing/documents.ts'
import { drawPlain } from '../../publish/testing/pictures.ts'
import { sampleDocuments } from '../../site/testing/sample-documents.ts'
import { snapshotText } from '../../publish/testing/snapshot-text.ts'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { buildIfChanged, webBuild } from '../../run/setup/build-if-changed.mjs'
import type { SnapshotDocuments } from '../../site/documents.ts'
import { startTestCms, TEST_TOKEN, type TestCms } from '../../publish/testing/test-cms.ts'

/**
 * A CMS whose content is never the same twice, and a place for a site that is published from it with
 * the app's own pages.
 */
export interface Rig {
  cms: TestCms
  options: PublishOptions
  /** Removes the site and everything beside it. */
  remove(): void
  /** Ends the CMS and removes. */
  close(): Promise<void>
}

const STORES = 20
const APP = path.join(REPO_ROOT, 'web', 'dist')
const RENDERER = path.join(REPO_ROOT, 'web', 'dist-render')

async function drawUploads(cms: TestCms): Promise<void> {
  const urls = new Set(collectImages(cms.documents).map(({ media }) => media.url))
  for (const [index, url] of [...urls].entries()) cms.uploads.set(url, await drawPlain(index))
}

/** Stores with every field filled in, and copies of them. */
function manyStores(): SnapshotDocuments {
  const documents = sampleDocuments()
  const { store: few } = documents
  const copies = Array.from({ length: STORES - few.length }, (_, index) => {
    const numero = 100 + index
    const names = { slug: `comercio-${numero}`, name: `Comercio ${numero}` }
    return { ...few[index % few.length]!, numero, ...names }
  })
  return { ...documents, store: [...few, ...copies] }
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
  await buildIfChanged(REPO_ROOT, webBuild())
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-endurance-'))
  const cms = await startTestCms(manyStores())
  await drawUploads(cms)
  changeAlways(cms)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const site = siteDir ?? path.join(folder, 'site')
  mkdirSync(site, { recursive: true })
  return {
    cms,
    options: {
      cms: { cmsUrl: cms.url, token: TEST_TOKEN, fetch },
      siteDir: site,
      appDir: APP,
      loadRenderer: () => loadRenderer(RENDERER),
      siteUrl: 'https://guia.example',
      vanishingShare: 1,
      now: () => new Date('2026-03-15T12:00:00Z'),
    },
    remove,
    close: async () => {
      await cms.close()
      remove()
    },
  }
}

/** What a publisher in another process needs to know (publish-from.ts); it is killed without `times`. */
export const placesOf = ({ options }: Rig, times?: number): string =>
  JSON.stringify({
    cmsUrl: options.cms.cmsUrl,
    token: options.cms.token,
    siteDir: options.siteDir,
    appDir: options.appDir,
    rendererDir: RENDERER,
    times,
  })
