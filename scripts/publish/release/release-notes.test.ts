import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { noteRelease, readNote } from './release-notes.ts'

const temp = useTempFolder()

test('what was noted of a release is read; of none, and of a damaged note, nothing', () => {
  const none = { count: 0, names: [] }
  const changes = { added: none, changed: { count: 1, names: ['La Espiga'] }, removed: none }
  noteRelease(temp.path, { version: 7, changes })
  expect(readNote(temp.path)).toEqual({ version: 7, changes })
  temp.write('.cambios', '{"version": 7, "changes": {"added": 3}}')
  expect(readNote(temp.path)).toBeNull()
  expect(readNote('/nowhere')).toBeNull()
  noteRelease('/nowhere', { version: 8 })
})
