import { readdirSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { PublicationError } from '../site/problems.ts'
import type { Renderer } from './pages/renderer.ts'
import { publish } from './publish.ts'
import { buildMedia, buildSite, buildStore } from '../site/testing/documents.ts'
import { describePublished } from './testing/folder-hash.ts'
import { usePublisher } from './testing/publisher.ts'
import { findLiveFault } from './testing/read-release.ts'
import { snapshotText } from './testing/snapshot-text.ts'

// Whole publications, which a busy machine makes slow; none of them is measured.
vi.setConfig({ testTimeout: 60_000 })

const site = usePublisher()
const published = () => describePublished(site.siteDir)

/** Names of what a publication that was cut short would leave. */
const leftovers = () =>
  ['', 'releases', 'media', 'pages']
    .flatMap((name) => readdirSync(path.join(site.siteDir, name)))
    .filter((name) => name.startsWith('.tmp') || name.endsWith('.tmp'))

describe('what stops a publication is told in Spanish, and the site stays as it was', () => {
  const SNAPSHOT = '/api/publication/snapshot'
  const breakSnapshot = (answer: (response: ServerResponse) => void) =>
    site.cms.faults.set(SNAPSHOT, (_, response) => answer(response))
  const status = (code: number) => () =>
    breakSnapshot((response) => void response.writeHead(code).end('{"error":"x"}'))
  const text = () => snapshotText(site.cms.documents)

  const FAULTS: [string, () => unknown, RegExp][] = [
    ['a wrong key', status(403), /no acepta la clave del publicador/],
    ['a failing CMS', status(500), /respondió con el error 500/],
    ['a page instead of a snapshot', status(200), /incompleto o dañado/],
    [
      'a CMS that hangs up at once',
      () => breakSnapshot((response) => response.destroy()),
      /El panel no responde en http:\/\/127\.0\.0\.1/,
    ],
    [
      'a connection that breaks slowly in the middle',
      () =>
        breakSnapshot((response) => {
          response.writeHead(200, { 'Content-Length': Buffer.byteLength(text()) })
          response.write(text().slice(0, 2_000))
          setTimeout(() => response.destroy(), 50)
        }),
      /La lectura del panel se cortó/,
    ],
    [
      'an answer that ends politely in the middle of a line',
      () => breakSnapshot((response) => void response.end(text().slice(0, 2_000))),
      /incompleto o dañado/,
    ],
    [
      'an answer that ends politely between two lines',
      () =>
        breakSnapshot((response) => void response.end(text().split('\n').slice(0, -3).join('\n'))),
      /falta el final/,
    ],
    [
      'a wrong site configuration',
      () => (site.cms.documents['site-setting'] = [buildSite({ email: 'hola' })]),
      /Configuración del sitio, .+: no es un correo electrónico/,
    ],
    [
      'a CMS that goes away while images are fetched',
      () => {
        const image = buildMedia('nueva.png')
        site.cms.documents.store.push(buildStore(50, { image }))
        site.cms.faults.set('/uploads/nueva.png', (_, response) => response.destroy())
      },
      /dejó de responder mientras se leían las imágenes/,
    ],
    [
      'no site configuration',
      () => (site.cms.documents['site-setting'] = []),
      /Falta publicar la «Configuración del sitio»/,
    ],
    [
      'an app that is not built',
      () => writeFileSync(site.beside('app/index.html'), ''),
      /no tiene el lugar/,
    ],
  ]

  test.each(FAULTS)('%s', async (_, breakIt, message) => {
    await publish(site.options)
    const before = published()
    breakIt()
    const attempt = publish(site.options)
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(message)
    expect(published()).toEqual(before)
    expect(findLiveFault(site.siteDir)).toBe('')
    expect(leftovers()).toEqual([])
  })

  const BROKEN: [string, Renderer['render']][] = [
    ['throws', () => Promise.reject(new TypeError('x is not a function'))],
    ['draws nothing', async () => ({ html: '', module: 'src/pages/store-page.tsx' })],
    ['draws no heading', async () => ({ html: '<p></p>', module: 'src/pages/store-page.tsx' })],
  ]
  test.each(BROKEN)('an app that %s', async (_, render) => {
    await publish(site.options)
    const before = published()
    const broken = { ...site.options, loadRenderer: async () => ({ id: 'rota', render }) }
    await expect(publish(broken)).rejects.toThrow()
    expect(published()).toEqual(before)
    expect(findLiveFault(site.siteDir)).toBe('')
    expect(leftovers()).toEqual([])
  })

  test('a CMS that is off', async () => {
    await publish(site.options)
    const before = published()
    const cms = { ...site.options.cms, cmsUrl: 'http://127.0.0.1:1' }
    const attempt = publish({ ...site.options, cms })
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(/El panel no responde en http:\/\/127\.0\.0\.1:1 /)
    expect(published()).toEqual(before)
  })

  test('and when the cause is gone, the next publication succeeds', async () => {
    await publish(site.options)
    status(500)()
    await expect(publish(site.options)).rejects.toThrow()
    site.cms.faults.clear()
    site.cms.documents['site-setting'] = [buildSite({ name: 'Otra guía' })]
    expect(await publish(site.options)).toMatchObject({ outcome: 'published' })
  })
})
