import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { AnotherIsAtWork } from '../site/problems.ts'
import { publish } from './publish.ts'
import { withPublicationLock } from './release/publication-lock.ts'
import { useSpareTime } from './spare-time.ts'
import { usePublisher } from './testing/publisher.ts'
import { findLiveFault } from './testing/read-release.ts'

// Whole publications, which a busy machine makes slow.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const pageFile = (ending = '') =>
  readFileSync(path.join(site.live, 'store', 'la-espiga', `index.html${ending}`))

test('visitors get less for the same page, and for the publisher nothing has changed', async () => {
  const first = await publish(site.options)
  const [page, { length }] = [pageFile(), pageFile('.br')]
  // On a busy machine one moment does not do for all pages.
  while (!(await useSpareTime(site.siteDir)));
  expect(pageFile('.br').length).toBeLessThan(length)
  expect(brotliDecompressSync(pageFile('.br'))).toEqual(page)
  expect(findLiveFault(site.siteDir)).toBe('')
  const { outcome, release, mended } = await publish(site.options)
  expect([outcome, release, mended]).toEqual(['unchanged', first.release, 0])
})

test('there is none while another publishes', async () => {
  await publish(site.options)
  await withPublicationLock(site.siteDir, () =>
    expect(useSpareTime(site.siteDir)).rejects.toThrow(AnotherIsAtWork),
  )
})

test('a publication waits for the end of it', async () => {
  const held = withPublicationLock(site.siteDir, () => sleep(300))
  expect(await publish(site.options)).toMatchObject({ outcome: 'published' })
  await held
})
