import { describe, expect, it } from 'vitest'
import { pointKey } from '../../../cms/src/rules/place.ts'
import { readLocation } from './read-location.ts'
import { readerOf, reported } from '../testing/source.ts'

const CENTRE = { lat: -29.14, lng: -59.26 }

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

  it.each([
    [{ lat: -59.26, lng: -29.14 }, 'al revés. ¿Quisiste decir -29.14, -59.26? Quedó sin'],
    [
      { lat: 29.14, lng: -59.26 },
      'falta el signo menos. ¿Quisiste decir -29.14, -59.26? Quedó sin',
    ],
    [{ lat: -34.6, lng: -58.4 }, 'queda fuera de Corrientes. Quedó sin'],
  ])('drops %j, which the CMS would refuse, and notes it', (point, why) => {
    const { location, reported, reader } = read(point)
    expect(location).toBeNull()
    expect(reported).toEqual(['far-location location'])
    expect(reader.allQuirks()[0]?.done).toContain(why)
    expect(reader.internalNote()).toContain(String(point.lat))
  })

  it('says nothing of a record without location', () => {
    expect(read(null)).toMatchObject({ location: null, reported: [] })
  })
})
