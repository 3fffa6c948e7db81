import { expect, test } from 'vitest'
import { readLicences } from './read-licences.ts'

const lockOf = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages })

test('what runs in production is counted by licence, each package once', () => {
  const lock = lockOf({
    '': { license: 'UNLICENSED' },
    web: { version: '0.0.0' },
    'node_modules/@guia/web': { link: true },
    'node_modules/react': { license: 'MIT' },
    'node_modules/zod': { license: 'MIT' },
    'node_modules/vitest': { license: 'GPL-3.0', dev: true },
    'node_modules/sharp': { license: 'Apache-2.0' },
    'node_modules/old': {},
    'node_modules/pause': {},
  })
  const other = lockOf({ 'node_modules/a/node_modules/react': { license: 'MIT' } })
  expect(readLicences([lock, other])).toEqual([
    { name: 'MIT', packages: ['pause', 'react', 'zod'], isKnown: true },
    { name: 'Apache-2.0', packages: ['sharp'], isKnown: true },
    { name: 'no dicha', packages: ['old'], isKnown: false },
  ])
})

test.each([
  ['(MIT OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-or-later', false],
  ['MIT AND SSPL-1.0', false],
  ['AGPL-3.0 OR SSPL-1.0', false],
])('%s: may be used: %s', (license, isKnown) => {
  const [licence] = readLicences([lockOf({ 'node_modules/one': { license } })])
  expect(licence?.isKnown).toBe(isKnown)
})
