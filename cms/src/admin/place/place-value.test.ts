import { describe, expect, it } from 'vitest'
import { degreesTexts, placeOf, withBox, withDegrees, withPoint } from './place-value'

const HERE = { lat: -29.1405, lng: -59.2631 }
const STORED = { id: 7, ...HERE }
const LINK = 'https://maps.google.com/?q=-29.15,-59.25'

describe('what a form’s value says', () => {
  it.each([
    [STORED, HERE],
    [null, null],
    [undefined, null],
    [{}, null],
    [{ id: 7, lat: -29.14 }, null],
    [{ lat: '-29.14', lng: '-59.26' }, null],
    ['-29.14, -59.26', null],
  ])('%j', (value, point) => {
    expect(placeOf(value)).toEqual({ point, unread: null })
  })
})

describe('what is written into the box', () => {
  it('is the place once it is one, in the same component', () => {
    expect(withBox(STORED, LINK)).toEqual({ id: 7, lat: -29.15, lng: -59.25 })
    expect(withBox(null, LINK)).toEqual({ lat: -29.15, lng: -59.25 })
  })

  it('is kept while it is none, and is no number: the form refuses it', () => {
    const value = withBox(STORED, 'en el centro')
    expect(placeOf(value)).toEqual({
      point: HERE,
      unread: { written: 'en el centro', before: HERE },
    })
    expect(Number(value?.lat)).toBeNaN()
    expect(Number.parseFloat(String(value?.lng))).toBeNaN()
    expect(value?.id).toBe(7)
  })

  it('and is taken out again leaves the place as it was', () => {
    expect(withBox(withBox(STORED, 'en el'), ' ')).toEqual(STORED)
    expect(withBox(withBox(withBox(STORED, 'e'), 'en'), '')).toEqual(STORED)
    expect(withBox(withBox(null, 'en el'), '')).toBeNull()
  })

  it('may be mended', () => {
    expect(withBox(withBox(STORED, 'en el centro'), LINK)).toEqual({
      id: 7,
      lat: -29.15,
      lng: -59.25,
    })
  })
})

describe('the boxes for degrees', () => {
  it('show the point as maps write it', () => {
    expect(degreesTexts(STORED)).toEqual({ lat: '-29.1405', lng: '-59.2631' })
    expect(degreesTexts(null)).toEqual({ lat: '', lng: '' })
  })

  it('take a number, with point or comma, a pair or a link', () => {
    expect(withDegrees(STORED, 'lat', '-29,15')).toEqual({ ...STORED, lat: -29.15 })
    expect(withDegrees(null, 'lng', '-29.15, -59.25')).toEqual({ lat: -29.15, lng: -59.25 })
    expect(withDegrees(STORED, 'lat', LINK)).toEqual({ id: 7, lat: -29.15, lng: -59.25 })
  })

  it('are a place together', () => {
    const half = withDegrees(null, 'lat', '-29.15')
    expect(placeOf(half).unread?.written).toEqual({ lat: '-29.15', lng: '' })
    expect(withDegrees(half, 'lng', '-59.25')).toEqual({ lat: -29.15, lng: -59.25 })
    expect(withDegrees(half, 'lat', '')).toBeNull()
  })

  it.each(['x', '-291', '29.1.4'])('keep %j, which is no place', (text) => {
    const value = withDegrees(STORED, 'lat', text)
    expect(placeOf(value).unread).toEqual({
      written: { lat: text, lng: '-59.2631' },
      before: HERE,
    })
  })
})

it('a place that is taken away leaves nothing', () => {
  expect(withPoint(STORED, null)).toBeNull()
})
