import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useSite } from './testing/use-site.ts'

const site = useSite()

const ATTEMPTS = [
  '/../secret.txt',
  '/../../secret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
  '/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/..%2f..%2fsecret.txt',
  '/..%5c..%5csecret.txt',
  '/..\\..\\secret.txt',
  '/assets/../../../secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/media/%2e%2e/%2e%2e/%2e%2e/secret.txt',
  '/r/hash-of-r1/../../secret.txt',
  '/r/hash-of-r1/..%2f..%2f..%2fsecret.txt',
  '/r/../secret.txt',
  '/r/%2e%2e/secret.txt',
  '/r/..%2f../secret.txt',
  '/store/..%2f..%2f..%2fsecret.txt',
  '/category/..%2f..%2f..%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/secret.txt%00.html',
  '/index.html%00',
  '/.hidden',
  '/%2ehidden',
  '/r/hash-of-r1/.hidden',
  '/nosotros/.',
  '/nosotros/..',
  '/notes.md',
  '/busquedas.json.br',
  '/busquedas.json/',
  '/nosotros/index.html/..%2f..%2f.hidden',
  '//nosotros',
  '//otro.example/%2e%2e',
  '/\\otro.example/',
  '/%ff',
  '/%',
  '/%zz',
  '/__proto__',
  '/r/__proto__/busquedas.json',
  '/r/current/busquedas.json',
  '/r/.tmp-r2/busquedas.json',
  '/r/hash-of-r1/../../secret.txt',
  `/${'a'.repeat(3000)}`,
  `/${'a'.repeat(300)}`,
  '/r//busquedas.json',
  'busquedas.json',
  '*',
]

test.each(ATTEMPTS)('%s shows nothing that is not published', async (target) => {
  writeFileSync(path.join(site.dir, 'secret.txt'), 'TOP SECRET')
  const reply = await site.ask(target)
  const isRedirect = reply.status === 301 && reply.headers.location === '/busquedas.json'
  if (!isRedirect) expect([400, 404]).toContain(reply.status)
  expect(reply.text).not.toMatch(/secret/i)
  expect(reply.headers.location ?? '').not.toMatch(/^\/[/\\]/)
  expect(site.errors).toEqual([])
})

test('the file that the attempts look for is there', () => {
  writeFileSync(path.join(site.dir, 'secret.txt'), 'TOP SECRET')
  expect(existsSync(path.join(site.dir, 'releases', 'r1', '..', '..', 'secret.txt'))).toBe(true)
})
