import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LARGEST_NUMBER } from '../../../cms/src/rules/limits.ts'
import { applyRules } from '../../../cms/src/documents/rules.ts'
import { contactsDocument } from './contacts.ts'
import { assignNumbers } from './numbers.ts'
import { readEmail } from '../read/read-link.ts'
import { readPhone } from '../read/read-phone.ts'
import { readLocation } from '../read/read-location.ts'
import { readTags } from '../read/read-tags.ts'
import { readText } from '../read/read-text.ts'
import { libraryWith, readerOf } from '../testing/source.ts'

/** What the importer lets through the CMS takes: a refused field would cost the whole document. */
const SITE = 'api::site-setting.site-setting'
const STORE = 'api::store.store'

test.each([
  'peluquería@gmail.com',
  'a&b@x.com',
  'maria..paz@x.com',
  'ana@nata.example',
  'ANA+1@nata.example',
  "o'hara@nata.example",
  'a@b',
])('of the mail address %s both say the same', (address) => {
  const read = readEmail(readerOf({ email: address }), 'email')
  expect(read !== null).toBe(applyRules(SITE, { email: address }).length === 0)
})

test('names and words for the search are as short as the CMS wants them', () => {
  const words = fc.array(fc.string({ maxLength: 400 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zñ ]{1,400}$/), words, (name, tags) => {
      const reader = readerOf({ name, tags, asText: tags.join(', ') })
      const texts = [readTags(reader, 'tags'), readTags(reader, 'asText')]
      expect(applyRules(STORE, { name: readText(reader, 'name') })).toEqual([])
      for (const text of texts) expect(applyRules(STORE, { name: 'Uno', tags: text })).toEqual([])
    }),
  )
})

test('a place that the importer lets through the CMS takes', () => {
  const degrees = fc.oneof(
    fc.double({ noNaN: true }),
    fc.double({ min: -61, max: -27, noNaN: true }),
    fc.constantFrom(-29.14, -59.26, 29.14, 0),
  )
  fc.assert(
    fc.property(degrees, degrees, (lat, lng) => {
      const location = readLocation(readerOf({ location: { lat, lng } }), new Set())
      expect(applyRules(STORE, { location })).toEqual([])
    }),
  )
})

test('of a large id the CMS takes the number, and the numbers after it', () => {
  const ids = [1_700_000_000, 999_999_999, 900_000_000, null]
  const numbers = assignNumbers(ids.map((id, place) => ({ key: `clave-${place}`, id })))
  for (const number of numbers.values()) expect(number).toBeLessThanOrEqual(LARGEST_NUMBER)
  expect(new Set(numbers.values()).size).toBe(ids.length)
})

test.each(['preguntar por Ana', '٣ ana', 'tel. 55'])(
  'a telephone «%s» is taken, or goes into the note',
  (telefono) => {
    const reader = readerOf({ telefono })
    const phone = readPhone(reader, 'telefono')
    expect(applyRules(STORE, { phone })).toEqual([])
    expect(phone ?? reader.internalNote()).toContain(telefono)
  },
)

test('a contact’s number that nobody can dial goes into the note, and the group is taken', () => {
  const items = [
    { name: 'Bomberos', phone: '107x abc' },
    { name: 'Policía', phone: '101' },
    { name: 'Hospital', phone: '-' },
  ]
  const reader = readerOf({ title: 'Emergencias', items })
  const { fields } = contactsDocument(reader, 1, libraryWith())
  const type = 'api::useful-contact-category.useful-contact-category'
  expect(applyRules(type, { ...fields })).toEqual([])
  expect(fields.entries.map(({ phone }) => phone)).toEqual([null, '101', null])
  expect(fields.internalNote).toContain('107x abc')
})
