import { expect, test } from 'vitest'
import { findTooLong } from './text-length'

const GROUP = { x: { type: 'string', maxLength: 3 } }
const ATTRIBUTES = {
  name: { type: 'string', maxLength: 3 },
  note: { type: 'text' },
  numero: { type: 'integer', maxLength: 1 },
  social: { type: 'component', component: 'shared.links' },
  entries: { type: 'component', component: 'shared.links' },
}
const find = (data: Record<string, unknown>) => findTooLong(ATTRIBUTES, () => GROUP, data)

test('a text is as long as its field takes, in a group and in a list of them as well', () => {
  const data = { name: 'abc', note: 'abcdef', numero: 12, social: { x: 'abc' }, entries: [] }
  expect(find(data)).toEqual([])
  expect(find({ name: null, social: null, entries: [null], otro: 'abcdef' })).toEqual([])
})

test('one that is longer is refused in Spanish, where it stands', () => {
  expect(find({ name: 'abcd' })).toEqual([
    { path: ['name'], message: '«abcd» es demasiado largo: hasta 3 caracteres.' },
  ])
  expect(find({ name: 'x'.repeat(100) })[0]?.message).toContain(`«${'x'.repeat(40)}…» es`)
  const paths = find({ social: { x: 'abcd' }, entries: [{ x: '' }, { x: 'abcd' }] })
  expect(paths.map(({ path }) => path)).toEqual([
    ['social', 'x'],
    ['entries', '1', 'x'],
  ])
})
