import { expect, test } from 'vitest'
import { storeIn, withStore } from './store-navigation.ts'

const draft = { phone: '', whatsapp: '5493777555101', internalNote: 'Interesado: Ana' }

test('what went with the visit arrives', () => {
  expect(storeIn(withStore(draft).state)).toEqual(draft)
})

test.each([undefined, null, 'x', {}, { storeFromLead: null }, { storeFromLead: 'x' }])(
  '%j brings nothing',
  (state) => {
    expect(storeIn(state)).toBeNull()
  },
)

test('a part that is no text is empty, and others are left out', () => {
  expect(storeIn({ storeFromLead: { ...draft, phone: { $ne: 1 }, slug: 'x' } })).toEqual({
    ...draft,
    phone: '',
  })
})
