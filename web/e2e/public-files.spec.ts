import { createHash } from 'node:crypto'
import { TILE_ORIGINS } from '@guia/contract'
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
  for (const file of ['horarios.json', 'ofertas.json', 'sitio.json', 'publicacion.json']) {
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
  for (const file of [...Object.keys(COUNTS), 'horarios.json', 'ofertas.json', 'sitio.json']) {
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
  expect(policy.match(/[\w-]+ [^;]*'unsafe-[^;]*/g)).toEqual(["style-src 'self' 'unsafe-inline'"])
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual([
    ...TILE_ORIGINS,
    'https://script.google.com',
    'https://script.googleusercontent.com',
  ])
  // A page admits the one style that it brings, and no other. The sample keeps its leads: its pages
  // do without the script that takes them elsewhere.
  const html = await page.text()
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'; connect-src 'self'">`,
  )
  expect(html.match(/<style|\sstyle="/g)).toHaveLength(1)
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
