import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { offerRecord } from '../testing/offer-records.ts'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'
import { expectTitle } from '../testing/expect-title.ts'

const offers = {
  ofertas: [
    offerRecord({ id: 1, tiendaId: 4, hasta: '2026-03-31' }),
    offerRecord({ id: 2, tiendaId: 4, nombre: 'Pan casero', descuento: '' }),
  ],
  recomendados: [offerRecord({ id: 8, nombre: 'Torta de naranja', descuento: '' })],
}
const linksIn = async (list: string) =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('link')

test('the offers are listed with discount and store', async () => {
  publish({ offers })
  renderApp('/ofertas')
  const links = await linksIn('Ofertas')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Docena de facturas', '/ofertas/1/4'],
    ['Pan casero', '/ofertas/2/4'],
  ])
  expect(screen.getByText('2X1')).toBeTruthy()
  expect(screen.getAllByText('Panadería Don Juan')).toHaveLength(2)
})

test('a card tells the last day in words', async () => {
  publish({ offers: { ofertas: [offerRecord({ hasta: '2026-03-15' })] } })
  renderApp('/ofertas')
  expect(await screen.findByText('Hasta el domingo')).toBeTruthy()
})

test('a card tells whether its store is open now, and an inactive one tells nothing', async () => {
  const hours = { miércoles: ['08:00 - 12:00'] }
  publish({
    offers: { ofertas: [offerRecord({ tiendaId: 4 }), offerRecord({ id: 2, tiendaId: 5 })] },
    stores: [storeRecord({ id: 4, hours }), storeRecord({ id: 5, hours, isActive: false })],
  })
  renderApp('/ofertas')
  const [open, inactive] = await screen.findAllByRole('article')
  await waitFor(() => expect(open?.textContent).toContain('Abierto Cierra 12:00'))
  expect(inactive?.textContent).not.toMatch(/Abierto|Cerrado/)
})

test.each([
  ['/ofertas', 'Ofertas'],
  ['/recomendados', 'Recomendados'],
])('%s shows ten at first, and as many again on request', async (address, title) => {
  const many = Array.from({ length: 12 }, (_, id) => offerRecord({ id: id + 1 }))
  publish({ offers: { ofertas: many, recomendados: many } })
  const { user } = renderApp(address)
  expect(await linksIn(title)).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Mostrar más' }))
  expect(await linksIn(title)).toHaveLength(12)
})

test('with ids only that offer is shown, with the way to its store', async () => {
  const hours = { miércoles: ['08:00 - 12:00'] }
  publish({ offers, stores: [storeRecord({ id: 4, hours })] })
  renderApp('/ofertas/1/4')
  expect(await screen.findByRole('heading', { level: 1, name: 'Docena de facturas' })).toBeTruthy()
  expect(screen.queryByText('Pan casero')).toBeNull()
  expect(screen.getByText('Hasta el 31/03/2026')).toBeTruthy()
  expect(await screen.findByText('Cierra 12:00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver tienda' }).getAttribute('href')).toBe(
    '/store/panaderia-don-juan',
  )
  await expectTitle('2X1 · Docena de facturas: Panadería Don Juan | Goya a un clic')
})

test('an offer is asked for by WhatsApp, naming it, and shared', async () => {
  publish({ offers })
  const { user } = renderApp('/ofertas/1/4')
  const wish = await screen.findByRole('link', { name: 'Quiero la oferta' })
  const chat = new URL(wish.getAttribute('href') ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/5493777555105')
  expect(chat.searchParams.get('text')).toContain('«Docena de facturas» en Goya a un clic')

  const share = vi.fn(async (_content: ShareData) => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  Reflect.deleteProperty(navigator, 'share')
  expect(share.mock.lastCall?.[0]).toMatchObject({
    title: '2X1 · Docena de facturas: Panadería Don Juan',
    text: 'Mirá 2X1 · Docena de facturas: Panadería Don Juan en Goya a un clic',
  })
})

test('without a number there is nobody to ask', async () => {
  const tienda = { ...offerRecord().tienda, whatsapp: '' }
  publish({ offers: { recomendados: [offerRecord({ id: 8, tienda })] } })
  renderApp('/recomendados/8')
  expect(await screen.findByRole('link', { name: 'Ver tienda' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lo quiero' })).toBeNull()
})

test('an offer that is over has no results and stays out of indexes', async () => {
  publish({ offers })
  renderApp('/ofertas/1/5')
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver todas las ofertas' })).toBeTruthy()
  expect(document.head.querySelector('meta[name="robots"]')).toBeTruthy()
})

test('recommended items have a list and a page each', async () => {
  publish({ offers })
  const { user } = renderApp('/recomendados')
  const [item] = await linksIn('Recomendados')
  if (!item) throw new Error('There is no recommended item')
  await user.click(item)
  expect(await screen.findByRole('heading', { level: 1, name: 'Torta de naranja' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver todos los recomendados' })).toBeTruthy()
})

test.each(['/ofertas', '/recomendados'])('%s without entries says so', async (address) => {
  publish()
  renderApp(address)
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
})

test('offers that cannot be loaded say so', async () => {
  publish()
  breakFile('ofertas.json')
  renderApp('/ofertas')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al cargar los datos.')
})

test('/autos lists the stores of the category, each with a link to it', async () => {
  publish({
    stores: [
      storeRecord({ id: 1, name: 'Taller Ruta', categories: ['Autos Motos y Otros'] }),
      storeRecord({ id: 2, name: 'Panadería' }),
    ],
  })
  renderApp('/autos')
  const link = await screen.findByRole('link', { name: 'Ver tienda: Taller Ruta' })
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Ver tienda',
    '/store/taller-ruta',
  ])
  expect(screen.queryByText('Panadería')).toBeNull()
})

test('/autos without stores says so', async () => {
  publish()
  renderApp('/autos')
  expect(await screen.findByText('No se encontraron tiendas para la categoría: Autos')).toBeTruthy()
})
