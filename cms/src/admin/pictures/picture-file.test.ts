import { expect, test } from 'vitest'
import { isStorable, kindOf, nameFor } from './picture-file'

test.each([
  ['IMG_2034.HEIC', 'image/heic', 'heic'],
  // Windows and some phones declare nothing for it.
  ['IMG_2034.HEIC', '', 'heic'],
  ['ráfaga.heif', 'image/heif-sequence', 'heic'],
  ['foto.jpeg', 'image/jpeg', 'jpeg'],
  ['WhatsApp Image.jfif', '', 'jpeg'],
  ['logo.png', 'image/png', 'png'],
  ['sticker.webp', 'image/webp', 'webp'],
  ['logo.svg', 'image/svg+xml', 'vector'],
  ['captura.gif', 'image/gif', 'image'],
  ['cámara.dng', 'image/x-adobe-dng', 'image'],
  ['carta.pdf', 'application/pdf', 'other'],
  ['video.mp4', 'video/mp4', 'other'],
  // What it declares counts, not what it is called.
  ['pagina.png', 'text/html', 'other'],
  ['sin nombre', '', 'other'],
])('%s, declared as «%s», is %s', (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind)
})

test('the CMS takes JPEG, PNG and WebP as they are', () => {
  const kinds = ['jpeg', 'png', 'webp', 'heic', 'vector', 'image', 'other'] as const
  expect(kinds.filter(isStorable)).toEqual(['jpeg', 'png', 'webp'])
})

test.each([
  ['IMG_2034.HEIC', 'image/jpeg', 'IMG_2034.jpg'],
  ['vidriera.de.noche.PNG', 'image/jpeg', 'vidriera.de.noche.jpg'],
  ['logo.png', 'image/png', 'logo.png'],
  ['sticker.gif', 'image/webp', 'sticker.webp'],
  ['sin extensión', 'image/jpeg', 'sin extensión.jpg'],
  ['Vidriera 1.5 metros de alto', 'image/jpeg', 'Vidriera 1.5 metros de alto.jpg'],
  ['.heic', 'image/jpeg', 'foto.jpg'],
] as const)('%s drawn as %s is called %s', (name, type, called) => {
  expect(nameFor(name, type)).toBe(called)
})
