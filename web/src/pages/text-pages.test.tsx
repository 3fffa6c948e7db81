import { LEAD_FIELDS, LEAD_FORM } from '@guia/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'
import { expectTitle } from '../testing/expect-title.ts'

const main = () => within(screen.getByRole('main'))
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent)

test('/nosotros holds its sections, and the ways back and home', async () => {
  publish()
  renderApp('/nosotros')
  expect(await screen.findByRole('heading', { level: 1, name: 'SOBRE NOSOTROS' })).toBeTruthy()
  expect(headings()).toEqual([
    'Nuestra Misión',
    'Qué Ofrecemos',
    'Nuestro Compromiso',
    'Únete a Nosotros',
  ])
  expect(main().getByRole('button', { name: 'Volver' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/')
  await expectTitle('Nosotros | Goya a un clic')
})

test('/nosotros tells what is listed, what advertisers get and who is invited', async () => {
  publish()
  renderApp('/nosotros')
  await screen.findByRole('heading', { level: 1, name: 'SOBRE NOSOTROS' })
  const textOf = (name: string) => main().getByRole('region', { name }).textContent
  const offer = textOf('Qué Ofrecemos')
  for (const words of [
    'Anuncios de productos y servicios.',
    'Actividades profesionales. Talleres, cursos y consultas',
    'Eventos. Lo que pasa en la ciudad, contado por quien lo organiza: si preparás uno, escribinos.',
  ]) {
    expect(offer).toContain(words)
  }
  expect(textOf('Nuestro Compromiso')).toContain(
    'desde un espacio básico hasta uno destacado, con imágenes y una descripción detallada',
  )
  expect(textOf('Únete a Nosotros')).toMatch(/un comercio.* una profesión.* organizás eventos/)
  const join = main().getByRole('link', { name: 'Quiero sumarme' })
  expect(join.getAttribute('href')).toBe('/contacto')
})

test('/privacidad names the law, the purpose and how to have data removed', async () => {
  publish()
  renderApp('/privacidad')
  await screen.findByRole('heading', { level: 1, name: 'Privacidad' })
  expect(main().getAllByText(/Ley 25\.326/).length).toBeGreaterThan(0)
  expect(main().getByText(/nombre, email y teléfono/)).toBeTruthy()
  expect(main().getByRole('link', { name: 'hola@goya.example' }).getAttribute('href')).toBe(
    'mailto:hola@goya.example',
  )
})

test.each([
  ['/nosotros', 'SOBRE NOSOTROS'],
  ['/privacidad', 'Privacidad'],
  ['/ejemplo', 'Así se ve tu comercio'],
])('%s needs no configuration', async (address, title) => {
  publish()
  breakFile('sitio.json')
  renderApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test('/ejemplo shows a fictitious store and stays out of indexes', async () => {
  publish()
  renderApp('/ejemplo')
  const store = within(await screen.findByRole('article', { name: 'Pizzería La Costanera' }))
  expect(main().getByText(/^Esta pizzería es inventada/)).toBeTruthy()
  expect(store.getByText(/^Pizzas a la piedra/)).toBeTruthy()
  expect(store.getByText('Abierto')).toBeTruthy()
  expect(within(store.getByRole('region', { name: 'Ofertas' })).getByText('2X1')).toBeTruthy()
  expect(store.getByRole('heading', { name: 'Cómo llegar' })).toBeTruthy()
  const photos = within(store.getByRole('list', { name: 'Fotos de Pizzería La Costanera' }))
  expect(photos.getAllByRole('link').at(-1)?.textContent).toContain('Mostrar todas las fotos')
  const hours = store.getByRole('region', { name: 'Horarios de atención' })
  expect(within(hours).getAllByText('8:00 a 12:00')).toHaveLength(5)
  expect(within(hours).getAllByText('16:00 a 20:00')).toHaveLength(5)
  expect(within(hours).getAllByText('Cerrado')).toHaveLength(2)
  const also = within(store.getByRole('region', { name: 'Tu página también tiene' }))
  expect(also.getAllByRole('listitem')).toHaveLength(6)
  const robots = document.head.querySelector('meta[name="robots"]')
  expect(robots?.getAttribute('content')).toBe('noindex')
})

test('on a Monday the example is closed', async () => {
  publish()
  renderApp('/ejemplo', new Date(2026, 2, 9, 10, 0))
  expect(await screen.findByText('Abre mañana 8:00')).toBeTruthy()
})

test.each([
  ['LLAMAR', /llama a tu teléfono/],
  ['COMO LLEGAR', /abre el mapa/],
  ['COMPARTIR', /manda tu perfil/],
  ['SITIO WEB', /lleva a tu sitio/],
  ['WhatsApp', /abre un chat/],
  ['Ver Menú', /lleva a tu carta/],
])('%s tells what it would do', async (name, meaning) => {
  publish()
  const { user } = renderApp('/ejemplo')
  await user.click(await screen.findByRole('button', { name }))
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toMatch(meaning)
})

test('/privacidad names every field of the contact form', async () => {
  publish()
  renderApp('/privacidad')
  const asked = await screen.findByRole('region', { name: 'Qué datos pedimos y para qué' })
  for (const field of LEAD_FIELDS) {
    expect(asked.textContent).toContain(LEAD_FORM[field].label.toLowerCase())
  }
})
