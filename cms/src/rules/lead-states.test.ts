import { expect, test } from 'vitest'
import es from '../admin/translations/es.json'
import schema from '../api/lead/content-types/lead/schema.json'
import { CONTACTED_STATE, FIRST_STATE, LEAD_STATES, leadStateWord } from './lead-states.ts'

test('the states are the schema’s, the first one its default', () => {
  expect(Object.keys(LEAD_STATES)).toEqual(schema.attributes.state.enum)
  expect(schema.attributes.state.default).toBe(FIRST_STATE)
  expect(schema.attributes.state.enum).toContain(CONTACTED_STATE)
})

test('a state has one word, in the panel’s form as well', () => {
  const words: Record<string, string> = es
  for (const [state, word] of Object.entries(LEAD_STATES)) {
    expect(words[state]).toBe(word)
    expect(leadStateWord(state)).toBe(word)
  }
})

test('what is no state stays as it is', () => {
  expect([null, undefined, '', 'de antes', 'constructor'].map(leadStateWord)).toEqual([
    '',
    '',
    '',
    'de antes',
    'constructor',
  ])
})
