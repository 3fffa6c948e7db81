import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { categoryRecord, siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const stores = [
  storeRecord({ id: 1, name: 'Azul', categories: ['Ferreterías'], description: 'Clavos.' }),
  storeRecord({ id: 2, name: 'Antes', isActive: false }),
  storeRecord({ id: 3, name: 'Bodega', hours: { miércoles: ['08:00 - 12:00'] } }),
]
const stored = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
const switchOn = (name: string) => screen.findByRole('button', { name })

test('/tienda groups all stores by initial, active ones first', async () => {
  publish({ stores })
  renderApp('/tienda')
  const group = within(await screen.findByRole('region', { name: 'Tiendas: A' }))
  const names = group.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(names).toEqual(['Azul', 'Antes'])
  expect(stored()).toEqual(['Azul', 'Antes', 'Bodega'])
  expect(screen.getByText('3 tiendas')).toBeTruthy()
})

test('a letter leaves only its stores, in the query string', async () => {
  publish({ stores })
  const { user, router } = renderApp('/tienda')
  const letters = within(await screen.findByRole('navigation', { name: 'Iniciales' }))
  await user.click(letters.getByRole('link', { name: 'B' }))
  expect(stored()).toEqual(['Bodega'])
  expect(screen.getByText('1 tienda')).toBeTruthy()
  expect(router.state.location.search).toBe('?inicial=B')
  expect(letters.getByRole('link', { name: 'B' }).getAttribute('aria-current')).toBe('true')
})

test('a letter that no store begins with is told as every empty list is', async () => {
  publish({ stores })
  renderApp('/tienda?inicial=Q')
  expect(await screen.findByText('Ninguna tienda')).toBeTruthy()
})

test('filters and categories narrow the list down, in the query string', async () => {
  publish({ stores })
  const { user, router } = renderApp('/tienda')
  await user.click(await switchOn('Verificado'))
  expect(stored()).toEqual(['Azul', 'Bodega'])
  await user.click(await switchOn('Ferreterías'))
  expect(stored()).toEqual(['Azul'])
  expect(router.state.location.search).toBe('?verificado=1&categoria=ferreterias')
  await user.click(await switchOn('Abierto ahora'))
  expect(screen.getByText('No se encontraron resultados')).toBeTruthy()
})

test('more rubros than two rows hold are a press away', async () => {
  const names = 'ABCDEFGHIJKLMNOP'.split('').map((letter) => `${letter} rubro`)
  publish({ stores, site: siteRecord({ categories: names.map((name) => categoryRecord(name)) }) })
  const { user } = renderApp('/tienda')
  const all = await switchOn('Ver los 16 rubros')
  expect(all.getAttribute('aria-expanded')).toBe('false')
  await user.click(all)
  expect((await switchOn('Ver menos rubros')).getAttribute('aria-expanded')).toBe('true')
})

test('/busquedas finds in place, with all of it in the query string', async () => {
  publish({ stores })
  const { user, router } = renderApp('/busquedas')
  const name = '¿Qué estás buscando?'
  const box = () => screen.getByRole('searchbox', { name })
  await screen.findByRole('searchbox', { name })
  expect(stored()).toEqual(['Azul', 'Bodega', 'Antes'])
  await user.type(box(), ' pan {Enter}')
  // The code of the search comes with the visitor to the box.
  await waitFor(() => expect(stored()).toEqual(['Bodega', 'Antes']))
  await user.clear(box())
  await user.type(box(), '{Enter}')
  expect(router.state.location.search).toBe('')
  expect(stored()).toHaveLength(3)
  await user.type(box(), 'pan{Enter}')
  await user.click(await switchOn('Abierto ahora'))
  expect(stored()).toEqual(['Bodega'])
  await user.click(await switchOn('Ferreterías'))
  expect(screen.getByText('No se encontraron resultados')).toBeTruthy()
  expect(router.state.location).toMatchObject({
    pathname: '/busquedas',
    search: '?q=pan&abierto=1&categoria=ferreterias',
  })
})

test('an address of /busquedas says what to show, and all of it can be taken back', async () => {
  publish({ stores })
  const { user } = renderApp('/busquedas?q=clavos&categoria=ferreterias')
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: /Qué estás/ })
  expect(box.value).toBe('clavos')
  expect((await switchOn('Ferreterías')).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(stored()).toEqual(['Azul']))
  await user.click(screen.getByRole('link', { name: 'Quitar búsqueda y filtros' }))
  expect(stored()).toHaveLength(3)
})

test('a search of /busquedas that finds nothing offers words that would', async () => {
  publish({ stores })
  renderApp('/busquedas?q=bodgea')
  const suggestion = await screen.findByRole('link', { name: 'bodega' })
  expect(suggestion.getAttribute('href')).toBe('/busquedas?q=bodega')
})
