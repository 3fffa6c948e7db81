import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { publish } from './publish.ts'
import { APP_FILES } from './testing/app-build.ts'
import { usePublisher } from './testing/publisher.ts'

vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const fileOf = (name: string) => path.join(site.live, name)
const read = (name: string) => readFileSync(fileOf(name), 'utf8')

test('what devices keep for when there is no signal is switched off and on by a release', async () => {
  await publish(site.options)
  expect(read('sw.js')).toBe(APP_FILES['sw.js'])
  await publish({ ...site.options, offlineCopy: false })
  expect(read('sw.js')).toBe(APP_FILES['sw-off.js'])
  await publish({ ...site.options, offlineCopy: true })
  expect(read('sw.js')).toBe(APP_FILES['sw.js'])
  expect(existsSync(fileOf('sw-off.js'))).toBe(false)
})

test('the site can be put among a phone’s apps, under its own name', async () => {
  await publish(site.options)
  const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, unknown>
  const { name } = JSON.parse(read('sitio.json')) as { name: string }
  expect(manifest).toMatchObject({ name, start_url: '/', display: 'standalone', lang: 'es-AR' })
  expect(manifest['shortcuts']).toEqual([
    { name: 'Buscar', url: '/busquedas' },
    { name: 'Farmacia de turno', url: '/farmacias' },
    { name: 'Emergencias', url: '/prueba?q=emergencias' },
  ])
})
