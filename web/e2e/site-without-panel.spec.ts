import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../../scripts/testing/start-product.ts'
import { expect, test } from './support/test.ts'

/** Nothing listens there. */
const NO_DATABASE = {
  DATABASE_CLIENT: 'postgres',
  DATABASE_URL: 'postgres://guia:clave@127.0.0.1:9/guia',
}

test('what is published goes online though the panel does not start', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'guia-without-panel-'))
  const site = path.join(dataDir, 'site')
  const release = path.join('releases', '000001-0123456789abcdef')
  mkdirSync(path.join(site, release), { recursive: true })
  writeFileSync(path.join(site, release, 'index.html'), '<h1>Goya</h1>')
  symlinkSync(release, path.join(site, 'current'))
  const product = await startProduct({ dataDir, env: NO_DATABASE })
  try {
    const answer = await fetch(product.siteUrl)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1>Goya</h1>')
    expect(product.output()).toMatch(/^El sitio está en línea \(.+\); el panel todavía no/m)
    expect(product.output()).toContain('ECONNREFUSED')
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
