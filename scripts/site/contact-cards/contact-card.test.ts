import { contactCardPath } from '@guia/contract'
import { vCard } from '@guia/web/catalog/contacts/vcard'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostileText } from '@guia/web/testing/hostile-text'
import { renderCardPhoto } from './card-photo.ts'
import { professionalCardFile, storeCardFile } from './contact-card.ts'

/** Thousands of texts take their time on a busy machine. */
const PATIENT = { timeout: 60_000 }

describe('a card', () => {
  test('of any name is one card of whole lines', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const card = vCard({
          name,
          whatsapp: '5493777555101',
          photo: { type: 'JPEG', base64: 'AQID' },
        })
        const lines = card.replace(/\r\n /g, '').split('\r\n')
        const names = lines.map((line) => line.replace(/[:;].*$/s, ''))
        expect(names).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'TEL', 'PHOTO', 'END', ''])
        expect(Buffer.from(card).toString()).toBe(card)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the file of a card', () => {
  const store = { slug: 'la-espiga', is_active: true, whatsapp: '549' }
  const professional = { slug: 'ana-paz', category: 'medicos', whatsapp: '549' }

  test('is named by slug, a professional by the category besides', () => {
    expect(storeCardFile(store)).toBe('contactos/la-espiga.vcf')
    expect(professionalCardFile(professional)).toBe('contactos/medicos/ana-paz.vcf')
  })

  test('is none where there is nothing to save', () => {
    expect(storeCardFile({ ...store, is_active: false })).toBeNull()
    expect(storeCardFile({ ...store, whatsapp: '' })).toBeNull()
    expect(professionalCardFile({ ...professional, whatsapp: '' })).toBeNull()
  })

  test('lies at its address, inside its folder, whatever the slug', PATIENT, () => {
    fc.assert(
      fc.property(hostileText, (slug) => {
        const file = storeCardFile({ ...store, slug })
        const address = new URL(contactCardPath(slug), 'https://guia.example').pathname
        if (file === null) return
        expect(`/${file}`).toBe(decodeURIComponent(address))
        expect(file).toMatch(/^contactos\/[^/\\\0]+\.vcf$/)
      }),
      { numRuns: 10_000 },
    )
  })

  test.each(['..', '../x', 'a/b', 'a\\b', '.oculto', 'x'.repeat(252), 'a\0'])(
    'is none for the slug %j',
    (slug) => {
      expect(storeCardFile({ ...store, slug })).toBeNull()
    },
  )
})

describe('the photo of a card', () => {
  const picture = sharp({
    create: { width: 500, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).webp()

  test('is a square JPEG on white, the same each time', async () => {
    const source = await picture.toBuffer()
    const photo = await renderCardPhoto(source)
    expect(photo?.type).toBe('JPEG')
    const bytes = Buffer.from(photo?.base64 ?? '', 'base64')
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([320, 320, 'jpeg'])
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
    expect(await renderCardPhoto(source)).toEqual(photo)
  })

  test('is none when the bytes are no image', async () => {
    expect(await renderCardPhoto(Buffer.from('<p>Hola</p>'))).toBeUndefined()
  })
})
