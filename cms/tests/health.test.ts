import { createServer, type Server } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSite } from '../src/health/ask-site'
import { deskOf, REPORT } from './support/desk.ts'
import { ENDED_CERTIFICATE } from './support/ended-certificate.ts'
import { startCms, type Cms } from './support/start-cms.ts'

async function listen(server: Server | https.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Of the report's live release. */
const PUBLICATION = JSON.stringify({ release: REPORT.releases[0]?.name })

describe('/salud', () => {
  let site: Server
  let cms: Cms
  let answer = { status: 200, body: PUBLICATION }
  beforeAll(async () => {
    site = createServer((_request, response) => {
      response.writeHead(answer.status).end(answer.body)
    })
    cms = await startCms({
      env: { SITE_URL: `http://${await listen(site)}`, LOG_FORMAT: 'json' },
    })
  })
  afterAll(async () => {
    await cms.stop()
    site.close()
  })

  const ask = (query = '', accept = 'application/json') =>
    fetch(`${cms.url}/salud${query}`, { headers: { accept } })
  const partOf = async (part: string) => {
    const response = await ask(`?parte=${part}`)
    const { partes } = (await response.json()) as { partes: { estado: string; texto: string }[] }
    return [response.status, partes[0]?.estado]
  }

  test('its log is for programs when they are to read it', () => {
    const lines = cms.log().split('\n')
    const entries = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as object)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) {
      expect(entry).toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        level: expect.stringMatching(/^(info|warn|error)$/) as string,
        message: expect.any(String) as string,
      })
    }
    expect(lines.some((line) => /\binfo: /.test(line))).toBe(false)
  })

  test('anybody may ask, and a machine sees by the status that the publisher is silent', async () => {
    const response = await ask()
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { estado, partes } = (await response.json()) as {
      estado: string
      partes: { parte: string; estado: string; texto: string }[]
    }
    expect(estado).toBe('falla')
    expect(partes.map(({ parte }) => parte)).toEqual([
      'base',
      'publicador',
      'sitio',
      'interesados',
      'disco',
    ])
    expect(partes[1]).toEqual({
      parte: 'publicador',
      estado: 'falla',
      texto: expect.stringContaining('El publicador todavía no dio señales: mirá data/logs/'),
    })
  })

  test('people see a page', async () => {
    const response = await ask('', 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect(response.headers.get('content-type')).toContain('text/html')
    const text = await response.text()
    expect(text).toContain('<h1>Algo no funciona</h1>')
    expect(text).toContain('<dt>Base de datos: bien</dt>')
  })

  test('one part is asked for by its name', async () => {
    expect(await partOf('base')).toEqual([200, 'bien'])
    expect(await partOf('sitio')).toEqual([200, 'bien'])
    const response = await ask('?parte=nada')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('base, publicador, sitio')
  })

  test('a report makes the publisher well, once what was answered is forgotten', async () => {
    const version = (await (
      await fetch(`${cms.url}/api/publication/version`, {
        headers: { authorization: `Bearer ${cms.tokens.snapshot}` },
      })
    ).json()) as { version: number }
    await deskOf(cms).report({ ...REPORT, version: version.version })
    await expect
      .poll(() => partOf('publicador'), { timeout: 10_000, interval: 500 })
      .toEqual([200, 'bien'])
  })

  test('a site that answers with an error is a failure', async () => {
    answer = { status: 502, body: '' }
    await expect
      .poll(() => partOf('sitio'), { timeout: 10_000, interval: 500 })
      .toEqual([503, 'falla'])
  })
})

describe('the site is asked as a visitor would', () => {
  test('by https, when its certificate ends is seen even after that', async () => {
    const site = https.createServer(ENDED_CERTIFICATE, (_request, response) => {
      response.end(PUBLICATION)
    })
    const answer = await askSite(`https://${await listen(site)}`)
    site.close()
    expect(answer).toEqual({
      status: 200,
      release: REPORT.releases[0]?.name,
      certificateEnd: ENDED_CERTIFICATE.end,
    })
  })

  test.each(['', 'not json', '{"release":7}', '[]'])('«%s» names no release', async (body) => {
    const site = createServer((_request, response) => void response.end(body))
    const answer = await askSite(`http://${await listen(site)}`)
    site.close()
    expect(answer).toEqual({ status: 200, release: '', certificateEnd: null })
  })

  test('nobody there is no answer', async () => {
    expect(await askSite('http://127.0.0.1:9')).toBeNull()
  })
})
