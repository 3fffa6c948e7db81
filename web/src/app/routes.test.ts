import { existsSync } from 'node:fs'
import path from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { pageRoutes } from './routes.tsx'

test('every path has a page, and unknown addresses have one', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  expect(pageRoutes.map(({ path }) => path).sort()).toEqual([...patterns, '*'].sort())
})

test('an address has one spelling, as the server has it', () => {
  expect(matchRoutes(pageRoutes, '/Store/la-espiga')?.at(-1)?.route.path).toBe('*')
})

test.each(pageRoutes.map((route) => [route.path, route] as const))(
  'the page of %s is in the file that it names',
  async (_path, { module, load }) => {
    expect(existsSync(path.join(import.meta.dirname, '../..', module))).toBe(true)
    const { Component } = await load()
    const name = module.replace(/^.*\/|\.tsx$/g, '').replaceAll('-', '')
    expect(Component.name.toLowerCase()).toBe(name)
  },
)
