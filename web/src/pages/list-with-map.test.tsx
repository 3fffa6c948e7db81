import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const OPEN = { miércoles: ['08:00 - 12:00'] }
const stores = [
  storeRecord({ id: 1, name: 'Sur', location: { lat: -29.2, lng: -59.3 }, hours: OPEN }),
  storeRecord({ id: 2, name: 'Norte', location: { lat: -29.1, lng: -59.2 } }),
  storeRecord({ id: 3, name: 'Sin Lugar', location: null, hours: OPEN }),
]

const isInView = vi.fn(() => true)

beforeEach(() => {
  isInView.mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(function watch(callback) {
    const observer = {
      observe: () => {
        const entry = { isIntersecting: isInView() } as IntersectionObserverEntry
        callback([entry], observer as unknown as IntersectionObserver)
      },
      unobserve: () => {},
      disconnect: () => {},
    }
    return observer as unknown as IntersectionObserver
  })
})

async function openList(address = '/category/alimentos') {
  publish({ stores })
  const app = renderApp(address)
  await screen.findByRole('list', { name: 'Tiendas' })
  return app
}

const map = () => within(screen.getByRole('region', { name: 'Mapa de la lista' }))
const marker = (name: string) => map().findByRole('button', { name: `Marcador de ${name}` })
const markers = () =>
  map()
    .queryAllByRole('button', { name: /^Marcador de / })
    .map((element) => element.getAttribute('title'))

test('once the browser is idle the stores of the list are on the map beside it', async () => {
  await openList()
  await marker('Sur')
  expect(markers()).toEqual(['Sur', 'Norte'])
  expect(map().getByText('1 sin ubicación')).toBeTruthy()
})

test('where the map is not in sight it is not loaded', async () => {
  isInView.mockReturnValue(false)
  await openList()
  expect(map().getByText('Cargando mapa...')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(markers()).toEqual([])
})

test('the filters of the list are those of the map', async () => {
  const { user } = await openList()
  await marker('Norte')
  await user.click(screen.getByRole('button', { name: 'Abierto ahora' }))
  await waitFor(() => expect(markers()).toEqual(['Sur']))
  await user.click(screen.getByRole('button', { name: 'Abierto ahora' }))
  await waitFor(() => expect(markers()).toEqual(['Sur', 'Norte']))
})

test('a list of which nothing has a place offers no map, and is not left for one', async () => {
  publish({ stores: stores.slice(2) })
  renderApp('/category/alimentos?mapa=1')
  const list = await screen.findByRole('list', { name: 'Tiendas' })
  expect(screen.queryByRole('button', { name: /^Ver (en el mapa|la lista)$/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Mapa de la lista' })).toBeNull()
  expect(list.closest('[data-view]')?.getAttribute('data-view')).toBe('list')
})

test('a marker opens a popup that says the state and leads to the store', async () => {
  const { router } = await openList()
  fireEvent.click(await marker('Sur'))
  const popup = await map().findByRole('link', { name: /Sur/ })
  expect(popup.textContent).toBe('SurBelgrano 850Abierto · Ver')
  fireEvent.click(popup)
  await waitFor(() => expect(router.state.location.pathname).toBe('/store/sur'))
})

test('a card under the pointer or with the focus marks its place', async () => {
  await openList()
  const places = [await marker('Sur'), await marker('Norte')]
  const marked = () => places.map((place) => place.hasAttribute('data-marked'))
  const card = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement
  expect(marked()).toEqual([false, false])
  fireEvent.focus(card('Sur'))
  expect(marked()).toEqual([true, false])
  fireEvent.pointerOver(card('Norte'))
  expect(marked()).toEqual([false, true])
  fireEvent.blur(card('Norte'))
  expect(marked()).toEqual([false, false])
})

const viewButton = (name: string) => screen.findByRole('button', { name })

test('a phone changes between list and map, which stands in the address and the way back', async () => {
  const { user, router } = await openList('/category/alimentos?abierto=1')
  const query = () => router.state.location.search
  await user.click(await viewButton('Ver en el mapa'))
  expect(query()).toBe('?abierto=1&mapa=1')
  await act(() => router.navigate(-1))
  expect(query()).toBe('?abierto=1')
  await user.click(await viewButton('Ver en el mapa'))
  await user.click(await viewButton('Ver la lista'))
  await viewButton('Ver en el mapa')
  expect(query()).toBe('?abierto=1')
  expect(router.state.historyAction).toBe('POP')
})

test('a list that was filtered on its map is the filtered one', async () => {
  const { user, router } = await openList('/category/alimentos')
  await user.click(await viewButton('Ver en el mapa'))
  await user.click(await viewButton('Abierto ahora'))
  await user.click(await viewButton('Ver la lista'))
  await viewButton('Ver en el mapa')
  expect(router.state.location.search).toBe('?abierto=1')
})

test('an address with the map shows it at once', async () => {
  await openList('/category/alimentos?mapa=1')
  expect(await screen.findByRole('button', { name: 'Ver la lista' })).toBeTruthy()
  expect(await marker('Sur')).toBeTruthy()
})

test('on the search page the map alone is nothing to take back', async () => {
  publish({ stores })
  renderApp('/busquedas?mapa=1')
  await screen.findByRole('list', { name: 'Tiendas' })
  expect(screen.queryByRole('link', { name: 'Quitar búsqueda y filtros' })).toBeNull()
})

test('a link leads past the map', async () => {
  const { user } = await openList()
  await user.click(map().getByRole('link', { name: 'Saltar el mapa' }))
  expect(document.activeElement?.textContent).toBe('Fin del mapa')
})

test('without any store there is no map', async () => {
  publish({ stores: [] })
  renderApp('/category/alimentos')
  await screen.findByText('No se encontraron resultados')
  expect(screen.queryByRole('region', { name: 'Mapa de la lista' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ver en el mapa' })).toBeNull()
})
