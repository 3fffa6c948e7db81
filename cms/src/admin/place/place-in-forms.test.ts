import { expect, it } from 'vitest'
import { showPlaces } from './place-in-forms'

const name = { name: 'name', attribute: { type: 'string' } }
const social = { name: 'social', attribute: { type: 'component', component: 'shared.links' } }
const location = {
  name: 'location',
  attribute: { type: 'component', component: 'shared.location' },
}

it('a place gets its field, everything else stays as it is laid out', () => {
  const hook = { layout: { layout: [[[name, social], [location]]], settings: {} }, query: {} }
  const place = { ...location, attribute: { ...location.attribute, customField: 'global::place' } }
  expect(showPlaces(hook)).toEqual({
    layout: { layout: [[[name, social], [place]]], settings: {} },
    query: {},
  })
  expect(location.attribute).not.toHaveProperty('customField')
})
