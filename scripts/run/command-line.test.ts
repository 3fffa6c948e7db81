import { expect, test } from 'vitest'
import { startCommand } from '../testing/call-command.ts'
import { readCommandLine } from './command-line.ts'

const OPTIONS = { stores: { type: 'string' }, write: { type: 'boolean' } } as const
const read = (...args: string[]) =>
  readCommandLine({ name: 'bench', words: '[PARTES]', options: OPTIONS, args })

test('options and words are read', () => {
  const { values, positionals } = read('pages', '--stores', '78', '--write')
  expect({ ...values }).toEqual({ stores: '78', write: true })
  expect(positionals).toEqual(['pages'])
})

const USAGE = 'Uso: npm run bench -- [PARTES]. Opciones: --stores VALOR, --write; ver README.md.'

test.each([
  [['--nada'], '--nada no es una opción de este comando.'],
  [['-n'], '-n no es una opción de este comando.'],
  [['--stores'], 'falta el valor de --stores.'],
  [['--write=si'], '--write no lleva un valor.'],
])('%j is refused in Spanish, with what there is', (args, why) => {
  expect(() => read(...args)).toThrow(`${why} ${USAGE}`)
})

test('a command that takes nothing refuses a word', () => {
  expect(() => readCommandLine({ name: 'licences', args: ['todas'] })).toThrow(
    '«todas» sobra. Uso: npm run licences. Opciones: ninguna; ver README.md.',
  )
})

const COMMANDS = [
  'scripts/export.ts',
  'scripts/run/admin-create.ts',
  'scripts/check/compose.ts',
  'scripts/check/licences.ts',
  'scripts/check/node-versions.ts',
  'scripts/measure/bench.ts',
  'scripts/measure/count-code.ts',
  'scripts/measure/endurance.ts',
  'scripts/measure/guide-pictures.ts',
  'scripts/measure/screenshots.ts',
]

test.each(COMMANDS)(
  '%s begins nothing by an option that it does not know',
  async (file) => {
    const { code, stdout, stderr } = await startCommand(file, { args: ['--nada'] })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^(No entiendo el pedido: )?--nada no es una opción de este comando\. .*\.\n$/,
    )
  },
  60_000,
)

test.each(['scripts/export.ts', 'scripts/check/licences.ts'])(
  '%s --help says how it is used',
  async (file) => {
    const { code, stdout, stderr } = await startCommand(file, { args: ['--help'] })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/npm run .*\.\n$/)
  },
  60_000,
)
