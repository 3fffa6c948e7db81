import { expect, test } from 'vitest'
import { formatProblem, PublicationError } from './problems.ts'

test('a problem reads: record, field: what is wrong', () => {
  const problem = {
    record: 'Comercio «La Espiga» (n.º 12)',
    field: 'Logo',
    message: 'está dañado.',
  }
  expect(formatProblem(problem)).toBe('Comercio «La Espiga» (n.º 12), Logo: está dañado.')
  expect(formatProblem({ ...problem, field: '' })).toBe(
    'Comercio «La Espiga» (n.º 12): está dañado.',
  )
})

test('the message of a refused publication has one line for each problem', () => {
  const problem = { record: 'A', field: 'B', message: 'c.' }
  expect(new PublicationError('No se publica:', [problem, problem]).message).toBe(
    'No se publica:\n  - A, B: c.\n  - A, B: c.',
  )
})
