import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { publish } from './publish.ts'
import { describeFolder } from './testing/folder-hash.ts'
import { usePublisher } from './testing/publisher.ts'
import { findLiveFault } from './testing/read-release.ts'

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const inSite = (...names: string[]) => path.join(site.siteDir, ...names)
const page = (name: string) => path.join(site.live, 'store', 'la-espiga', name)

/** Every file that visitors can ask for, by its path in the live release. */
function visible(): Record<string, string> {
  const images = Object.entries(describeFolder(inSite('media'))).map(
    ([name, hash]) => [`media/${name}`, hash] as const,
  )
  const files = Object.entries(describeFolder(site.live)).filter(
    ([name]) => !/^(\.cambios|publicacion\.json)/.test(name),
  )
  const bundles = Object.entries(describeFolder(inSite('pages')))
  return Object.fromEntries([...images, ...files, ...bundles])
}

const anImage = () => readdirSync(inSite('media')).find((name) => name.endsWith('.webp')) ?? ''

describe('a live release that another hand, or the disk, has damaged is made whole again', () => {
  test.each([
    ['a page is cut', () => truncateSync(page('index.html'), 100)],
    ['a page is gone', () => rmSync(page('index.html'))],
    ['a store’s data are gone', () => rmSync(page('datos.json'))],
    ['all pages are gone', () => rmSync(inSite('pages'), { recursive: true })],
    ['an image is gone', () => rmSync(inSite('media', anImage()))],
    ['an image is cut', () => truncateSync(inSite('media', anImage()), 10)],
    ['all images are gone', () => rmSync(inSite('media'), { recursive: true })],
    ['a list is cut', () => truncateSync(path.join(site.live, 'busquedas.json'), 50)],
    ['a list is another one', () => writeFileSync(path.join(site.live, 'busqueda.json'), '[]')],
    ['a list is gone', () => rmSync(path.join(site.live, 'ofertas.json'))],
    ['its description is gone', () => rmSync(path.join(site.live, 'publicacion.json'))],
    [
      'its description is no JSON',
      () => writeFileSync(path.join(site.live, 'publicacion.json'), '{'),
    ],
    ['a link is gone', () => rmSync(path.join(site.live, 'store', 'la-espiga'))],
    ['its folder is gone', () => rmSync(site.live, { recursive: true })],
  ])('%s', async (_, damage) => {
    await publish(site.options)
    const before = visible()
    damage()
    const { outcome, problems, mended } = await publish(site.options)
    // What a release leads to is mended where it stands; what it holds itself, by another release.
    expect([mended > 0 ? 'unchanged' : 'published', []]).toEqual([outcome, problems])
    expect(visible()).toEqual(before)
    expect(findLiveFault(site.siteDir)).toBe('')
    expect(await publish(site.options)).toMatchObject({ outcome: 'unchanged' })
  })
})

test('an edit while all images are gone is published, and the next look mends the rest', async () => {
  await publish(site.options)
  rmSync(inSite('media'), { recursive: true })
  const [first, ...others] = site.cms.documents.store
  if (!first) throw new Error('the sample documents hold no store')
  site.cms.documents = {
    ...site.cms.documents,
    store: [{ ...first, description: 'Otra.' }, ...others],
  }
  const edit = { ...site.options, onlyChanges: true }
  expect(await publish(edit)).toMatchObject({ outcome: 'published', problems: [] })
  await publish(site.options)
  expect(findLiveFault(site.siteDir)).toBe('')
  for (const [, address] of JSON.stringify(describeFolder(inSite('media'))).matchAll(
    /"([^"]+)":/g,
  )) {
    expect(address).not.toMatch(/\.tmp$/)
  }
  expect(await publish(site.options)).toMatchObject({ outcome: 'unchanged' })
})
