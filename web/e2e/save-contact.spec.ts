import { PUBLIC_FILES } from '@guia/contract'
import sharp from 'sharp'
import { completeProfessional, completeStore, firstWith } from './support/catalogue.ts'
import { changeJson, withRecord } from './support/change-json.ts'
import { saveToContacts, unescaped, type DownloadedCard } from './support/contact-card.ts'
import { expect, test } from './support/test.ts'

function expectCard(card: DownloadedCard, { name, whatsapp }: { name: string; whatsapp: string }) {
  const { properties, rawLines, fileName } = card
  expect(rawLines.filter((line) => line === 'BEGIN:VCARD')).toHaveLength(1)
  expect([rawLines[0], rawLines[1], rawLines.at(-1)]).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'END:VCARD',
  ])
  expect(unescaped(properties.get('FN') ?? '')).toBe(name)
  expect(properties.get('TEL;TYPE=CELL')).toBe(`+${whatsapp}`)
  const octets = rawLines.map((line) => Buffer.byteLength(line))
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(rawLines.join(''), 'no bare line end').not.toMatch(/[\r\n]/)
  expect(fileName).toMatch(/\S\.vcf$/)
}

/** What an image shows, small: 16 × 16 pixels on white. */
const sketch = (image: Buffer): Promise<Buffer> =>
  sharp(image)
    .resize({ width: 16, height: 16, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()

/** The card's photo is a JPEG, which every address book reads, and shows this image of the site. */
async function expectPhoto({ properties }: DownloadedCard, address: string): Promise<void> {
  const photo = Buffer.from(properties.get('PHOTO;ENCODING=b;TYPE=JPEG') ?? '', 'base64')
  const { format, width, height } = await sharp(photo).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 320 })
  const answer = await fetch(address)
  const [shown, wanted] = await Promise.all(
    [photo, Buffer.from(await answer.arrayBuffer())].map(sketch),
  )
  if (!shown || !wanted) throw new Error('an image could not be read')
  const difference = (other: (at: number) => number) =>
    wanted.reduce((sum, value, at) => sum + Math.abs(value - other(at)), 0) / wanted.length
  // Much nearer to the image than an empty square is.
  expect(difference((at) => shown[at] ?? 0)).toBeLessThan(difference(() => 255) / 4)
}

test('from a professional category to the profile, saved as a contact with photo', async ({
  visitor,
  catalogue,
  product,
}) => {
  const chosen = completeProfessional(catalogue)
  await visitor.goto(`/profesionales/${chosen.category}`)
  await visitor.getByRole('link', { name: chosen.name, exact: true }).click()
  await expect(visitor).toHaveURL(`/profesionales/${chosen.category}/${chosen.slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(chosen.name)
  await expect(visitor.getByText(`Matrícula: ${chosen.license}`)).toBeVisible()
  const card = await saveToContacts(visitor)
  expectCard(card, chosen)
  await expectPhoto(card, `${product.siteUrl}${chosen.image}`)
})

test('a store is saved as a contact with its logo', async ({ visitor, catalogue, product }) => {
  const store = completeStore(catalogue)
  await visitor.goto(`/store/${store.slug}`)
  const card = await saveToContacts(visitor)
  expectCard(card, store)
  await expectPhoto(card, `${product.siteUrl}${store.image}`)
})

test('a store without WhatsApp says so and saves nothing', async ({ visitor, catalogue }) => {
  const { slug } = firstWith(
    catalogue.stores,
    ({ isActive, whatsapp }) => isActive && whatsapp === '',
  )
  const downloads: unknown[] = []
  visitor.on('download', (download) => downloads.push(download))
  await visitor.goto(`/store/${slug}`)
  await visitor.getByRole('button', { name: 'Guardar en Contactos' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('Este comercio no tiene número de WhatsApp')
  expect(downloads).toEqual([])
})

test('a professional without WhatsApp says so', async ({ visitor, catalogue }) => {
  const { category, slug } = completeProfessional(catalogue)
  await changeJson(visitor, PUBLIC_FILES.professionals, withRecord(slug, { whatsapp: '' }))
  await visitor.goto(`/profesionales/${category}/${slug}`)
  await visitor.getByRole('button', { name: 'Guardar en Contactos' }).click()
  await expect(visitor.getByRole('alert')).toHaveText(
    'Este profesional no tiene número de WhatsApp',
  )
})

test.describe('a logo that cannot be fetched', () => {
  test.use({ expectedFaults: /\/media\/|without photo/ })

  test('leaves the card without photo', async ({ visitor, catalogue }) => {
    const store = completeStore(catalogue)
    await visitor.goto(`/store/${store.slug}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.route(`**${store.image}`, (route) => route.abort())
    const card = await saveToContacts(visitor)
    expectCard(card, store)
    expect([...card.properties.keys()].filter((key) => key.startsWith('PHOTO'))).toEqual([])
  })
})
