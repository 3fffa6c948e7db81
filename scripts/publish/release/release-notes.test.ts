import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { ReleaseFolder } from './release-folder.ts'
import { noteRelease, readNotes } from './release-notes.ts'

const temp = useTempFolder()

test('the notes of releases that are kept no more are forgotten', () => {
  const folder = new ReleaseFolder(temp.path)
  const none = { count: 0, names: [] }
  const changes = { added: none, changed: { count: 1, names: ['La Espiga'] }, removed: none }
  mkdirSync(folder.pathOf('r1'), { recursive: true })
  noteRelease(folder, 'r0', { version: 3 })
  noteRelease(folder, 'r1', { version: 7, changes })
  expect(readNotes(folder)).toEqual({ r1: { version: 7, changes } })
  temp.write('.cambios', '{"r1": {"version": 7, "changes": {"added": 3}}}')
  expect(readNotes(folder)).toEqual({})
})
