import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PageData } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { loadRenderer } from './renderer.ts'

const folder = useTempFolder()
const data = { page: '/' } as PageData

function build(name: string, text: string): string {
  const target = path.join(folder.path, name)
  mkdirSync(target, { recursive: true })
  writeFileSync(path.join(target, 'package.json'), '{"type":"module"}')
  const source = `export const renderPage = async () => ({ html: '${text}', module: 'm' })\n`
  writeFileSync(path.join(target, 'render-page.js'), source)
  return target
}

test('renders with what was built', async () => {
  const { render } = await loadRenderer(build('one', 'uno'))
  expect(await render('/', data)).toEqual({ html: 'uno', module: 'm' })
})

test('another build has another id', async () => {
  const [one, two] = [await loadRenderer(build('a', 'uno')), await loadRenderer(build('b', 'dos'))]
  expect(one.id).not.toBe(two.id)
})

test('after a build the process tells the id of the code that it runs', async () => {
  const built = build('again', 'antes')
  const before = await loadRenderer(built)
  build('again', 'después')
  const after = await loadRenderer(built)
  expect(after.id).toBe(before.id)
  expect((await after.render('/', data)).html).toBe('antes')
})

test('a missing build is told in Spanish, and found once it is there', async () => {
  const missing = path.join(folder.path, 'late')
  await expect(loadRenderer(missing)).rejects.toThrow(PublicationError)
  await expect(loadRenderer(missing)).rejects.toThrow(/Falta compilar el sitio/)
  await expect(loadRenderer(build('late', 'x'))).resolves.toHaveProperty('id')
})
