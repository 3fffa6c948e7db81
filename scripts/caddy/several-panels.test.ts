import { afterEach, expect, test } from 'vitest'
import { serve, type TestServer } from '../testing/serve.ts'
import { startCaddy, type CaddyServer } from '../testing/start-caddy.ts'
import { useTempFolder } from '../testing/temp-folder.ts'

const site = useTempFolder()
/** As docs/operations.md has them. */
const OPTIONS = 'health_uri /salud?parte=base\nhealth_interval 2s'

let caddy: CaddyServer | undefined
const panels: TestServer[] = []
afterEach(async () => {
  await caddy?.stop()
  await Promise.all(panels.splice(0).map((panel) => panel.close()))
})

/** A panel that takes whatever is sent to it. */
async function startPanel() {
  let taken = 0
  const panel = await serve((request, response) => {
    request.resume()
    if (request.method === 'POST') taken += 1
    response.writeHead(201).end('{}')
  })
  panels.push(panel)
  return { ...panel, taken: () => taken }
}

test('leads and the panel’s name reach every panel, and only the others once one is gone', async () => {
  const [one, other] = [await startPanel(), await startPanel()]
  const addresses = `${one.address} ${other.address}`
  caddy = await startCaddy(site.path, addresses, undefined, { CADDY_CMS_OPTIONS: OPTIONS })
  const { siteUrl, adminUrl } = caddy
  const statuses = async (url: string) => {
    const answers = Array.from({ length: 20 }, async () => {
      const { status } = await fetch(url, { method: 'POST', body: 'nombre=Ana' })
      return status
    })
    return new Set(await Promise.all(answers))
  }
  expect(await statuses(`${siteUrl}/api/leads`)).toEqual(new Set([201]))
  expect(await statuses(`${adminUrl}/admin/login`)).toEqual(new Set([201]))
  expect(Math.min(one.taken(), other.taken())).toBeGreaterThan(0)

  await one.close()
  // Until it is noticed, some meet the one that ended: what may have been done is not sent again.
  const noticed = { timeout: 15_000 }
  await expect.poll(() => statuses(`${siteUrl}/api/leads`), noticed).toEqual(new Set([201]))
  await expect.poll(() => statuses(`${adminUrl}/admin/login`), noticed).toEqual(new Set([201]))
  for (let round = 0; round < 5; round += 1) {
    expect(await statuses(`${siteUrl}/api/leads`)).toEqual(new Set([201]))
    expect(await statuses(`${adminUrl}/admin/login`)).toEqual(new Set([201]))
  }
})
