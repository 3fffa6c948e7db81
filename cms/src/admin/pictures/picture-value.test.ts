import { expect, test } from 'vitest'
import {
  captionOf,
  insertInTurn,
  movePicture,
  picturesOf,
  thumbnailOf,
  valueOf,
  withCaption,
  type Picture,
} from './picture-value'

const picture = (id: number, more: Partial<Picture> = {}): Picture => ({
  id,
  name: `${id}.jpg`,
  url: `/uploads/${id}.jpg`,
  ...more,
})
const [a, b, c, d] = [1, 2, 3, 4].map((id) => picture(id)) as [Picture, Picture, Picture, Picture]

test('a field holds a picture, several, or null, as Strapi’s own does', () => {
  expect(picturesOf(null)).toEqual([])
  expect(picturesOf(undefined)).toEqual([])
  expect(picturesOf(a)).toEqual([a])
  expect(picturesOf([a, b])).toEqual([a, b])
  expect(valueOf([], true)).toBeNull()
  expect(valueOf([], false)).toBeNull()
  expect(valueOf([a], true)).toEqual([a])
  expect(valueOf([a], false)).toBe(a)
})

test('pictures stand as they were chosen, whenever they arrive', () => {
  // 4 was there; then 1, 2 and 3 were chosen, and 1 arrives last, at its second try.
  const turns = new Map([
    [2, 1],
    [3, 2],
    [1, 0],
  ])
  let pictures = [d]
  for (const arrived of [b, c, a]) pictures = insertInTurn(pictures, arrived, turns)
  expect(pictures).toEqual([d, a, b, c])
})

test('what staff moved meanwhile stays where they put it', () => {
  const turns = new Map([
    [1, 0],
    [2, 1],
    [3, 2],
  ])
  expect(insertInTurn([b, d, a], c, turns)).toEqual([b, d, a, c])
})

test.each([
  [0, 2, [b, c, a]],
  [2, 0, [c, a, b]],
  [1, 0, [b, a, c]],
  [1, 1, [a, b, c]],
  [0, -1, [a, b, c]],
  [2, 3, [a, b, c]],
  [-1, 0, [a, b, c]],
])('the picture at %i moves to %i', (from, to, moved) => {
  expect(movePicture([a, b, c], from, to)).toEqual(moved)
})

test('a caption is what the site publishes and what is read aloud', () => {
  const described = withCaption([a, b], 2, 'El horno')
  expect(described).toEqual([a, { ...b, caption: 'El horno', alternativeText: 'El horno' }])
  expect(described.map(captionOf)).toEqual(['', 'El horno'])
  expect(captionOf(picture(5, { caption: null, alternativeText: 'De la biblioteca' }))).toBe(
    'De la biblioteca',
  )
})

test('the small picture is another one once the file was replaced', () => {
  const formats = { thumbnail: { url: '/uploads/thumbnail_1.jpg' } }
  expect(thumbnailOf(a)).toBe('/uploads/1.jpg')
  expect(thumbnailOf(picture(1, { formats, updatedAt: '2026-11-26T00:00:00.000Z' }))).toBe(
    '/uploads/thumbnail_1.jpg?updatedAt=2026-11-26T00%3A00%3A00.000Z',
  )
})
