import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { humanisedName, imagePath } from './images.ts'
import { readGallery, readImage } from './read-image.ts'
import { libraryWith, readerOf, reported } from '../testing/source.ts'

describe('imagePath', () => {
  it.each([
    ['img/a.png', 'img/a.png'],
    ['/img/a.png', 'img/a.png'],
    ['./img//a.png', 'img/a.png'],
    ['img\\a.png', 'img/a.png'],
    [' img/mi foto.png ', 'img/mi foto.png'],
  ])('reads %s', (text, found) => {
    expect(imagePath(text)).toEqual({ path: found })
  })

  it.each([
    '../a.png',
    'img/../../a.png',
    'img\\..\\..\\a.png',
    'https://otra.example/a.png',
    '//otra.example/a.png',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'C:\\fotos\\a.png',
    'img/a\0.png',
    '.',
  ])('refuses %s', (text) => {
    expect(imagePath(text)).toHaveProperty('refused')
  })

  it('never leads outside the folder', () => {
    const part = fc.oneof(fc.constantFrom('..', '.', '/', '\\', '//', 'C:', 'a'), fc.string())
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const place = imagePath(parts.join(''))
        if ('refused' in place) return
        const full = path.resolve('/catalogo', place.path)
        expect(full.startsWith('/catalogo/')).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('humanisedName', () => {
  it('makes a name of a file name', () => {
    expect(humanisedName('img/pagos/tarjeta-naranja_x.png')).toBe('Tarjeta naranja x')
    expect(humanisedName('éxito.webp')).toBe('Éxito')
  })
})

describe('readImage', () => {
  it('finds an image of the folder however its path is written', () => {
    const reader = readerOf({ image: '/img/a.png', logo: 'img/a.png' })
    const images = libraryWith('img/a.png')
    expect(readImage(reader, 'image', images)).toEqual(readImage(reader, 'logo', images))
    expect(reported(reader)).toEqual([])
  })

  it.each(['img/b.png', 'https://otra.example/a.png', '../a.png'])(
    'reports and notes %s',
    (image) => {
      const reader = readerOf({ image })
      expect(readImage(reader, 'image', libraryWith('img/a.png'))).toBeNull()
      expect(reported(reader)).toEqual(['missing-image image'])
      expect(reader.internalNote()).toContain(image)
    },
  )

  it('reports what is no path', () => {
    const reader = readerOf({ image: { alt: 'x' } })
    expect(readImage(reader, 'image', libraryWith())).toBeNull()
    expect(reported(reader)).toEqual(['wrong-type image'])
  })
})

describe('readGallery', () => {
  it('keeps the order and leaves out what it cannot show', () => {
    const reader = readerOf({ gallery: ['b.png', null, 'no.png', 'a.png'] })
    const gallery = readGallery(reader, 'gallery', libraryWith('a.png', 'b.png'))
    expect(gallery.map((image) => image.path)).toEqual(['b.png', 'a.png'])
    expect(reported(reader)).toEqual(['empty-slot gallery.1', 'missing-image gallery.2'])
  })

  it('reads a single path as a gallery of one', () => {
    const reader = readerOf({ gallery: 'a.png' })
    expect(readGallery(reader, 'gallery', libraryWith('a.png'))).toHaveLength(1)
    expect(reported(reader)).toEqual(['wrong-type gallery'])
  })
})
