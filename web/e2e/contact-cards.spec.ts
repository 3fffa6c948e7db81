import { contactCardPath } from '@guia/contract'
import { paths } from '../src/app/paths.ts'
import sharp from 'sharp'
import { parseCard, unescaped, type ContactCard } from './support/contact-card.ts'
import { expect, test } from './support/test.ts'

interface Owner {
  name: string
  whatsapp: string
  image: string
  /** Where its card is served. */
  path: string
}

const cardOfStore = (slug: string) => contactCardPath(paths.store.link(slug), slug)

async function readCard(siteUrl: string, path: string): Promise<ContactCard> {
  const answer = await fetch(`${siteUrl}${path}`, { redirect: 'manual' })
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type'), path).toMatch(/^text\/vcard(;|$)/)
  return parseCard(await answer.text())
}

async function expectCardOf({ name, whatsapp, image, path }: Owner, card: ContactCard) {
  const { rawLines, properties } = card
  const frame = [rawLines[0], rawLines[1], rawLines.at(-1)]
  expect(frame, path).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'])
  expect(unescaped(properties.get('FN') ?? ''), path).toBe(name)
  expect(properties.get('TEL;TYPE=CELL'), path).toBe(`+${whatsapp}`)
  expect(Math.max(...rawLines.map((line) => Buffer.byteLength(line))), path).toBeLessThanOrEqual(75)
  const photo = properties.get('PHOTO;ENCODING=b;TYPE=JPEG')
  expect(photo !== undefined, `${path} has a photo`).toBe(image !== '')
  if (photo === undefined) return
  const { format } = await sharp(Buffer.from(photo, 'base64')).metadata()
  expect(format, path).toBe('jpeg')
}

test('every active store and professional with a WhatsApp number has a card to download', async ({
  catalogue,
  product,
}) => {
  const { stores, professionals } = catalogue
  const owners: Owner[] = [
    ...stores
      .filter(({ isActive }) => isActive)
      .map((store) => ({ ...store, path: cardOfStore(store.slug) })),
    ...professionals.map(({ slug, category, ...one }) => ({
      ...one,
      path: contactCardPath(paths.professional.link(category, slug), slug),
    })),
  ].filter(({ whatsapp }) => whatsapp !== '')
  expect(owners.length).toBeGreaterThan(60)
  for (const owner of owners) await expectCardOf(owner, await readCard(product.siteUrl, owner.path))
})

test('a store without number, and an inactive one, have none', async ({ catalogue, product }) => {
  const without = catalogue.stores.filter(({ isActive, whatsapp }) => !isActive || whatsapp === '')
  expect(without.some(({ isActive }) => isActive)).toBe(true)
  expect(without.some(({ isActive }) => !isActive)).toBe(true)
  for (const { slug } of without) {
    const { status } = await fetch(`${product.siteUrl}${cardOfStore(slug)}`)
    expect(status, slug).toBe(404)
  }
})
