import type { PageData, StoreRecord } from '@guia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { primePage } from '../api/page-data.ts'
import { storesResource } from '../api/lists.ts'
import { CARDS_FIRST, cardsShown } from '../catalog/site/page-sizes.ts'
import { offerRecord } from '../testing/offer-records.ts'
import { siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish, server } from '../testing/server.ts'

const numbered = (count: number): StoreRecord[] =>
  Array.from({ length: count }, (_, place) =>
    storeRecord({
      id: place + 1,
      name: `Tienda ${String(place + 1).padStart(2, '0')}`,
      description: place === 50 ? 'Vende yerba suelta.' : '',
    }),
  )

const SIXTY = numbered(60)

/** The page brought the first cards of its stores; the rest waits for `arrive`. */
function bring(page: string, stores: StoreRecord[], more: Partial<PageData> = {}) {
  const first = stores.slice(0, cardsShown(stores.length))
  const total = stores.length
  primePage({ page, site: siteRecord(), stores: first, total, parts: ['stores'], ...more })
  publish({ stores })
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  const asked = vi.fn()
  server.use(
    http.get('/busquedas.json', async () => {
      asked()
      await held
      return HttpResponse.json(stores)
    }),
  )
  return { arrive, asked }
}

const cards = () => within(screen.getByRole('main')).queryAllByRole('article').length
const more = () => screen.getByRole('button', { name: 'Mostrar más' })

test('the first cards are there at once; more of them once the rest has come', async () => {
  const { arrive } = bring('/category/alimentos', SIXTY)
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('heading', { level: 1, name: 'Alimentos' })
  expect(cards()).toBe(CARDS_FIRST)
  await user.click(more())
  expect(cards()).toBe(CARDS_FIRST)
  expect(more().getAttribute('aria-busy')).toBe('true')
  arrive()
  await waitFor(() => expect(cards()).toBe(60))
  expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull()
  const items = within(screen.getByRole('list', { name: 'Tiendas' })).getAllByRole('listitem')
  const firstAdded = items[CARDS_FIRST]
  await waitFor(() => expect(firstAdded?.contains(document.activeElement)).toBe(true))
})

test('the rest of a full list is asked for without being wanted, and changes nothing', async () => {
  const { arrive, asked } = bring('/category/alimentos', SIXTY)
  renderApp('/category/alimentos')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  const before = screen.getByRole('main').innerHTML
  arrive()
  await waitFor(() => expect(storesResource.peek()).toHaveLength(60))
  expect(screen.getByRole('main').innerHTML).toBe(before)
})

test('a short list is whole: it is filtered as it stands, and nothing is loaded', async () => {
  const closed = storeRecord({ id: 9, name: 'Cerrada', isActive: false })
  const { asked } = bring('/category/alimentos', [...numbered(3), closed])
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('heading', { level: 1, name: 'Alimentos' })
  expect(cards()).toBe(4)
  expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Verificado' }))
  expect(cards()).toBe(3)
  expect(asked).not.toHaveBeenCalled()
})

test('a list of up to 24 is shown whole', async () => {
  const { asked } = bring('/category/alimentos', numbered(24))
  renderApp('/category/alimentos')
  await screen.findByRole('heading', { level: 1, name: 'Alimentos' })
  expect(cards()).toBe(24)
  expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('a filter of a long list waits for all of it, within the page', async () => {
  const { arrive } = bring('/category/alimentos', SIXTY)
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('heading', { level: 1, name: 'Alimentos' })
  const filter = screen.getByRole('button', { name: 'Verificado' })
  await user.click(filter)
  expect(cards()).toBe(0)
  expect(screen.getByText('Cargando…')).toBeTruthy()
  expect(document.activeElement).toBe(filter)
  arrive()
  await waitFor(() => expect(cards()).toBe(CARDS_FIRST))
})

test('a search looks into all stores, with all that they say', async () => {
  const { arrive } = bring('/busquedas', numbered(3))
  const { router } = renderApp('/busquedas')
  await screen.findByRole('heading', { level: 1, name: 'Buscar' })
  await router.navigate('/busquedas?q=tienda')
  await waitFor(() => expect(cards()).toBe(0))
  arrive()
  await waitFor(() => expect(cards()).toBe(3))
})

test('all stores: their number and initials are known before they are', async () => {
  const stores = [...SIXTY, storeRecord({ id: 99, name: 'Zapatería' })]
  const { arrive } = bring('/tienda', stores, { initials: ['T', 'Z'] })
  const { user } = renderApp('/tienda')
  await screen.findByText('61 tiendas')
  await user.click(screen.getByRole('link', { name: 'Z' }))
  expect(cards()).toBe(0)
  arrive()
  expect(await screen.findByRole('link', { name: 'Zapatería' })).toBeTruthy()
})

test('a rest that cannot be loaded is told where it was asked for, and may be tried again', async () => {
  bring('/category/alimentos', SIXTY)
  breakFile('busquedas.json')
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('heading', { level: 1, name: 'Alimentos' })
  await user.click(more())
  expect(await screen.findByText('Error al cargar los datos.')).toBeTruthy()
  expect(cards()).toBe(CARDS_FIRST)
  server.use(http.get('/busquedas.json', () => HttpResponse.json(SIXTY)))
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(cards()).toBe(60))
})

test('offers: the first ten are there, the others are loaded', async () => {
  const ofertas = Array.from({ length: 12 }, (_, place) =>
    offerRecord({ id: place + 1, nombre: `Oferta ${place + 1}` }),
  )
  publish({ offers: { ofertas } })
  const first = { ofertas: ofertas.slice(0, 10), recomendados: [] }
  primePage({ page: '/ofertas', site: siteRecord(), offers: first, parts: ['offers'] })
  const { user } = renderApp('/ofertas')
  await screen.findByRole('link', { name: 'Oferta 10' })
  await user.click(more())
  expect(await screen.findByRole('link', { name: 'Oferta 12' })).toBeTruthy()
})
