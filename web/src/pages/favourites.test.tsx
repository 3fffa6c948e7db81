import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const stores = [storeRecord({ id: 1, name: 'La Espiga' }), storeRecord({ id: 2, name: 'El Horno' })]

const heart = (name: string) => screen.findByRole('button', { name: `Favorito: ${name}` })
const isPressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed')

const shelf = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a heart on a card makes a favourite, a second press takes it back', async () => {
  publish({ stores })
  const { user } = renderApp('/category/alimentos')
  expect(await isPressed('La Espiga')).toBe('false')
  await user.click(await heart('La Espiga'))
  expect(await isPressed('La Espiga')).toBe('true')
  expect(await isPressed('El Horno')).toBe('false')
  await user.click(await heart('La Espiga'))
  expect(await isPressed('La Espiga')).toBe('false')
})

test('favourites come back on the next visit: on home, on their page and on the store', async () => {
  localStorage.setItem('favoritos', '[2,99,1]')
  publish({ stores })
  const { router } = renderApp('/')
  await screen.findByRole('region', { name: 'Tus favoritos' })
  expect(shelf('Tus favoritos')).toEqual(['El Horno', 'La Espiga'])
  await router.navigate('/favoritos')
  const list = within(await screen.findByRole('list', { name: 'Tiendas' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'El Horno',
    'La Espiga',
  ])
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex',
  )
  await router.navigate('/store/la-espiga')
  expect(await isPressed('La Espiga')).toBe('true')
})

test('a favourite that is taken back stays until the page is left, and can be chosen again', async () => {
  localStorage.setItem('favoritos', '[2]')
  publish({ stores })
  const { user, router } = renderApp('/favoritos')
  await user.click(await heart('El Horno'))
  expect(await isPressed('El Horno')).toBe('false')
  expect(document.activeElement).toBe(await heart('El Horno'))
  await user.click(await heart('El Horno'))
  expect(localStorage.getItem('favoritos')).toBe('[2]')
  await user.click(await heart('El Horno'))
  await router.navigate('/')
  await screen.findByRole('heading', { name: 'Categorías' })
  await router.navigate('/favoritos')
  expect(await screen.findByText(/Todavía no tenés favoritos/)).toBeTruthy()
})

test('a store that was looked at is seen again on home', async () => {
  publish({ stores })
  const { router } = renderApp('/store/la-espiga')
  await screen.findByRole('heading', { level: 1, name: 'La Espiga' })
  await router.navigate('/store/el-horno')
  await screen.findByRole('heading', { level: 1, name: 'El Horno' })
  await router.navigate('/')
  await screen.findByRole('region', { name: 'Vistos hace poco' })
  expect(shelf('Vistos hace poco')).toEqual(['El Horno', 'La Espiga'])
})

test('home shows no shelf to who has chosen and seen nothing', async () => {
  publish({ stores })
  renderApp('/')
  await screen.findByRole('heading', { name: 'Categorías' })
  const main = within(screen.getByRole('main'))
  expect(main.queryByText('Tus favoritos')).toBeNull()
  expect(main.queryByText('Vistos hace poco')).toBeNull()
})

test('without favourites their page says how to choose them', async () => {
  publish({ stores })
  renderApp('/favoritos')
  expect((await screen.findByText(/Todavía no tenés favoritos/)).textContent).toContain('corazón')
  expect(screen.queryByRole('list', { name: 'Filtros' })).toBeNull()
})

test('with storage switched off a favourite lasts as long as the page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('switched off', 'SecurityError')
  })
  publish({ stores })
  const { user, router } = renderApp('/category/alimentos')
  await user.click(await heart('El Horno'))
  expect(await isPressed('El Horno')).toBe('true')
  await router.navigate('/favoritos')
  expect(await screen.findByRole('list', { name: 'Tiendas' })).toBeTruthy()
})

test('where the browser keeps nothing, the heart says so', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  publish({ stores })
  const { user } = renderApp('/category/alimentos')
  const [heart] = await screen.findAllByRole('button', { name: /^Favorito: / })
  await user.click(heart!)
  expect(screen.getByRole('alert').textContent).toContain('se pierden al cerrar la página')
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  expect(screen.queryByRole('alert')).toBeNull()
  setItem.mockRestore()
})
