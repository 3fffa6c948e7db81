import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { codeId, PUBLISHER_CODE } from './code-id.ts'

const temp = useTempFolder()
const idWith = (name: string, text: string) => {
  temp.write(name, text)
  return codeId(temp.path)
}

let before: string
beforeEach(() => {
  before = idWith('pages/page.ts', 'one')
})

test.each([
  ['a changed text', 'pages/page.ts', 'two'],
  ['another file', 'pages/other.ts', 'one'],
  ['a thread', 'files/thread.mjs', 'one'],
])('%s is other code', (_what, name, text) => {
  expect(idWith(name, text)).not.toBe(before)
})

test.each(['pages/page.test.ts', 'testing/pages.ts', 'pages/testing/pages.ts', 'notes.md'])(
  '%s is no code of the publisher',
  (name) => {
    expect(idWith(name, 'one')).toBe(before)
  },
)

test('a text that moves to another file is other code', () => {
  temp.write('pages/page.ts', '')
  expect(idWith('pages/other.ts', 'one')).not.toBe(before)
})

test('the publisher’s own, the rules’ and the contract’s are told apart', () => {
  const parts = PUBLISHER_CODE.split(' ')
  expect(parts).toHaveLength(4)
  expect(new Set([...parts, codeId(temp.path)])).toHaveProperty('size', 5)
  const rules = path.resolve(import.meta.dirname, '..', '..', '..', 'cms', 'src', 'rules')
  expect(parts).toContain(codeId(rules))
})
