import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recentSearches } from '../features/search/recent-searches.ts'
import { professionalRecord } from '../testing/professional-records.ts'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const always = { lunes: ['00:00 - 24:00'], miércoles: ['00:00 - 24:00'] }
const stores = [
  storeRecord({ id: 1, name: 'Pizzería El Surubí', categories: ['Gastronomia'], hours: always }),
  storeRecord({ id: 2, name: 'Panadería Sur', categories: ['Gastronomia'] }),
  storeRecord({ id: 3, name: 'Pinturería Norte', categories: ['Pinturerías'] }),
]

async function atTheBox() {
  publish({ stores, professionals: [professionalRecord({ name: 'Dra. Ana Pizzutti' })] })
  const { user, router } = renderApp('/nosotros')
  const box = await screen.findByRole('searchbox', { name: 'Buscar en Goya a un clic' })
  await user.click(box)
  const panel = () => screen.findByRole('group', { name: 'Sugerencias' })
  return { user, router, box, panel }
}

test('while somebody types, the box proposes stores with their state, and people', async () => {
  const { user, panel } = await atTheBox()
  await user.keyboard('pi')
  await within(await panel()).findByRole('link', { name: /^Pinturería/ })
  // A single letter begins half of the catalogue.
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Sugerencias' })).toBeNull())
  await user.keyboard('izz')
  const shown = within(await panel())
  const pizza = await shown.findByRole('link', { name: /^Pizzería El Surubí/ })
  expect(pizza.getAttribute('href')).toBe('/store/pizzeria-el-surubi')
  expect(within(pizza).getByText('Abierto')).toBeTruthy()
  expect(await shown.findByRole('link', { name: /^Dra\. Ana Pizzutti/ })).toBeTruthy()
  expect(shown.queryByText('Panadería Sur')).toBeNull()
})

test('those that fit best are proposed first', async () => {
  const shop = storeRecord({ id: 4, name: 'Ferretería Centro', description: 'Todo en plomería' })
  const plumber = professionalRecord({ name: 'Norma Benítez', category: 'plomeros' })
  publish({ stores: [...stores, shop], professionals: [plumber] })
  const { user } = renderApp('/nosotros')
  await user.click(await screen.findByRole('searchbox', { name: 'Buscar en Goya a un clic' }))
  await user.keyboard('plomero')
  const person = await screen.findByRole('link', { name: 'Norma Benítez' })
  const store = screen.getByRole('link', { name: /^Ferretería Centro/ })
  expect(person.compareDocumentPosition(store)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('branches of one name are told apart by their address', async () => {
  const branch = (id: number, address: string) =>
    storeRecord({ id, slug: `rio-${id}`, name: 'Pizzería Río', address })
  publish({ stores: [...stores, branch(7, 'Mitre 100'), branch(8, 'Colón 200')] })
  const { user } = renderApp('/nosotros')
  await user.click(await screen.findByRole('searchbox', { name: 'Buscar en Goya a un clic' }))
  await user.keyboard('pizz')
  const list = within(await screen.findByRole('list', { name: 'Comercios' }))
  expect(list.getByRole('link', { name: /^Pizzería Río ?Mitre 100/ })).toBeTruthy()
  expect(list.getByRole('link', { name: /^Pizzería Río ?Colón 200/ })).toBeTruthy()
  expect(list.getByText('Pizzería El Surubí').children).toHaveLength(0)
})

test('a proposal that is chosen leads to its page, and the panel is gone', async () => {
  const { user, router, panel } = await atTheBox()
  await user.keyboard('pizz')
  await user.click(await within(await panel()).findByRole('link', { name: /^Pizzería/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Pizzería/ })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/store/pizzeria-el-surubi')
  expect(screen.queryByRole('group', { name: 'Sugerencias' })).toBeNull()
})

test('the arrow keys go into the panel and back, Escape closes it and keeps the text', async () => {
  const { user, box, panel } = await atTheBox()
  await user.keyboard('pizz')
  await within(await panel()).findByRole('link', { name: /^Pizzería/ })
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Pizzería El Surubí')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(box)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Sugerencias' })).toBeNull()
  expect(document.activeElement).toBe(box)
  expect((box as HTMLInputElement).value).toBe('pizz')
})

test('the last searches wait under the empty box until they are taken away', async () => {
  recentSearches.set(['remís', '<b>pan</b>'])
  const { user } = await atTheBox()
  const last = within(await screen.findByRole('group', { name: 'Tus últimas búsquedas' }))
  expect(last.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'remís',
    '<b>pan</b>',
  ])
  await user.click(last.getByRole('button', { name: 'Borrarlas' }))
  expect(screen.queryByRole('group', { name: 'Tus últimas búsquedas' })).toBeNull()
  expect(recentSearches.get()).toEqual([])
})

test('Enter searches what was typed, and it is remembered', async () => {
  const { user, router, panel } = await atTheBox()
  await user.keyboard('pizza')
  await panel()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /pizza/ })).toBeTruthy()
  expect(router.state.location.pathname + router.state.location.search).toBe('/prueba?q=pizza')
  expect(recentSearches.get()).toEqual(['pizza'])
})
