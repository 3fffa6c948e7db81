import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const SITE = 'https://guia.example'

const stores = [storeRecord({ id: 1, name: 'La Espiga', subcategories: ['Panaderias'] })]

/** The head of the page that was opened first, as it was published. */
beforeEach(() => {
  publish({ stores })
  document.head.innerHTML =
    `<link rel="canonical" href="${SITE}/categories">` +
    `<meta property="og:url" content="${SITE}/categories">`
})

const attribute = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(name)).join()

const canonical = () => attribute('link[rel="canonical"]', 'href')
const preview = () => attribute('meta[property="og:url"]', 'content')

/** Waits until both name a page of the site. */
const expectAddress = (path: string) =>
  waitFor(() => expect([canonical(), preview()]).toEqual([SITE + path, SITE + path]))

test('a page that the app goes to names its own address, on the host of the first one', async () => {
  const { router, user } = renderApp('/categories')
  await expectAddress('/categories')
  const [link] = await screen.findAllByRole('link', { name: 'Nosotros' })
  await user.click(link!)
  await expectAddress('/nosotros')
  await act(() => router.navigate('/category/alimentos?abierto=1'))
  await expectAddress('/category/alimentos')
  await act(() => router.navigate('/'))
  await expectAddress('/')
})

test.each([
  ['/store/La%20Espiga', '/store/la-espiga'],
  ['/store/1', '/store/la-espiga'],
  ['/nosotros/', '/nosotros'],
  ['/category/Alimentos', '/category/alimentos'],
  ['/category/Alimentos/subcategories', '/category/alimentos/subcategories'],
  ['/subcategory/Panaderías', '/subcategory/panaderias'],
  ['/subcategory/alimentos', '/category/alimentos'],
])('%s is known by %s', async (address, known) => {
  renderApp(address)
  await expectAddress(known)
})

test('a page that search engines leave out has no address to be known by', async () => {
  const { router } = renderApp('/nosotros')
  await expectAddress('/nosotros')
  await act(() => router.navigate('/stores?category=Alimentos'))
  await waitFor(() => expect(preview()).toBe(`${SITE}/stores`))
  expect(canonical()).toBe('')
  expect(attribute('meta[name="robots"]', 'content')).toBe('noindex')
  await act(() => router.navigate('/nosotros'))
  await expectAddress('/nosotros')
})

test('without a published head the address is that of the browser', async () => {
  document.head.innerHTML = ''
  renderApp('/nosotros')
  await waitFor(() => expect(canonical()).toBe(`${location.origin}/nosotros`))
  expect(preview()).toBe(canonical())
})
