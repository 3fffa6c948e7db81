import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { holdBack } from '../testing/end-requests.ts'
import { categoryRecord, lightStoreRecord, siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish, server } from '../testing/server.ts'
import { expectTitle } from '../testing/expect-title.ts'

const food = (name: string, fields: object = {}) =>
  storeRecord({ name, categories: ['Gastronomia'], ...fields })

test('home shows the product with its tagline and names the document', async () => {
  publish()
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Goya a un clic.' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('Encontrá todo en un solo lugar')
  await expectTitle('Guía de comercios en Goya | Goya a un clic')
  expect(document.head.querySelector('meta[name="description"]')).toBeTruthy()
})

test('the banner video of the configuration plays on home', async () => {
  publish({ site: siteRecord({ bannerVideo: '/media/rio.mp4' }) })
  renderApp('/')
  const video = await screen.findByLabelText<HTMLVideoElement>('Video de portada')
  expect(video.querySelector('source')?.getAttribute('src') ?? video.getAttribute('src')).toBe(
    '/media/rio.mp4',
  )
  const title = screen.getByRole('heading', { level: 1, name: 'Goya a un clic.' })
  expect(video.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('home shows the first twelve categories in order and the way to the others', async () => {
  const names = 'ABCDEFGHIJKLMNO'.split('').map((letter) => `${letter} rubro`)
  const categories = ['A rubro', ...names].map((name) => categoryRecord(name))
  publish({ site: siteRecord({ categories }) })
  renderApp('/')
  const grid = await screen.findByRole('list', { name: 'Categorías' })
  const shown = within(grid).getAllByRole('link')
  expect(shown.map(({ textContent }) => textContent)).toEqual(names.slice(0, 12))
  const more = screen.getByRole('link', { name: 'Ver más' })
  expect(more.getAttribute('href')).toBe('/categories')
  expect(grid.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('every category has its icon, a drawn one when none was given', async () => {
  const icon = '/media/0123456789abcdef-icon-192.webp'
  const categories = [{ ...categoryRecord('Alimentos'), icon }, categoryRecord('Otros')]
  publish({ site: siteRecord({ categories }) })
  renderApp('/')
  const [food, others] = within(
    await screen.findByRole('list', { name: 'Categorías' }),
  ).getAllByRole('link')
  expect(food?.querySelector('img')?.getAttribute('src')).toMatch(/0123456789abcdef-icon/)
  expect(others?.querySelector('img')).toBeNull()
  expect(others?.querySelector('svg')).toBeTruthy()
})

test('choosing a category leads to its subcategories when it has any, else to its stores', async () => {
  publish()
  renderApp('/')
  const link = await screen.findByRole('link', { name: 'Alimentos' })
  expect(link.getAttribute('href')).toBe('/category/alimentos/subcategories')
  expect(screen.getByRole('link', { name: 'Ferreterías' }).getAttribute('href')).toBe(
    '/category/ferreterias',
  )
})

test('the food carousel links active stores by their raw names, and all of them', async () => {
  publish({
    stores: [
      food('La Ñata & Cía', { id: 1 }),
      food('Apagada', { id: 2, isActive: false }),
      storeRecord({ id: 3, name: 'Ferretería Sur', categories: ['Ferreterías'] }),
    ],
  })
  renderApp('/')
  const section = await screen.findByRole('region', { name: 'Gastronomía y Delivery' })
  const stores = within(within(section).getByRole('list')).getAllByRole('link')
  expect(stores.map((link) => link.getAttribute('href'))).toEqual([
    '/store/La%20%C3%91ata%20%26%20C%C3%ADa',
  ])
  expect(
    within(section)
      .getByRole('link', { name: /Ver todos/ })
      .getAttribute('href'),
  ).toBe('/stores?category=Delivery,Gastronomia')
})

test('a carousel links a store whose name can be no folder by its slug', async () => {
  publish({ stores: [food('Kiosco 24/7', { slug: 'kiosco-247' })] })
  renderApp('/')
  const row = await screen.findByRole('list', { name: 'Gastronomía y Delivery' })
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/store/kiosco-247')
})

test('a carousel shows the logos of its stores', async () => {
  const image = '/media/0123456789abcdef-logo-384.webp'
  publish({ stores: [food('La Ñata', { image })] })
  renderApp('/')
  const row = await screen.findByRole('list', { name: 'Gastronomía y Delivery' })
  expect(row.querySelector('img')?.getAttribute('src')).toContain('0123456789abcdef-logo')
})

test('the light list is asked for without parameters', async () => {
  publish()
  const queries: string[] = []
  server.use(
    http.get('/busqueda.json', ({ request }) => {
      queries.push(new URL(request.url).search)
      return HttpResponse.json([lightStoreRecord(storeRecord())])
    }),
  )
  renderApp('/')
  await screen.findByRole('heading', { name: 'Categorías' })
  expect(queries).toEqual([''])
})

test('a carousel without stores is left out', async () => {
  publish({ stores: [storeRecord({ categories: ['Ferreterías'] })] })
  renderApp('/')
  await screen.findByRole('heading', { name: 'Categorías' })
  expect(screen.queryByText('Gastronomía y Delivery')).toBeNull()
})

test('while the data is on its way home shows nothing', async () => {
  publish()
  const asked = holdBack('busqueda.json')
  renderApp('/')
  await asked
  expect(await screen.findByPlaceholderText('Buscar en Goya a un clic')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toBe('')
})

test('a failed load says so and can be tried again', async () => {
  publish()
  breakFile('busqueda.json')
  const { user } = renderApp('/')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al cargar los datos.')
  publish()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Goya a un clic.' })).toBeTruthy()
})
