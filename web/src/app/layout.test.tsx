import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish } from '../testing/server.ts'

const header = () => screen.getByRole('banner')

test('the header offers the logo to home, the search and the one city', async () => {
  publish()
  renderApp('/categories')
  expect(await screen.findByRole('searchbox', { name: 'Buscar en Goya a un clic' })).toBeTruthy()
  const logo = within(header()).getByRole('link', { name: 'Goya a un clic Inicio' })
  expect(logo.getAttribute('href')).toBe('/')
  const city = within(header()).getByRole('combobox', { name: 'Ubicación' })
  expect(
    within(city)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Goya'])
})

test('the header’s parts follow each other as the eye meets them on a phone', async () => {
  publish()
  renderApp('/categories')
  const parts = within(header())
  const inOrder = [
    await parts.findByRole('link', { name: 'Goya a un clic Inicio' }),
    parts.getByRole('combobox', { name: 'Ubicación' }),
    parts.getByRole('button', { name: 'Abrir menú' }),
    parts.getByRole('searchbox'),
  ]
  for (const [index, part] of inOrder.slice(1).entries()) {
    expect(inOrder[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('the menu’s links stand in the header as well, for where there is room', async () => {
  publish()
  renderApp('/categories')
  const links = within(within(header()).getByRole('navigation', { name: 'Principal' }))
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Inicio',
    'Nosotros',
    'Categorías',
    'Contacto',
  ])
  const here = await links.findByRole('link', { current: 'page' })
  expect(here.textContent).toBe('Categorías')
})

test('the menu opens with its button and closes with its own', async () => {
  publish()
  const { user } = renderApp('/categories')
  await screen.findByRole('heading', { name: 'Categorías' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }))
  const menu = screen.getByRole('dialog', { name: 'Menú' })
  expect(within(menu).getByRole('heading', { name: 'Menú' })).toBeTruthy()
  await user.click(within(menu).getByRole('button', { name: 'Cerrar menú' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a click on the overlay closes the menu, one inside does not', async () => {
  publish()
  const { user } = renderApp('/categories')
  await user.click(await screen.findByRole('button', { name: 'Abrir menú' }))
  await user.click(screen.getByRole('heading', { name: 'Menú' }))
  expect(screen.queryByRole('dialog')).toBeTruthy()
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the menu leads to its four pages and closes behind the visitor', async () => {
  publish()
  const { user, router } = renderApp('/categories')
  await user.click(await screen.findByRole('button', { name: 'Abrir menú' }))
  const links = within(screen.getByRole('dialog')).getAllByRole('link')
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Inicio', '/'],
    ['Nosotros', '/nosotros'],
    ['Categorías', '/categories'],
    ['Contacto', '/contacto'],
  ])
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Inicio' }))
  await screen.findByRole('heading', { name: 'Goya a un clic.' })
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the footer holds year, e-mail and only the networks that are configured', async () => {
  publish()
  renderApp('/categories')
  await screen.findByRole('heading', { name: 'Categorías' })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/© 2026 Goya a un clic/)).toBeTruthy()
  expect(footer.getByRole('link', { name: 'hola@goya.example' }).getAttribute('href')).toBe(
    'mailto:hola@goya.example',
  )
  expect(footer.getByRole('link', { name: 'Privacidad' }).getAttribute('href')).toBe('/privacidad')
  const networks = within(footer.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link')
  expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual(['Instagram'])
  expect(networks[0]?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(networks[0]?.getAttribute('target')).toBe('_blank')
})

test('the footer’s logo leads home, and its five networks have an icon each', async () => {
  const social = {
    linkedin: 'https://www.linkedin.com/company/goya.example',
    instagram: 'https://www.instagram.com/goya.example',
    youtube: 'https://www.youtube.com/@goya.example',
    x: 'https://x.com/goya.example',
    facebook: 'https://www.facebook.com/goya.example',
  }
  publish({ site: siteRecord({ social }) })
  renderApp('/categories')
  await screen.findByRole('heading', { name: 'Categorías' })
  const footer = within(screen.getByRole('contentinfo'))
  const logo = footer.getByRole('link', { name: 'Goya a un clic Inicio' })
  expect(logo.getAttribute('href')).toBe('/')
  const networks = within(footer.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link')
  expect(
    networks.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['LinkedIn', social.linkedin],
    ['Instagram', social.instagram],
    ['YouTube', social.youtube],
    ['X', social.x],
    ['Facebook', social.facebook],
  ])
  for (const link of networks) expect(link.querySelector('svg')).toBeTruthy()
})

test('sample data is announced only while the data is a sample', async () => {
  publish({ site: siteRecord({ sampleData: true }) })
  renderApp('/categories')
  expect((await screen.findByRole('note')).textContent).toContain('Datos de muestra')
})

test('real data carries no notice', async () => {
  publish()
  renderApp('/categories')
  await screen.findByRole('heading', { name: 'Categorías' })
  expect(screen.queryByRole('note')).toBeNull()
})

test('the arrow of a page goes one step back, its house goes home', async () => {
  publish()
  const { user, router } = renderApp('/categories')
  await user.click(await screen.findByRole('link', { name: 'Ferreterías' }))
  await screen.findByRole('heading', { level: 1, name: 'Ferreterías' })
  await user.click(screen.getByRole('button', { name: 'Volver' }))
  await screen.findByRole('heading', { level: 1, name: 'Categorías' })
  expect(router.state.location.pathname).toBe('/categories')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inicio' }))
  await screen.findByRole('heading', { name: 'Goya a un clic.' })
  expect(router.state.location.pathname).toBe('/')
})

test('after a navigation the focus is on the new main heading', async () => {
  publish()
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('link', { name: 'Ver más' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Categorías' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('the skip link moves the focus to the content', async () => {
  publish()
  const { user } = renderApp('/categories')
  await screen.findByRole('heading', { name: 'Categorías' })
  await user.click(screen.getByRole('link', { name: 'Saltar al contenido' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('an unknown address says so, offers a search and ways on, and stays out of indexes', async () => {
  publish()
  renderApp('/no-existe')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' }),
  ).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('searchbox', { name: '¿Qué estás buscando?' })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/')
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex',
  )
})
