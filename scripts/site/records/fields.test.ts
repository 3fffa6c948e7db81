import { describe, expect, test } from 'vitest'
import { buildMedia } from '../testing/documents.ts'
import { byName, galleryOf, tagsOf } from './fields.ts'

test.each([
  ['pan, facturas,,tortas', ['pan', 'facturas', 'tortas']],
  ['pan\nfacturas \n', ['pan', 'facturas']],
  ['masa madre', ['masa madre']],
  [' , ', []],
  [null, []],
])('the tags of %j are %j', (value, tags) => {
  expect(tagsOf(value)).toEqual(tags)
})

describe('order by name', () => {
  const order = (names: string[]) =>
    names
      .map((name) => ({ name }))
      .toSorted(byName)
      .map(({ name }) => name)

  test('it is that of a Spanish reader', () => {
    expect(order(['Zapatos', 'ñandú', 'Óptica', 'nube', 'autos', 'Local 10', 'Local 9'])).toEqual([
      'autos',
      'Local 9',
      'Local 10',
      'nube',
      'ñandú',
      'Óptica',
      'Zapatos',
    ])
  })

  test('names that read alike have an order too', () => {
    expect(order(['cafe', 'Café', 'café'])).toEqual(order(['café', 'Café', 'cafe']))
  })
})

test('photographs come with what staff say they show, by their address', () => {
  const imageUrl = (media: { name: string } | null | undefined) =>
    media && media.name !== 'rota.jpg' ? `/media/${media.name}-photo.webp` : ''
  const photos = [
    buildMedia('vidriera.jpg', { caption: ' La vidriera de "Colón" ' }),
    buildMedia('rota.jpg', { caption: 'No se ve' }),
    buildMedia('horno.jpg', { caption: '  ' }),
  ]
  expect(galleryOf(photos, imageUrl)).toEqual({
    gallery: ['/media/vidriera.jpg-photo.webp', '/media/horno.jpg-photo.webp'],
    epigrafes: { '/media/vidriera.jpg-photo.webp': 'La vidriera de "Colón"' },
  })
  expect(galleryOf([buildMedia('horno.jpg')], imageUrl)).toEqual({
    gallery: ['/media/horno.jpg-photo.webp'],
  })
  expect(galleryOf(null, imageUrl)).toEqual({ gallery: [] })
})
