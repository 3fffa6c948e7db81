import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const HERE = { latitude: -29.14, longitude: -59.26 }
const OPEN = { miércoles: ['08:00 - 12:00'] }
const stores = [
  storeRecord({ id: 1, name: 'Lejos', location: { lat: -29.2, lng: -59.26 } }),
  storeRecord({
    id: 2,
    name: 'Abierta',
    location: null,
    hours: OPEN,
  }),
  storeRecord({ id: 3, name: 'Cerca', location: { lat: -29.141, lng: -59.26 } }),
  storeRecord({ id: 4, name: 'Apagada', isActive: false, location: null }),
]

type Ask = Geolocation['getCurrentPosition']
const ask = vi.fn<Ask>()

beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: ask },
    configurable: true,
  })
})
afterEach(() => {
  ask.mockReset()
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(navigator, 'permissions')
})

/** Answers the question for the position that was asked last. */
function answer(result: { coords: object } | { code: number }) {
  const [onPosition, onError] = ask.mock.lastCall ?? []
  act(() => {
    if ('coords' in result) onPosition?.(result as GeolocationPosition)
    else onError?.(result as GeolocationPositionError)
  })
}

const names = () =>
  within(screen.getByRole('list', { name: 'Tiendas' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const chip = (name: string) => screen.getByRole('button', { name })
const isOn = (name: string) => chip(name).getAttribute('aria-pressed')

async function openList(address = '/category/alimentos') {
  publish({ stores })
  const app = renderApp(address)
  await screen.findByRole('list', { name: 'Filtros' })
  return app
}

test('who does not see the list change hears how many there are', async () => {
  const { user } = await openList()
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(heard()).toContain('4 tiendas')
  await user.click(chip('Verificado'))
  expect(heard()).toContain('3 tiendas')
  await user.type(screen.getAllByRole('searchbox')[0] as HTMLElement, 'x')
  expect(heard()).toContain('3 tiendas')
})

test('filters that leave nothing can be switched off where the list would be', async () => {
  publish({ stores: stores.filter(({ hours }) => !Object.keys(hours).length) })
  const { user, router } = renderApp('/category/alimentos?abierto=1&verificado=1&utm_source=diario')
  await screen.findByText('No se encontraron resultados')
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(names().length).toBeGreaterThan(0)
  expect([isOn('Abierto ahora'), isOn('Verificado')]).toEqual(['false', 'false'])
  expect(router.state.location.search).toBe('?utm_source=diario')
  expect(document.activeElement).toBe(chip('Abierto ahora'))
})

test('"Abierto ahora" keeps what is open and goes into the address', async () => {
  const { user, router } = await openList()
  expect(names()).toHaveLength(4)
  await user.click(chip('Abierto ahora'))
  expect(names()).toEqual(['Abierta'])
  expect(isOn('Abierto ahora')).toBe('true')
  expect(router.state.location.search).toBe('?abierto=1')
  await user.click(chip('Abierto ahora'))
  expect(names()).toHaveLength(4)
  expect(router.state.location.search).toBe('')
})

test('a filter stays under the finger: the focus does not jump to the heading', async () => {
  const { user } = await openList()
  await user.click(chip('Verificado'))
  expect(document.activeElement).toBe(chip('Verificado'))
  expect(names()).not.toContain('Apagada')
})

test('an address with filters shows them switched on, beside its other words', async () => {
  const { user, router } = await openList('/stores?category=Alimentos&verificado=1')
  expect(isOn('Verificado')).toBe('true')
  expect(names()).toEqual(['Lejos', 'Abierta', 'Cerca'])
  await user.click(chip('Abierto ahora'))
  expect(router.state.location.search).toBe('?category=Alimentos&verificado=1&abierto=1')
})

test('where nothing is open, what opens next is shown, the soonest first', async () => {
  const at = (id: number, name: string, hours: object, isActive = true) =>
    storeRecord({ id, name, hours: hours, isActive })
  publish({
    stores: [
      at(1, 'Mañana', { jueves: ['08:00 - 12:00'] }),
      at(2, 'Más tarde', { miércoles: ['20:00 - 22:00'] }),
      at(3, 'Nunca se sabe', {}),
      at(4, 'Apagada', { miércoles: ['17:00 - 22:00'] }, false),
      at(5, 'Enseguida', { miércoles: ['08:00 - 09:00', '17:00 - 20:00'] }),
    ],
  })
  renderApp('/category/alimentos?abierto=1')
  await screen.findByText('No se encontraron resultados')
  await screen.findByRole('heading', { name: 'Abren primero' })
  expect(names()).toEqual(['Enseguida', 'Más tarde', 'Mañana'])
})

test('on a holiday the filter for what is open says that it knows little', async () => {
  publish({ stores, site: siteRecord({ feriados: [{ fecha: '2026-03-11', nombre: 'Malvinas' }] }) })
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('list', { name: 'Filtros' })
  expect(screen.queryByRole('note')).toBeNull()
  await user.click(chip('Abierto ahora'))
  expect(screen.getByRole('note').textContent).toContain('Hoy es feriado (Malvinas)')
  // Nobody knows what opens first.
  expect(screen.queryByRole('heading', { name: 'Abren primero' })).toBeNull()
})

test('filters that leave nothing say so and can be switched off again', async () => {
  publish({ stores: [storeRecord({ hours: {} })] })
  const { user } = renderApp('/category/alimentos?abierto=1')
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
  await user.click(chip('Abierto ahora'))
  expect(names()).toHaveLength(1)
})

/** Says what the visitor has allowed before. */
function allowing(state: PermissionState) {
  const query = () => Promise.resolve({ state } as PermissionStatus)
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true })
}

test('an address with "Cerca mío" sorts at once where that was allowed before', async () => {
  allowing('granted')
  publish({ stores })
  renderApp('/category/alimentos?cerca=1')
  await screen.findByRole('list', { name: 'Tiendas' })
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  answer({ coords: HERE })
  expect(isOn('Cerca mío')).toBe('true')
})

test('and asks nobody where it was not', async () => {
  allowing('prompt')
  publish({ stores })
  renderApp('/category/alimentos?cerca=1')
  await screen.findByRole('list', { name: 'Tiendas' })
  await act(() => Promise.resolve())
  expect(ask).not.toHaveBeenCalled()
  expect(isOn('Cerca mío')).toBe('false')
})

test('where it was refused before, the address forgets it, and nobody is asked again', async () => {
  allowing('denied')
  publish({ stores })
  const { router } = renderApp('/category/alimentos?verificado=1&cerca=1')
  expect((await screen.findByRole('alert')).textContent).toMatch(/No tenemos permiso/)
  expect(ask).not.toHaveBeenCalled()
  expect(isOn('Cerca mío')).toBe('false')
  expect(router.state.location.search).toBe('?verificado=1')
})

test('"Cerca mío" asks for the position, then sorts and shows distances', async () => {
  const { user } = await openList()
  expect(ask).not.toHaveBeenCalled()
  await user.click(chip('Cerca mío'))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Buscando tu ubicación…')).toBeTruthy()
  answer({ coords: HERE })
  expect(isOn('Cerca mío')).toBe('true')
  expect(names()).toEqual(['Cerca', 'Lejos', 'Abierta', 'Apagada'])
  expect(screen.getByText('a 110 m')).toBeTruthy()
  expect(screen.getByText('a 6,7 km')).toBeTruthy()
})

test('who is far away from all of them is told so', async () => {
  const { user } = await openList()
  await user.click(chip('Cerca mío'))
  answer({ coords: { latitude: -34.6, longitude: -58.38 } })
  expect(
    screen.getByText('Estás lejos: lo más cercano queda a 606 km. Tu ubicación no se guarda.'),
  ).toBeTruthy()
})

test('the position is kept nowhere but in the page', async () => {
  const { user, router } = await openList()
  await user.click(chip('Cerca mío'))
  answer({ coords: HERE })
  expect(localStorage.length + sessionStorage.length).toBe(0)
  expect(router.state.location.search).toBe('?cerca=1')
  await user.click(chip('Cerca mío'))
  expect(names()[0]).toBe('Lejos')
  await user.click(chip('Cerca mío'))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(names()[0]).toBe('Cerca')
})

test('a shared address with "cerca" asks nobody', async () => {
  await openList('/category/alimentos?cerca=1')
  expect(ask).not.toHaveBeenCalled()
  expect(isOn('Cerca mío')).toBe('false')
  expect(names()[0]).toBe('Lejos')
})

test.each([
  [1, /No tenemos permiso para ver tu ubicación/],
  [2, /No pudimos saber dónde estás/],
  [3, /No pudimos saber dónde estás/],
])('a refusal with code %d is explained and leaves the list as it was', async (code, text) => {
  const { user, router } = await openList('/category/alimentos?verificado=1')
  await user.click(chip('Cerca mío'))
  expect(router.state.location.search).toBe('?verificado=1&cerca=1')
  answer({ code })
  expect(screen.getByRole('alert').textContent).toMatch(text)
  expect(isOn('Cerca mío')).toBe('false')
  expect(names()[0]).toBe('Lejos')
  expect(router.state.location.search).toBe('?verificado=1')
})

test('a refusal is told where it was asked for, and on no list after it', async () => {
  const { user, router } = await openList()
  await user.click(chip('Cerca mío'))
  answer({ code: 1 })
  expect(screen.getByRole('alert')).toBeTruthy()
  await act(() => router.navigate('/tienda'))
  await screen.findByRole('heading', { level: 1, name: 'Todas las tiendas' })
  expect(screen.getByRole('list', { name: 'Filtros' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a browser without positions says so', async () => {
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(navigator, 'permissions')
  const { user } = await openList()
  await user.click(chip('Cerca mío'))
  expect(screen.getByRole('alert').textContent).toBe(
    'Este navegador no puede decirnos dónde estás.',
  )
})

const NEAREST = 'El más cercano abierto'

async function openSorted() {
  publish({
    stores: [
      storeRecord({ id: 1, name: 'Lejos', location: { lat: -29.2, lng: -59.26 }, hours: OPEN }),
      storeRecord({ id: 2, name: 'Cerca', location: { lat: -29.141, lng: -59.26 }, hours: OPEN }),
      storeRecord({ id: 3, name: 'Acá', location: { lat: -29.14, lng: -59.26 }, hours: {} }),
    ],
  })
  const app = renderApp('/category/alimentos')
  await screen.findByRole('list', { name: 'Filtros' })
  return app
}

test('the nearest open store comes first, with its distance and the ways to it', async () => {
  const { user, router } = await openSorted()
  expect(ask).not.toHaveBeenCalled()
  await user.click(chip(NEAREST))
  expect([ask.mock.calls.length, isOn(NEAREST)]).toEqual([1, 'false'])
  answer({ coords: HERE })
  expect(isOn(NEAREST)).toBe('true')
  const text = screen.getByText('El más cercano abierto: a 110 m')
  expect(text.getAttribute('role')).toBe('status')
  const [first] = screen.getAllByRole('article') as [HTMLElement]
  expect(within(first).getByRole('heading', { name: 'Cerca' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toMatch(/^tel:/)
  expect(screen.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toContain(
    'destination=-29.141,-59.26',
  )
  expect(names()).toEqual(['Lejos', 'Acá'])
  expect(router.state.location.search).toBe('')
  await user.click(chip(NEAREST))
  expect(names()).toEqual(['Lejos', 'Cerca', 'Acá'])
})

test('who looks at a store and comes back finds the nearest one again', async () => {
  const { user, router } = await openSorted()
  await user.click(chip(NEAREST))
  answer({ coords: HERE })
  await user.click(chip('Abierto ahora'))
  expect(isOn(NEAREST)).toBe('true')
  await act(() => router.navigate('/nosotros'))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('El más cercano abierto: a 110 m')).toBeTruthy()
  expect([isOn(NEAREST), ask.mock.calls.length]).toEqual(['true', 1])
})

test('somebody far away is told so', async () => {
  const { user } = await openSorted()
  await user.click(chip(NEAREST))
  answer({ coords: { latitude: -34.6, longitude: -58.4 } })
  expect(screen.getByText(/^Estás lejos: el más cercano abierto está a 6\d\d km\.$/)).toBeTruthy()
})

test('a list of which nothing is open says so, and stays', async () => {
  publish({ stores: [storeRecord({ hours: {} })] })
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('list', { name: 'Filtros' })
  await user.click(chip(NEAREST))
  answer({ coords: HERE })
  expect(screen.getByText('Ninguno de esta lista está abierto ahora.')).toBeTruthy()
  expect(names()).toHaveLength(1)
})

test('the only store of a list is not missed below itself', async () => {
  publish({ stores: [storeRecord({ hours: OPEN })] })
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('list', { name: 'Filtros' })
  await user.click(chip(NEAREST))
  answer({ coords: HERE })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByText('No se encontraron resultados')).toBeNull()
})

test('after a refusal nobody is taken anywhere, not even by a later answer', async () => {
  const { user } = await openSorted()
  await user.click(chip(NEAREST))
  answer({ code: 1 })
  expect(screen.getByRole('alert').textContent).toMatch(/No tenemos permiso/)
  expect(isOn(NEAREST)).toBe('false')
  await user.click(chip('Cerca mío'))
  answer({ coords: HERE })
  expect([isOn('Cerca mío'), isOn(NEAREST)]).toEqual(['true', 'false'])
})
