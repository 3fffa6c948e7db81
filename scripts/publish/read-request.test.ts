import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test('an order is read, with the release that it names', () => {
  expect(readRequest([], {})).toEqual({ values: {}, release: undefined })
  expect(readRequest(['--check'], {}).values).toEqual({ check: true })
  expect(readRequest(['--rollback', '000001-a'], {})).toEqual({
    values: { rollback: true },
    release: '000001-a',
  })
  expect(readRequest(['--confirm', 'abc'], {}).values).toEqual({ confirm: 'abc' })
  expect(readRequest(['--to', '/srv/copia'], {}).values).toEqual({ to: '/srv/copia' })
})

test.each<[string, string[], Record<string, string>, string]>([
  ['unknown', ['--publish'], {}, '--publish'],
  ['out of place', ['rollback'], {}, '«rollback» sobra'],
  ['one too many', ['--rollback', 'a', 'b'], {}, '«b» sobra'],
  ['opposed', ['--forward', '--check'], {}, '--forward y --check no van juntos'],
  ['taken by npm', [], { npm_config_rollback: 'true' }, 'falta «--» antes de --rollback'],
])('what is %s is refused, in Spanish', (_, args, env, why) => {
  expect(() => readRequest(args, env)).toThrow(/^No entiendo el pedido: .*Nada cambió\.$/)
  expect(() => readRequest(args, env)).toThrow(why)
})
