import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CITY,
  fallbackPoints,
  isInProvince,
  isOnEarth,
  placeProblem,
  placeWarning,
  pointKey,
  sharedPointWarning,
} from './place'

const RECONQUISTA = { lat: -29.145, lng: -59.6434 }
const SANTA_LUCIA = { lat: -28.9875, lng: -59.1028 }
const MERCEDES = { lat: -29.1842, lng: -58.0756 }
const BUENOS_AIRES = { lat: -34.6037, lng: -58.3816 }

describe('isOnEarth', () => {
  it('refuses what lies outside, and the point that an empty form sends', () => {
    expect(isOnEarth(CITY)).toBe(true)
    expect(isOnEarth({ lat: 0, lng: 0 })).toBe(false)
    expect(isOnEarth({ lat: -91, lng: 0 })).toBe(false)
    expect(isOnEarth({ lat: 0, lng: 181 })).toBe(false)
  })
})

describe('fallbackPoints', () => {
  it('are the points that three or more stores share', () => {
    const two = { lat: -29.1, lng: -59.2 }
    expect(fallbackPoints([CITY, two, CITY, two])).toEqual(new Set())
    expect(fallbackPoints([CITY, two, CITY, two, CITY])).toEqual(new Set([pointKey(CITY)]))
  })

  it('see through the writing of a point', () => {
    const again = { lat: -29.140000001, lng: -59.26 }
    expect(fallbackPoints([CITY, again, CITY]).size).toBe(1)
  })
})

describe('placeProblem', () => {
  it.each([CITY, SANTA_LUCIA, MERCEDES, RECONQUISTA])('has nothing against %j', (point) => {
    expect(placeProblem(point)).toBeNull()
  })

  it('asks for the minus, and for the other order', () => {
    const remedy = { lat: -29.14, lng: -59.26 }
    const minus = {
      message:
        'El punto 29.14, 59.26 queda fuera de Corrientes: falta el signo menos. ¿Quisiste decir -29.14, -59.26?',
      remedy,
    }
    expect(placeProblem({ lat: 29.14, lng: 59.26 })).toEqual(minus)
    expect(placeProblem({ lat: -29.14, lng: 59.26 })?.remedy).toEqual(remedy)
    expect(placeProblem({ lat: -59.26, lng: -29.14 })).toEqual({
      message:
        'El punto -59.26, -29.14 queda fuera de Corrientes: la latitud y la longitud están al revés. ¿Quisiste decir -29.14, -59.26?',
      remedy,
    })
    expect(placeProblem({ lat: 59.26, lng: 29.14 })?.remedy).toEqual(remedy)
  })

  it('knows no remedy for another city', () => {
    expect(placeProblem(BUENOS_AIRES)).toEqual({
      message: 'El punto -34.6037, -58.3816 queda fuera de Corrientes.',
      remedy: null,
    })
  })

  it('never offers what it would refuse itself', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const problem = placeProblem({ lat, lng })
        expect(problem === null).toBe(isInProvince({ lat, lng }))
        if (problem?.remedy) expect(placeProblem(problem.remedy)).toBeNull()
      }),
    )
  })
})

describe('what staff should look at again', () => {
  it.each([
    [CITY, true],
    [SANTA_LUCIA, true],
    [RECONQUISTA, false],
    [MERCEDES, false],
  ])('%j is around the city: %s', (point, isAround) => {
    expect(placeWarning(point) === null).toBe(isAround)
  })

  it('is a point with two other stores, not with one', () => {
    expect(sharedPointWarning(0)).toBeNull()
    expect(sharedPointWarning(1)).toBeNull()
    expect(sharedPointWarning(2)).toContain('otros 2 comercios')
  })
})
