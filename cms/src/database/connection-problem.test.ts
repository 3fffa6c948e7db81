import { expect, test } from 'vitest'
import { connectionProblem } from './connection-problem'

const PARTS = {
  DATABASE_CLIENT: 'postgres',
  DATABASE_HOST: 'base.example',
  DATABASE_PORT: '6000',
  DATABASE_NAME: 'directorio',
  DATABASE_USERNAME: 'panel',
  DATABASE_PASSWORD: 'secreta',
}
const ADDRESS = {
  DATABASE_CLIENT: 'postgres',
  DATABASE_URL: 'postgres://panel:secreta@base.example:6000/directorio',
}

const problemOf = (code: string, env: Record<string, string>) =>
  connectionProblem(Object.assign(new Error('in English'), { code }), (name) => env[name] ?? '')

test.each([
  [
    'ENOTFOUND',
    'No se encuentra el equipo «base.example», donde tendría que estar PostgreSQL: corregí DATABASE_HOST, DATABASE_PORT.',
  ],
  [
    'ECONNREFUSED',
    'PostgreSQL, en base.example:6000, no atiende (ECONNREFUSED): ponelo en marcha, o corregí su dirección en DATABASE_HOST, DATABASE_PORT.',
  ],
  [
    '28P01',
    'PostgreSQL, en base.example:6000, no deja entrar a «panel» (in English): corregí el usuario o la clave en DATABASE_USERNAME, DATABASE_PASSWORD(_FILE).',
  ],
  [
    '3D000',
    'PostgreSQL, en base.example:6000, no tiene la base «directorio»: creala ahí, o corregí su nombre en DATABASE_NAME.',
  ],
])('%s is told in a sentence with its remedy', (code, sentence) => {
  expect(problemOf(code, PARTS)).toBe(sentence)
  const byAddress = problemOf(code, ADDRESS)
  expect(byAddress).toMatch(/ DATABASE_URL\.$/)
  expect(byAddress).not.toContain('secreta')
})

test('what has another reason is left as it is', () => {
  expect(problemOf('42P01', PARTS)).toBeNull()
  expect(problemOf('ECONNREFUSED', { DATABASE_CLIENT: 'sqlite' })).toBeNull()
})
