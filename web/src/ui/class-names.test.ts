import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = path.join(import.meta.dirname, '..')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })

const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8')

/** Each component with a module of styles that it imports, the module's path under the source. */
const IMPORTS = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => {
  const code = read(file)
  return [...code.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)].map(
    ([, name = '', module = '']) => ({
      file,
      module: path.join(path.dirname(file), module),
      classes: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, found]) => found),
    }),
  )
})

test('a class that a component names is in its styles', () => {
  const missing = IMPORTS.flatMap(({ file, module, classes }) => {
    const css = read(module)
    return classes
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('a component imports each file of styles', () => {
  const imported = new Set(IMPORTS.map(({ module }) => module))
  const modules = FILES.filter((file) => file.endsWith('.module.css'))
  expect(modules.filter((module) => !imported.has(module))).toEqual([])
})
