import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CARDS_FIRST } from '../catalog/site/page-sizes.ts'
import { storeRecord } from '../testing/records.ts'
import { expectTitle } from '../testing/expect-title.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'

const stores = [
  storeRecord({ id: 1, name: 'Apagada', isActive: false }),
  storeRecord({
    id: 2,
    name: 'Don Juan',
    subcategories: ['Panaderias'],
    hours: { miércoles: ['08:00 - 12:00'] },
  }),
  storeRecord({ id: 3, name: 'Taller Ruta', categories: ['Autos Motos y Otros'] }),
]

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Tiendas' })
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
}

const card = (name: string) => {
  const article = screen.getByRole('link', { name }).closest('article')
  if (!article) throw new Error(`${name} is in no card`)
  return within(article)
}

test('a category lists its stores, active first, with badges on the active ones', async () => {
  publish({ stores })
  renderApp('/category/alimentos')
  expect(await names()).toEqual(['Don Juan', 'Apagada'])
  expect(screen.getByRole('heading', { level: 1, name: 'Alimentos' })).toBeTruthy()
  expect(card('Don Juan').getByText('Verificado')).toBeTruthy()
  expect(card('Don Juan').getByText('Abierto')).toBeTruthy()
  expect(card('Don Juan').getByText('Cierra 12:00')).toBeTruthy()
  expect(card('Don Juan').getByText('Belgrano 850')).toBeTruthy()
  expect(card('Apagada').queryByText('Verificado')).toBeNull()
  expect(card('Apagada').queryByText('Cerrado')).toBeNull()
})

test('the badge follows the local time', async () => {
  publish({ stores })
  renderApp('/category/alimentos', new Date(2026, 2, 11, 12, 1))
  await names()
  expect(card('Don Juan').getByText('Cerrado')).toBeTruthy()
  expect(card('Don Juan').getByText('Abre mié 8:00')).toBeTruthy()
})

test('a store’s own words about its hours stay as they are', async () => {
  const words = 'Solo domingos con reserva'
  publish({ stores: [storeRecord({ name: 'Reservas', hours: { miércoles: words } })] })
  renderApp('/category/alimentos', new Date(2026, 2, 11, 12, 1))
  await names()
  expect(card('Reservas').getByText(words)).toBeTruthy()
})

test('a subcategory is found by its address alone', async () => {
  publish({ stores })
  renderApp('/subcategory/panaderias')
  expect(await names()).toEqual(['Don Juan'])
  expect(screen.getByRole('heading', { level: 1, name: 'Panaderias' })).toBeTruthy()
})

test('a subcategory takes results and name from the navigation state', async () => {
  publish({ stores })
  const state = { results: [1, 3], categoryName: 'Varios' }
  renderApp({ pathname: '/subcategory/panaderias', state })
  expect(await names()).toEqual(['Taller Ruta', 'Apagada'])
  expect(screen.getByRole('heading', { level: 1, name: 'Varios' })).toBeTruthy()
})

test('/stores lists every requested category', async () => {
  publish({ stores })
  renderApp('/stores?category=Autos,Alimentos')
  expect(await names()).toEqual(['Don Juan', 'Taller Ruta', 'Apagada'])
})

test('what a row of the home page leads to is called as the row is', async () => {
  publish({ stores })
  renderApp('/stores?category=Delivery,Gastronomia')
  const title = 'Gastronomía y Delivery'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test.each(['/category/nada', '/subcategory/nada', '/stores?category=nada', '/stores', '/prueba'])(
  '%s has no results, says so and leads on',
  async (address) => {
    publish({ stores })
    renderApp(address)
    expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Tiendas' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ver categorías' })).toBeTruthy()
  },
)

const SAYS_ANYTHING = 'Este comercio es una estafa'

test.each([
  [`/category/${SAYS_ANYTHING}`, 'Categoría no encontrada'],
  [`/subcategory/${SAYS_ANYTHING}`, 'Categoría no encontrada'],
  [`/profesionales/${SAYS_ANYTHING}`, 'Categoría no encontrada'],
  [`/stores?category=${SAYS_ANYTHING},%E0`, 'Tiendas'],
  ['/stores?category=alimentos,nada', 'Alimentos'],
])('of the address %s only a known category becomes its title', async (address, heading) => {
  publish({ stores })
  renderApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  await expectTitle(`${heading} | Goya a un clic`)
})

test('a known category without stores keeps its name', async () => {
  publish({ stores: [] })
  renderApp('/subcategory/panaderias')
  expect(await screen.findByRole('heading', { level: 1, name: 'Panaderias' })).toBeTruthy()
})

test('a card leads to its store', async () => {
  publish({ stores })
  const { user, router } = renderApp('/category/alimentos')
  await user.click(await screen.findByRole('link', { name: 'Don Juan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Don Juan' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/store/don-juan')
})

test('a long list shows a part and the rest on demand', async () => {
  const many = Array.from({ length: 60 }, (_, id) =>
    storeRecord({ id: id + 1, name: `Tienda ${id}` }),
  )
  publish({ stores: many })
  const { user } = renderApp('/category/alimentos')
  expect(await names()).toHaveLength(CARDS_FIRST)
  await user.click(screen.getByRole('button', { name: 'Mostrar más' }))
  expect(await names()).toHaveLength(60)
  expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull()
})

test('all categories are listed on their page', async () => {
  publish()
  renderApp('/categories')
  const grid = await screen.findByRole('list', { name: 'Categorías' })
  expect(
    within(grid)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alimentos', 'Ferreterías'])
})

test('a failed load of the categories says so', async () => {
  breakFile('sitio.json')
  renderApp('/categories')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al cargar los datos.')
})

test('a category shows its subcategories and the way to all of its stores', async () => {
  publish({ stores })
  const { user } = renderApp('/category/alimentos/subcategories')
  const grid = await screen.findByRole('list', { name: 'Subcategorías de Alimentos' })
  expect(within(grid).getByRole('link', { name: 'Panaderias' }).getAttribute('href')).toBe(
    '/subcategory/panaderias',
  )
  await user.click(screen.getByRole('link', { name: 'Ver Todo' }))
  expect(await names()).toEqual(['Don Juan', 'Apagada'])
})

test('a category without subcategories says so and leads to its stores', async () => {
  publish({ stores })
  renderApp('/category/ferreterias/subcategories')
  expect(await screen.findByText(/^Este rubro no tiene subcategorías/)).toBeTruthy()
  expect(screen.queryByRole('list', { name: /^Subcategorías/ })).toBeNull()
  const all = screen.getByRole('link', { name: 'Ver Todo' })
  expect(all.getAttribute('href')).toBe('/category/ferreterias')
  const canonical = document.head.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toMatch(/\/category\/ferreterias$/)
})

test('one bad record does not hide the others', async () => {
  const broken = { id: 'x', name: null } as unknown as (typeof stores)[number]
  publish({ stores: [broken, ...stores] })
  renderApp('/category/alimentos')
  expect(await names()).toEqual(['Don Juan', 'Apagada'])
})
