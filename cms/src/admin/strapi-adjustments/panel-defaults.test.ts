import { expect, test } from 'vitest'
import { withoutUseless } from './panel-defaults'

test('a document’s actions leave out the editor of its type and «Duplicar», and nothing else', () => {
  const actions = [{ type: 'edit-the-model' }, { type: 'clone' }, { type: 'delete' }, {}]
  expect(withoutUseless(actions)).toEqual([{ type: 'delete' }, {}])
})
