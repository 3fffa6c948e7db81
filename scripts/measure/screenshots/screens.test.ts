import { expect, test } from 'vitest'
import type { Catalogue } from '../../../web/e2e/support/catalogue.ts'
import { chooseScreens, SCREENS, screenName } from './screens.ts'

const NOTHING: Catalogue = {
  site: {
    name: '',
    tagline: '',
    city: '',
    phone: '',
    email: '',
    social: {},
    map: { center: { lat: 0, lng: 0 }, zoom: 15 },
    bannerVideo: '',
    bannerPoster: '',
    sampleData: false,
    year: 0,
    holidays: new Map(),
    leadEndpoint: '',
    categories: [],
    formerNames: new Map(),
    professionalCategories: [],
  },
  stores: [],
  professionals: [],
  offers: { offers: [], recommended: [] },
  duties: [],
  usefulContacts: [],
}

test('no picture takes the name of another one', () => {
  const names = SCREENS.map(screenName)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['home', 'store-name-active', 'nosotros']))
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('a name chooses its screen', () => {
  expect([...chooseScreens(['nosotros', 'home'], NOTHING)]).toEqual([
    ['home', '/'],
    ['nosotros', '/nosotros'],
  ])
})

test('a name of no screen is refused, and the others are told', () => {
  expect(() => chooseScreens(['inicio'], NOTHING)).toThrow(/«inicio».*home, /)
})
