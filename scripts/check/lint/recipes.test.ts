import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)

const architecture = readFileSync(new URL('docs/architecture.md', ROOT), 'utf8')
const recipes = /## Recipes\n(.*?)\n## /s.exec(architecture)?.[1] ?? ''

test('every file that a recipe of docs/architecture.md names exists', () => {
  const named = [...recipes.matchAll(/`((?:cms|web|scripts)\/[^`]+)`/g)].map(
    ([, file]) => file ?? '',
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([])
})
