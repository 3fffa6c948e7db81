import { TILE_ORIGIN } from '@guia/contract'
import { expect, test } from './support/test.ts'

const COUNTS: Record<string, number> = {
  'busqueda.json': 78,
  'busquedas.json': 78,
  'profesionales.json': 38,
  'contactos-utiles.json': 8,
}

test('every public file is served, with at least what the sample catalogue holds', async ({
  request,
  product,
}) => {
  for (const [file, count] of Object.entries(COUNTS)) {
    const records = (await (await request.get(`${product.siteUrl}/${file}`)).json()) as unknown[]
    // A journey may have added a store of its own.
    expect([count, count + 1], file).toContain(records.length)
  }
  for (const file of ['ofertas.json', 'sitio.json', 'publicacion.json']) {
    expect((await request.get(`${product.siteUrl}/${file}`)).status(), file).toBe(200)
  }
})

test('the useful contacts have the entries of the specification, in its order', async ({
  request,
  product,
}) => {
  const response = await request.get(`${product.siteUrl}/contactos-utiles.json`)
  const categories = (await response.json()) as { id: number; items: unknown[] }[]
  expect(categories.map(({ id, items }) => [id, items.length])).toEqual([
    [1, 18],
    [3, 6],
    [2, 10],
    [5, 5],
    [4, 6],
    [6, 5],
    [7, 4],
    [8, 4],
  ])
})

test('no internal field reaches a public file', async ({ request, product }) => {
  for (const file of [...Object.keys(COUNTS), 'ofertas.json', 'sitio.json']) {
    const text = await (await request.get(`${product.siteUrl}/${file}`)).text()
    expect(text, file).not.toMatch(/internalNote|importKey|importHashes|documentId|Importado:/)
  }
})

test('the security policy allows the map tiles and the form’s script, nothing else', async ({
  request,
  product,
}) => {
  const page = await request.get(product.siteUrl)
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-')
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual([
    TILE_ORIGIN,
    'https://script.google.com',
    'https://script.googleusercontent.com',
  ])
  // The sample keeps its leads: its pages do without the script.
  expect(await page.text()).toContain(
    `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`,
  )
})

test('robots.txt lets everybody in and names the sitemap', async ({ request, product }) => {
  const answer = await request.get(`${product.siteUrl}/robots.txt`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  const named = lines.filter((line) => line.startsWith('Sitemap: '))
  expect(named).toEqual([`Sitemap: ${product.siteUrl}/sitemap.xml`])
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([])
  const sitemap = await request.get(`${product.siteUrl}/sitemap.xml`)
  expect(sitemap.status()).toBe(200)
  expect(sitemap.headers()['content-type']).toContain('xml')
})
