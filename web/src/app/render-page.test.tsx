import type { PageData } from '@guia/contract'
import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CARDS_FIRST } from '../catalog/site/page-sizes.ts'
import { COMPLETE, cardRecord, PUBLISHED_PAGES, STORE } from '../testing/published-pages.ts'
import { lightStoreRecord, storeRecord } from '../testing/records.ts'
import { withoutBrowser } from '../testing/without-browser.ts'
import { renderPage } from './render-page.tsx'
import { pageRoutes } from './routes.tsx'

const render = (data: PageData) => withoutBrowser(() => renderPage(data.page, data))

/** The page as it stands before any script runs. */
async function show(data: PageData) {
  const { html } = await render(data)
  const body = document.createElement('div')
  body.innerHTML = html
  return body
}

const completeData = (page: string): PageData => ({
  page,
  ...COMPLETE,
  lightStores: COMPLETE.stores.map(lightStoreRecord),
  parts: [],
})

describe('every page can be read without scripts', () => {
  test.each(PUBLISHED_PAGES.map((one) => [one.data.page, one] as const))(
    '%s',
    async (_page, { data, heading, text }) => {
      const body = await show(data)
      const main = within(within(body).getByRole('main'))
      expect(main.getByRole('heading', { level: 1 }).textContent).toBe(heading)
      expect(body.querySelector('main')?.textContent).toContain(text)
      expect(body.querySelector('header')?.textContent).toContain('Goya a un clic')
      expect(within(body).queryByRole('alert')).toBeNull()
    },
  )

  test('and each route is among them', async () => {
    const modules = []
    for (const { data } of PUBLISHED_PAGES) modules.push((await render(data)).module)
    expect([...new Set(modules)].sort()).toEqual(
      [...new Set(pageRoutes.map(({ module }) => module))].sort(),
    )
  })
})

test('a store tells all about itself, and its place is a link', async () => {
  const body = within(
    await show({ page: '/store/la-espiga', site: COMPLETE.site, store: STORE, parts: [] }),
  )
  expect(body.getByRole('link', { name: '3777 55-5101' }).getAttribute('href')).toBe(
    'tel:3777555101',
  )
  expect(body.getAllByText('8:00 a 12:00').length).toBe(2)
  expect(
    body.getByRole('link', { name: /Belgrano 850, Goya: abrir/ }).getAttribute('href'),
  ).toMatch(/^https:\/\/www\.google\.com\/maps/)
})

describe('what staff wrote of a photograph is read as its text, and the others by their place', () => {
  const pictures = ['a', 'b'].map((name) => `/media/0123456789abcdef-${name}-photo-1280.webp`)
  const photos = { gallery: pictures, epigrafes: { [pictures[1]!]: 'El horno de "Ramona"' } }
  const person = { ...COMPLETE.professionals[0]!, ...photos }
  test.each<[string, PageData]>([
    [
      'La Espiga',
      { page: '/store/la-espiga', site: COMPLETE.site, store: { ...STORE, ...photos }, parts: [] },
    ],
    [
      person.name,
      {
        page: '/profesionales/medicos/dra-ana-sosa',
        site: COMPLETE.site,
        professionals: [person],
        parts: ['professionals'],
      },
    ],
  ])('%s', async (name, data) => {
    const list = within(await show(data)).getByRole('list', { name: `Fotos de ${name}` })
    const texts = within(list).getAllByRole('img')
    expect(texts.map((image) => image.getAttribute('alt'))).toEqual([
      `Foto 1 de ${name}`,
      'El horno de "Ramona"',
    ])
    expect(within(list).getByRole('link', { name: 'El horno de "Ramona"' })).toBeTruthy()
  })
})

test('nothing is said that depends on the visitor’s clock', async () => {
  const { html } = await render({
    page: '/store/la-espiga',
    site: COMPLETE.site,
    store: STORE,
    parts: [],
  })
  expect(html).not.toMatch(/Abierto|Cerrado|>Hoy</)
})

describe('what a page brings along shows the same as all there is', () => {
  const SAME = PUBLISHED_PAGES.filter(({ data }) => data.page !== '*')
  test.each(SAME.map(({ data }) => [data.page, data] as const))('%s', async (page, data) => {
    expect((await render(data)).html).toBe((await render(completeData(page))).html)
  })

  test('and so do the first cards of a long list', async () => {
    const stores = Array.from({ length: 60 }, (_, place) =>
      storeRecord({ id: place + 1, name: `Tienda ${String(place).padStart(2, '0')}` }),
    )
    const first = stores.slice(0, CARDS_FIRST).map(cardRecord)
    const extra = { total: 60, initials: ['T'] }
    for (const page of ['/tienda', '/category/alimentos']) {
      const data: PageData = {
        page,
        site: COMPLETE.site,
        stores: first,
        ...extra,
        parts: ['stores'],
      }
      const whole: PageData = { page, site: COMPLETE.site, stores, parts: [] }
      expect((await render(data)).html).toBe((await render(whole)).html)
    }
  })
})

test('pages rendered at once do not mix', async () => {
  const pages = PUBLISHED_PAGES.map(({ data }) => data)
  const one = []
  for (const data of pages) one.push((await render(data)).html)
  const all = await withoutBrowser(() =>
    Promise.all(pages.map((data) => renderPage(data.page, data))),
  )
  expect(all.map(({ html }) => html)).toEqual(one)
})

test('a page that would show more than its data is refused', async () => {
  const data: PageData = { page: '/category/alimentos', site: COMPLETE.site, parts: [] }
  await expect(render(data)).rejects.toThrow('/category/alimentos')
})

test('a part is worth nothing on another page', async () => {
  const { stores, site } = COMPLETE
  const data: PageData = { page: '/category/alimentos', site, stores, parts: ['stores'] }
  await expect(withoutBrowser(() => renderPage('/tienda', data))).rejects.toThrow('/tienda')
})
