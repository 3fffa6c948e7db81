import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import type { MediaFolder } from '../images/media-folder.ts'
import { openMedia } from '../testing/open-media.ts'
import { drawPlain } from '../testing/pictures.ts'
import { sampleSite } from '../../site/testing/records.ts'
import { cardMaker } from './card-maker.ts'

const temp = useTempFolder()
const LOGO = '/media/0123456789abcdef-logo-192.webp'
const card = { title: 'La Espiga', category: 'Alimentos', address: 'Colón 100', logo: LOGO }
const cards = () => readdirSync(path.join(temp.path, 'media')).filter((one) => /card/.test(one))

let media: MediaFolder
beforeEach(async () => {
  media = openMedia(temp.path)
  temp.write(
    LOGO.slice(1),
    await sharp(await drawPlain(3))
      .webp()
      .toBuffer(),
  )
})

const maker = (site = sampleSite()) => cardMaker(site, media)
const inode = (address: string) => statSync(media.fileOf(address)).ino

test('a page’s picture is a JPEG of the size that previews show, at its address', async () => {
  const address = await maker()(card)
  expect(address).toMatch(/^\/media\/[0-9a-f]{16}-card\.jpg$/)
  const { format, width, height } = await sharp(readFileSync(media.fileOf(address))).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(cards()).toEqual([path.basename(address)])
})

test('the same content is drawn once, by the next publication neither', async () => {
  const address = await maker()(card)
  const before = inode(address)
  expect(await maker()({ ...card })).toBe(address)
  expect(inode(address)).toBe(before)
  expect(cards()).toHaveLength(1)
})

test('whatever the picture shows gives it another address', async () => {
  const addresses = [
    await maker()(card),
    await maker()({ ...card, title: 'Otra' }),
    await maker()({ ...card, category: 'Autos' }),
    await maker()({ ...card, address: 'Mitre 1' }),
    await maker()({ ...card, logo: '' }),
    await maker()({ ...card, isPhoto: true }),
    await maker()({ ...card, title: 'ab', category: 'c' }),
    await maker()({ ...card, title: 'a', category: 'bc' }),
    await maker({ ...sampleSite(), name: 'Otra guía' })(card),
  ]
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(cards()).toHaveLength(addresses.length)
})

test('a page without one of its own has the site’s', async () => {
  const one = maker()
  const address = await one(undefined)
  expect(await one(undefined)).toBe(address)
  expect(await maker()(undefined)).toBe(address)
  const others = [{ tagline: 'Otro lema' }, { city: 'Lavalle' }, { name: 'Otra guía' }]
  for (const other of others) await maker({ ...sampleSite(), ...other })(undefined)
  expect(cards()).toHaveLength(1 + others.length)
})
