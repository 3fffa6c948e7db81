import { expect, test } from 'vitest'
import { SAMPLE_CHOICES } from '../rules/reading/choices/testing/sample-choices.ts'
import { choiceReader } from './choice-cells.ts'
import { judgeRow, type Judge } from './judge-row.ts'

const judge: Judge = {
  reader: choiceReader(SAMPLE_CHOICES),
  emptyClears: false,
  access: {
    readable: () => true,
    filters: async () => ({}),
    sanitize: async (row) => row,
    mayCreate: () => true,
    mayUpdate: () => true,
    mayPublish: () => true,
    mayWrite: () => true,
  },
  lengths: new Map(),
  byNumber: new Map(),
  twins: new Map(),
}

test('a row is refused for what the save would refuse, below the heading of its column', () => {
  const { outcome, problems } = judgeRow({ name: 'La Espiga', phone: 'preguntar a Juan' }, judge)
  expect(outcome).toBe('refused')
  expect(problems).toEqual([
    {
      header: 'Teléfono',
      message: expect.stringContaining('«preguntar a Juan» no es un teléfono'),
    },
  ])
  expect(judgeRow({ name: 'La Espiga', phone: '3777 55-5123' }, judge).problems).toEqual([])
})
