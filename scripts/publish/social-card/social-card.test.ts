import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostileText } from '@guia/web/testing/hostile-text'
import { cardSvg, siteCardSvg } from './card-layout.ts'
import { renderSiteCard, renderSocialCard } from './social-card.ts'

const texts = {
  title: 'Panadería Doña Ñata',
  category: 'Panaderías',
  address: 'Belgrano 850, Goya',
  siteName: 'Goya a un clic',
}
const site = { siteName: texts.siteName, tagline: 'Todo a un clic.', city: 'Goya' }

/** Hundreds of texts take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

const LIMIT_BYTES = 300 * 1000

const logo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c22f4a' } })
    .png()
    .toBuffer()

async function shape(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}

/** Colour of one pixel, each channel to the nearest multiple of 16: JPEG is not exact. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((channel) => Math.round(channel / 16) * 16)
}

const RED = [192, 48, 80]
const WHITE = [256, 256, 256]
const WHOLE = { format: 'jpeg', width: 1200, height: 630 }

describe('the picture of a store', () => {
  test('is a JPEG of the size that previews show, the same each time', async () => {
    const card = { ...texts, logo: await logo(384, 384) }
    const picture = await renderSocialCard(card)
    expect(await shape(picture)).toEqual(WHOLE)
    expect(picture.byteLength).toBeLessThan(LIMIT_BYTES)
    expect(picture.equals(await renderSocialCard(card))).toBe(true)
  })

  test('shows a logo whole on its tile, a photograph all over it', async () => {
    const wide = await logo(400, 100)
    const whole = await renderSocialCard({ ...texts, logo: wide })
    expect(await colourAt(whole, 980, 252)).toEqual(RED)
    expect(await colourAt(whole, 980, 160)).toEqual(WHITE)
    const filled = await renderSocialCard({ ...texts, logo: wide, isPhoto: true })
    expect(await colourAt(filled, 980, 160)).toEqual(RED)
  })

  test('without logo, or with bytes that are none, shows the river alone', async () => {
    const alone = await renderSocialCard({ ...texts, logo: null })
    expect(await shape(alone)).toEqual(WHOLE)
    const broken = await renderSocialCard({ ...texts, logo: Buffer.from('<p>Hola</p>') })
    expect(broken.equals(alone)).toBe(true)
  })

  test('with the most that it can hold stays below the limit of previews', async () => {
    const noise = { mean: 128, sigma: 90, type: 'gaussian' as const }
    const busy = sharp({
      create: { width: 600, height: 600, channels: 3, background: '#000', noise },
    })
    const picture = await renderSocialCard({
      ...texts,
      title: 'Ñandú & Güiraldes '.repeat(12),
      address: 'Av. Sarmiento 1250 '.repeat(12),
      logo: await busy.png().toBuffer(),
      isPhoto: true,
    })
    expect(picture.byteLength).toBeLessThan(LIMIT_BYTES)
  })
})

test('the picture of the site is like those of the stores', async () => {
  const picture = await renderSiteCard(site)
  expect(await shape(picture)).toEqual(WHOLE)
  expect(picture.byteLength).toBeLessThan(LIMIT_BYTES)
  expect(picture.equals(await renderSiteCard(site))).toBe(true)
})

/** Names of the elements of a drawing; throws when it is not well formed. */
function elementsOf(svg: string): Set<string> {
  const names = new Set<string>()
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => names.add(name))
  parser.write(svg).close()
  return names
}

describe('the drawing, whatever the texts', () => {
  test('holds outlines only: no text, no font, no address', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, fc.boolean(), (one, two, three, has) => {
        const card = { title: one, category: two, address: three, siteName: one }
        const drawings = [
          cardSvg(card, has),
          siteCardSvg({ siteName: one, tagline: two, city: three }),
        ]
        for (const svg of drawings) {
          expect(svg).not.toMatch(/NaN|undefined|Infinity|href|font/)
          const elements = elementsOf(svg)
          for (const name of ['text', 'image', 'use', 'script', 'style']) {
            expect(elements.has(name)).toBe(false)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a name of which nothing can be drawn gives way to the trade, then to the site', () => {
    const plain = { ...texts, address: '' }
    expect(cardSvg({ ...plain, title: 'שלום' }, false)).toBe(
      cardSvg({ ...plain, title: 'Panaderías', category: '' }, false),
    )
    expect(cardSvg({ ...plain, title: '🐟', category: '' }, false)).toBe(
      cardSvg({ ...plain, title: texts.siteName, category: '' }, false),
    )
  })
})
