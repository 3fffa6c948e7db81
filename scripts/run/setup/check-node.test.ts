import { describe, expect, test } from 'vitest'
import { versionProblem } from './check-node.mjs'

describe('Node and npm', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.23.3', 'v24.21.0', 'v26.10.0'])(
    '%s will do',
    (version) => {
      expect(versionProblem(version, 'npm/10.8.2 node/v20.19.0 linux x64')).toBeNull()
    },
  )

  test.each(['v12.22.0', 'v18.20.4', 'v20.18.9'])('%s will not do', (version) => {
    expect(versionProblem(version, undefined)).toBe(
      `Hace falta Node 20.19 o más nuevo y acá está ${version}: ` +
        'instalá Node 24 desde https://nodejs.org y volvé a intentar.',
    )
  })

  test('npm 9 is too old', () => {
    expect(versionProblem('v22.0.0', 'npm/9.9.4 node/v22.0.0 linux x64')).toContain('npm 9.9.4')
  })
})
