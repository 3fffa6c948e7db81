import { describe, expect, it } from 'vitest'
import { fallbackPoints, isOnEarth, pointKey } from './location.ts'
import { readLocation } from './read-location.ts'
import { readerOf, reported } from '../testing/source.ts'

const CENTRE = { lat: -29.14, lng: -59.26 }

describe('fallbackPoints', () => {
  it('are the points that three or more stores share', () => {
    const two = { lat: -29.1, lng: -59.2 }
    expect(fallbackPoints([CENTRE, two, CENTRE, two])).toEqual(new Set())
    expect(fallbackPoints([CENTRE, two, CENTRE, two, CENTRE])).toEqual(new Set([pointKey(CENTRE)]))
  })

  it('see through the writing of a point', () => {
    const again = { lat: -29.140000001, lng: -59.26 }
    expect(fallbackPoints([CENTRE, again, CENTRE]).size).toBe(1)
  })
})

describe('isOnEarth', () => {
  it('refuses what lies outside, and the point that an empty form sends', () => {
    expect(isOnEarth(CENTRE)).toBe(true)
    expect(isOnEarth({ lat: 0, lng: 0 })).toBe(false)
    expect(isOnEarth({ lat: -91, lng: 0 })).toBe(false)
    expect(isOnEarth({ lat: 0, lng: 181 })).toBe(false)
  })
})

describe('readLocation', () => {
  const read = (location: unknown, fallback = new Set<string>()) => {
    const reader = readerOf({ location })
    return { location: readLocation(reader, fallback), reported: reported(reader), reader }
  }

  it('reads numbers and texts', () => {
    expect(read({ lat: '-29.14', lng: -59.26 }).location).toEqual(CENTRE)
  })

  it('drops the fallback point and notes it', () => {
    const { location, reported, reader } = read(CENTRE, new Set([pointKey(CENTRE)]))
    expect(location).toBeNull()
    expect(reported).toEqual(['fallback-coordinates location'])
    expect(reader.internalNote()).toContain('-29.14')
  })

  it.each([{ lat: 'norte', lng: 1 }, { lat: 1 }, { lat: null, lng: null }, 'centro', [1, 2]])(
    'reports %j, which is no point',
    (value) => {
      expect(read(value)).toMatchObject({ location: null, reported: ['wrong-type location'] })
    },
  )

  it('says nothing of a record without location', () => {
    expect(read(null)).toMatchObject({ location: null, reported: [] })
  })
})
