import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { publish } from './publish.ts'
import { startScript } from './testing/child.ts'
import { buildSite } from '../site/testing/documents.ts'
import { usePublisher } from './testing/publisher.ts'
import { findLiveFault, findReleaseFault } from './testing/read-release.ts'
import { snapshotText } from './testing/snapshot-text.ts'
import { TEST_TOKEN } from './testing/test-cms.ts'

/** A share of what `npm run endurance` does. */
const KILLS = 8
/** As long as a publication takes, so that kills meet every part of it. */
const LONGEST_LIFE_MS = 600

const site = usePublisher()

/** From now on every snapshot differs from the one before: each publication makes a release. */
function changeAlways(): void {
  let number = 0
  site.cms.faults.set('/api/publication/snapshot', (_, response) => {
    number += 1
    const setting = buildSite({ name: `Guía ${number}` })
    response.end(snapshotText({ ...site.cms.documents, 'site-setting': [setting] }, number))
  })
}

const startPublisher = () => {
  const { siteDir, appDir } = site.options
  const places = { cmsUrl: site.cms.url, token: TEST_TOKEN, siteDir, appDir }
  return startScript('publish-from.ts', [JSON.stringify(places)])
}

/** Reads the site without pause, as visitors do, until it is told to stop. */
function startReader() {
  const faults: string[] = []
  const state = { reads: 0, isStopped: false }
  const read = async () => {
    while (!state.isStopped) {
      const fault = findLiveFault(site.siteDir)
      if (fault) faults.push(fault)
      state.reads += 1
      await sleep(1)
    }
  }
  const done = read()
  const stop = () => {
    state.isStopped = true
    return done
  }
  return { faults, state, stop }
}

const listedReleases = () =>
  readdirSync(path.join(site.siteDir, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(site.siteDir, 'releases', name))

test('a publisher killed at any moment leaves a whole site, and the next one goes on', async () => {
  await publish(site.options)
  changeAlways()
  const reader = startReader()
  for (let kill = 1; kill <= KILLS; kill++) {
    const child = startPublisher()
    await child.nextLine()
    await sleep(Math.random() * LONGEST_LIFE_MS)
    await child.kill()
    expect(listedReleases().map(findReleaseFault).filter(Boolean)).toEqual([])
  }
  await reader.stop()
  expect(reader.faults).toEqual([])
  expect(reader.state.reads).toBeGreaterThan(KILLS)
  expect(await publish(site.options)).toMatchObject({ outcome: 'published' })
  expect(findLiveFault(site.siteDir)).toBe('')
  const leftovers = ['', 'releases', 'pages'].flatMap((folder) =>
    readdirSync(path.join(site.siteDir, folder)).filter((name) => name.startsWith('.tmp')),
  )
  expect(leftovers).toEqual([])
}, 300_000)
