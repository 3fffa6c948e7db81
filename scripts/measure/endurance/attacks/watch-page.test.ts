import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../open-browser.ts'
import { STRIKE } from './payloads.ts'
import { foreignMarkup, textsOf, watch } from './watch-page.ts'

let html = ''
let headers: Record<string, string> = {}
const server = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html),
)
let browser: Browser
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await openBrowser('--disable-gpu')
}, 60_000)
afterAll(async () => {
  await browser.close()
  server.close()
})

async function look(body: string, policy?: string) {
  html = `<!doctype html><title>Prueba</title>${body}`
  headers = policy ? { 'content-security-policy': policy } : {}
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { context, faults } = await watch(browser, [url])
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForTimeout(200)
  const seen = { faults: [...faults], markup: await foreignMarkup(page), text: await textsOf(page) }
  await context.close()
  return seen
}

test.each([
  ['calls the function', `<script>${STRIKE}()</script>`, /se ejecutó/],
  ['calls it from an attribute', `<img src=x onerror="${STRIKE}()">`, /se ejecutó/],
  ['opens a dialog', '<script>setTimeout(() => alert(1))</script>', /diálogo/],
  ['asks somebody else', '<img src="https://ajeno.example/x.png">', /pidió https:\/\/ajeno/],
])('a page that %s is noticed', async (_, body, expected) => {
  expect((await look(body)).faults.join()).toMatch(expected)
})

test('what the policy stopped is noticed, for it was markup', async () => {
  const { faults, markup } = await look(`<img src=x onerror="${STRIKE}()">`, "script-src 'none'")
  expect(faults.join()).toMatch(/la política tuvo que frenar algo/)
  expect(markup).toEqual(['<img onerror>'])
})

test.each([
  ['<a href=" JavaScript:golpe()">a</a>', '<a href>'],
  ['<iframe srcdoc="a"></iframe>', '<iframe>'],
  ['<base href="/a/">', '<base>'],
])('%s is markup of nobody here', async (body, expected) => {
  expect((await look(body)).markup).toEqual([expected])
})

test('a text that is shown as written is neither', async () => {
  const { faults, markup, text } = await look(
    '<p title="x&quot; onclick=y">&lt;script&gt;golpe()&lt;/script&gt;</p><script src="/x.js"></script>',
  )
  expect([faults, markup]).toEqual([[], []])
  expect(text).toContain('<script>golpe()</script>')
  expect(text).toContain('x" onclick=y')
})
