import { expect, test } from 'vitest'
import { PUBLISHED_KINDS } from '../../../../cms/src/rules/types.ts'
import { isAbout } from './plant.ts'
import { attackedTypes, fieldsOf, harmlessFields, textsIn } from './text-fields.ts'

const types = attackedTypes()
const typeOf = (kind: string) => types.find((one) => one.kind === kind)!

test('every published type is attacked, after those that its documents name', () => {
  expect(types.map(({ kind }) => kind).sort()).toEqual([...PUBLISHED_KINDS].sort())
  const at = (kind: string) => types.indexOf(typeOf(kind))
  for (const { kind, relations } of types) {
    for (const named of Object.values(relations)) expect(at(named)).toBeLessThan(at(kind))
  }
  expect(typeOf('offer').relations).toEqual({ store: 'store' })
})

test('texts are found wherever they stand, and dates are none', () => {
  const shapes = {
    name: 'requiredText',
    numero: 'number',
    hours: 'hours',
    image: 'media',
    social: { group: { x: 'text' } },
    entries: { groups: { phone: 'text' } },
  } as const
  const paths = [['name'], ['hours', 'monday', 'text'], ['social', 'x'], ['entries', '0', 'phone']]
  expect(textsIn(shapes)).toEqual(paths)
  expect(typeOf('offer').texts).toEqual([['name'], ['description'], ['discount']])
})

test('a document holds its texts where they belong, and what it cannot be without', () => {
  const paths = [
    ['name'],
    ['hours', 'monday', 'text'],
    ['entries', '0', 'name'],
    ['entries', '0', 'phone'],
  ]
  expect(fieldsOf(paths.map((path, at) => [path, String(at)] as const))).toEqual({
    name: '0',
    hours: { monday: { mode: 'text', text: '1' } },
    entries: [{ name: '2', phone: '3' }],
  })
  expect(harmlessFields(typeOf('offer'), 1)).toEqual({ name: 'ficha-1', kind: 'recomendado' })
})

test.each([
  [['social', 'x'], ['social', 'x'], true],
  [['hours'], ['hours', 'monday', 'text'], true],
  [['social', 'x'], ['social', 'facebook'], false],
  [[], ['name'], false],
])('a refusal of %j is about %j: %s', (refused, path, expected) => {
  expect(isAbout(refused, path)).toBe(expected)
})
