import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const PAGE = read('docs/strapi.md')
const ROWS = PAGE.split('\n').filter((line) => line.startsWith('| `'))
/** What stands between backticks. */
const codesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const cellsOf = (row: string) => row.split('|').slice(1, -1)

const FOLDERS = ['cms/src/strapi-adjustments', 'cms/src/admin/strapi-adjustments']

test.each(FOLDERS)('every adjustment of %s is on the page', (folder) => {
  const files = readdirSync(path.join(ROOT, folder)).filter((name) => !name.includes('.test.'))
  const described = ROWS.flatMap((row) => codesIn(cellsOf(row)[0]))
  expect(described).toEqual(expect.arrayContaining(files.map((name) => `${folder}/${name}`)))
})

test.each(ROWS.map((row) => [cellsOf(row)[0]?.trim() ?? '', row]))(
  '%s is there, and so are its tests',
  (_name, row) => {
    const [files, , , tests] = cellsOf(row).map(codesIn)
    expect(files?.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
    expect(tests).not.toEqual([])
    for (const reference of tests ?? []) {
      const [file = '', title = ''] = reference.split(' › ')
      const quoted = ["'", '`', '"'].map((quote) => quote + title + quote)
      expect(
        quoted.some((text) => read(file).includes(text)),
        reference,
      ).toBe(true)
    }
  },
)

test('the image’s panel is built in production', () => {
  expect(read('cms/Dockerfile')).toContain('NODE_ENV=production npm run build')
})
