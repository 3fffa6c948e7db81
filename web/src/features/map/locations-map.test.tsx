import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { latLngBounds, Map as LeafletMap } from 'leaflet'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeRecord, type StoreFields } from '../../testing/records.ts'
import { holdBack } from '../../testing/end-requests.ts'
import { breakFile, publish } from '../../testing/server.ts'
import { LocationsMap } from './locations-map.tsx'

const SITE_MAP = { center: { lat: -29.14, lng: -59.26 }, zoom: 15 }
const FAR_APART: StoreFields[] = [
  { id: 1, name: 'Café del Río', location: { lat: -29.1, lng: -59.3 } },
  { id: 2, name: 'Taller Ruta 12', location: { lat: -29.2, lng: -59.2 }, address: 'Ruta 12' },
]

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(350)
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(function watch(callback) {
    const observer = {
      observe: () => {
        const entry = { isIntersecting: true } as IntersectionObserverEntry
        callback([entry], observer as unknown as IntersectionObserver)
      },
      unobserve: () => {},
      disconnect: () => {},
    }
    return observer as unknown as IntersectionObserver
  })
})

function showMap(...stores: StoreFields[]) {
  publish({ stores: stores.map(storeRecord) })
  const router = createMemoryRouter([{ path: '*', element: <LocationsMap map={SITE_MAP} /> }])
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

const marker = (name: string) => screen.findByRole('button', { name: `Marcador de ${name}` })

test('while the stores are on their way the map says that it is loading', async () => {
  showMap()
  await holdBack('busqueda.json')
  expect((await screen.findByRole('status')).textContent).toBe('Cargando mapa...')
})

test('without a store that has a place the map says so', async () => {
  showMap({ location: null })
  expect(await screen.findByText('No se encontraron tiendas para mostrar.')).toBeTruthy()
  expect(screen.queryByText('Cargando mapa...')).toBeNull()
})

test('a failed load is logged and ends in an empty map', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => {})
  showMap()
  breakFile('busqueda.json')
  expect(await screen.findByText('No se encontraron tiendas para mostrar.')).toBeTruthy()
  expect(logged.mock.calls.map(([text]) => text as string)).toContain('The map has no stores')
  logged.mockClear()
})

test('every store has a marker of 32 by 32 and one popup is open', async () => {
  showMap(...FAR_APART)
  const icon = await marker('Café del Río')
  expect([icon.style.width, icon.style.height]).toEqual(['32px', '32px'])
  expect(await marker('Taller Ruta 12')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(1)
})

test('the map begins at the configured centre and zoom, then shows all stores', async () => {
  const begin = vi.spyOn(LeafletMap.prototype, 'setView')
  const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds')
  showMap(...FAR_APART)
  await marker('Taller Ruta 12')
  expect(begin.mock.calls[0]?.slice(0, 2)).toEqual([SITE_MAP.center, SITE_MAP.zoom])
  const [bounds] = fit.mock.calls[0] ?? []
  expect(bounds).toEqual(latLngBounds([-29.2, -59.3], [-29.1, -59.2]))
  expect(begin.mock.invocationCallOrder[0]).toBeLessThan(fit.mock.invocationCallOrder[0] ?? 0)
})

test('a click on a popup goes to the store by its lowercased name', async () => {
  const { router } = showMap(...FAR_APART)
  fireEvent.click(await marker('Café del Río'))
  const popup = await screen.findByRole('link', { name: /Café del Río/ })
  fireEvent.click(popup)
  expect(decodeURI(router.state.location.pathname)).toBe('/store/café-del-río')
})

test('close stores are one marker with their number, which comes closer', async () => {
  showMap(
    { id: 1, name: 'Uno', location: { lat: -29.14, lng: -59.26 } },
    { id: 2, name: 'Dos', location: { lat: -29.1402, lng: -59.2602 } },
    { id: 3, name: 'Lejos', location: { lat: -29.4, lng: -59.6 } },
  )
  fireEvent.click(await screen.findByRole('button', { name: '2 comercios: acercar' }))
  expect(await marker('Uno')).toBeTruthy()
  expect(await marker('Dos')).toBeTruthy()
})

test('stores at one point open as a list', async () => {
  const point = { lat: -29.14, lng: -59.26 }
  showMap({ id: 1, name: 'Uno', location: point }, { id: 2, name: 'Dos', location: point })
  expect(await screen.findByText('2 comercios acá')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /Uno|Dos/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/store/uno', '/store/dos'])
})

test('the controls of the map speak Spanish', async () => {
  showMap(...FAR_APART)
  expect(await screen.findByRole('button', { name: 'Acercar' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeTruthy()
})

test('the keyboard comes to the list first, then to what zooms, then to the markers', async () => {
  showMap(...FAR_APART)
  const last = await marker('Taller Ruta 12')
  const order = [screen.getByText('Ver los lugares en una lista')]
  order.push(screen.getByRole('button', { name: 'Acercar' }), last)
  const sorted = order.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(sorted).toEqual(order)
})

test('the same places are a list for the keyboard', async () => {
  const { user } = showMap(...FAR_APART, { id: 3, name: 'Sin lugar', location: null })
  await user.click(await screen.findByText('Ver los lugares en una lista'))
  const places = within(await screen.findByRole('list', { name: 'Lugares del mapa' }))
  expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Café del RíoBelgrano 850',
    'Taller Ruta 12Ruta 12',
  ])
})
