import { expect, test } from 'vitest'
import { withoutModelLink } from './panel-defaults'

test('a document’s actions leave out the editor of its type and nothing else', () => {
  const actions = [{ type: 'edit-the-model' }, { type: 'delete' }, {}]
  expect(withoutModelLink(actions)).toEqual([{ type: 'delete' }, {}])
})
