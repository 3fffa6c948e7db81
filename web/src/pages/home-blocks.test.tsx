import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contactCategoryRecord } from '../testing/contact-records.ts'
import { offerRecord } from '../testing/offer-records.ts'
import { professionalCategoryRecord } from '../testing/professional-records.ts'
import { categoryRecord, siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'

const TRADES = 'Médicos Abogados Contadores Psicólogos Veterinarios Arquitectos'.split(' ')
const MORE_TRADES = 'Nutricionistas Dentistas Ingenieros Psicopedagogos Escribanos'.split(' ')
const withTrades = (names: readonly string[]) =>
  siteRecord({ professionalCategories: names.map(professionalCategoryRecord) })

const cardsOf = () =>
  within(screen.getByRole('list', { name: 'Categorías de profesionales' })).getAllByRole('link')

test('the banner opens the grid of professionals, each card leads to its category', async () => {
  publish({ site: withTrades(TRADES) })
  const { user, router } = renderApp('/')
  const banner = await screen.findByRole('button', { name: 'Servicios Profesionales' })
  expect(banner.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('link', { name: 'Ir a categoría Médicos' })).toBeNull()
  await user.click(banner)
  expect(banner.getAttribute('aria-expanded')).toBe('true')
  const card = screen.getByRole('link', { name: 'Ir a categoría Médicos' })
  expect(within(card).getByText('Ver profesionales')).toBeTruthy()
  card.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Médicos' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/profesionales/medicos')
})

test('VER MENOS closes the grid and scrolls back to the banner', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  publish({ site: withTrades(TRADES) })
  const { user } = renderApp('/')
  const banner = await screen.findByRole('button', { name: 'Servicios Profesionales' })
  await user.click(banner)
  await user.click(screen.getByRole('button', { name: 'VER MENOS' }))
  expect(screen.queryByRole('list', { name: 'Categorías de profesionales' })).toBeNull()
  expect(scrolled.mock.contexts).toEqual([banner])
  expect(document.activeElement).toBe(banner)
})

test('only the first ten cards show until the visitor asks for more', async () => {
  publish({ site: withTrades([...TRADES, ...MORE_TRADES]) })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Servicios Profesionales' }))
  expect(cardsOf()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'VER MÁS' }))
  expect(cardsOf()).toHaveLength(11)
})

test('a card has the icon and the colour of its category', async () => {
  const card = {
    ...professionalCategoryRecord('Médicos'),
    icon: '/media/00112233445566bb-icon-192.webp',
    color: '#b4500a',
  }
  publish({ site: siteRecord({ professionalCategories: [card] }) })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Servicios Profesionales' }))
  const [link] = cardsOf()
  expect(link?.querySelector('img')?.getAttribute('src')).toContain('00112233445566bb')
  expect(link?.querySelector('rect')?.getAttribute('fill')).toBe('#b4500a')
  expect(link?.outerHTML, 'the security policy refuses styles in a page').not.toContain('style=')
})

test('going back to the home screen finds the grid as it was left', async () => {
  publish({ site: withTrades(TRADES) })
  const { user, router } = renderApp('/')
  const banner = () => screen.findByRole('button', { name: 'Servicios Profesionales' })
  await user.click(await banner())
  await user.click(cardsOf()[0]!)
  await screen.findByText(/No se encontraron profesionales/)
  await act(() => router.navigate(-1))
  expect((await banner()).getAttribute('aria-expanded')).toBe('true')
  await act(() => router.navigate('/nosotros'))
  await act(() => router.navigate('/'))
  expect((await banner()).getAttribute('aria-expanded')).toBe('false')
})

test('the blocks come in their order and every carousel leads to all of its kind', async () => {
  const kinds = ['Hogar y Deco', 'Ropa y Accesorios', 'Delivery', 'Autos Motos y Otros']
  publish({
    site: withTrades(TRADES),
    stores: kinds.map((kind, index) => storeRecord({ id: index + 1, categories: [kind] })),
    offers: { ofertas: [offerRecord()], recomendados: [offerRecord({ id: 2, nombre: 'Torta' })] },
    usefulContacts: [contactCategoryRecord()],
  })
  renderApp('/')
  await screen.findByRole('heading', { name: 'Categorías' })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Servicios Profesionales',
    'Categorías',
    'Hogar y Ferreterías',
    'Ofertas',
    'Ropa y Accesorios',
    'Recomendados',
    'Gastronomía y Delivery',
    'Autos, Motos y Otros',
    'Contactos útiles',
    'Sumate a nosotros',
    'Ubicaciones',
  ])
  const links = main.getAllByRole('link', { name: /^Ver todos: / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/stores?category=Hogar,Ferreterias',
    '/ofertas',
    '/stores?category=Ropa%20y%20Accesorios',
    '/recomendados',
    '/stores?category=Delivery,Gastronomia',
    '/stores?category=Autos',
    '/categories',
  ])
})

test('above the categories stand those with most stores open now', async () => {
  const stores = [
    storeRecord({
      id: 1,
      name: 'Uno',
      categories: ['Ropa'],
      hours: { miércoles: ['00:00 - 24:00'] },
    }),
    storeRecord({
      id: 2,
      name: 'Dos',
      categories: ['Ropa'],
      hours: { miércoles: ['00:00 - 24:00'] },
    }),
    storeRecord({ id: 3, name: 'Tres', categories: ['Café'], hours: { miércoles: 'cerrado' } }),
  ]
  const categories = ['Café', 'Ropa'].map((name) => categoryRecord(name))
  publish({ site: siteRecord({ categories }), stores })
  renderApp('/')
  const row = within(await screen.findByRole('list', { name: 'Rubros abiertos ahora' }))
  expect(row.getByRole('link').textContent).toBe('Qué está abierto ahora')
  const clothes = await row.findByRole('link', { name: 'Ropa 2 abiertos' }, { timeout: 4_000 })
  expect(clothes.getAttribute('href')).toBe('/category/ropa?abierto=1')
  const all = row.getAllByRole('link').map(({ textContent }) => textContent)
  expect(all).toEqual(['Ropa 2 abiertos', 'Todo lo abierto'])
})

test('title, banner of professionals and categories follow each other, with nothing between', async () => {
  publish({ site: withTrades(TRADES) })
  renderApp('/')
  const grid = await screen.findByRole('list', { name: 'Categorías' })
  const services = screen.getByRole('region', { name: 'Servicios Profesionales' })
  const categories = screen.getByRole('region', { name: 'Categorías' })
  expect(categories.contains(grid)).toBe(true)
  expect(services.nextElementSibling).toBe(categories)
  const title = screen.getByRole('heading', { level: 1 })
  const blocks = services.parentElement
  expect(blocks?.firstElementChild).toBe(services)
  expect(blocks?.previousElementSibling?.contains(title)).toBe(true)
})

test('offers and recommended items lead to their own pages, ten at most', async () => {
  const many = Array.from({ length: 12 }, (_, id) => offerRecord({ id: id + 1, nombre: `N${id}` }))
  publish({ offers: { ofertas: many, recomendados: many } })
  renderApp('/')
  const offers = within(await screen.findByRole('list', { name: 'Ofertas' })).getAllByRole('link')
  expect(offers).toHaveLength(10)
  expect(offers[0]?.getAttribute('href')).toBe('/ofertas/1/1')
  const items = within(screen.getByRole('list', { name: 'Recomendados' })).getAllByRole('link')
  expect(items).toHaveLength(10)
  expect(items[0]?.getAttribute('href')).toBe('/recomendados/1')
})

test('the banners that stores have for the home page lead to them, also without any offer', async () => {
  const homeBanner = '/media/00112233445566aa-banner-1440.webp'
  const stores = [
    storeRecord({ id: 1, name: 'Sin banner' }),
    storeRecord({ id: 2, name: 'Con banner', homeBanner }),
    storeRecord({ id: 3, name: 'Apagada', homeBanner, isActive: false }),
  ]
  publish({ stores })
  renderApp('/')
  const row = within(await screen.findByRole('list', { name: 'Promociones' }))
  const links = row.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Con banner', '/store/Con%20banner'],
  ])
})

test('without offers and contacts home is there all the same', async () => {
  publish()
  breakFile('ofertas.json')
  breakFile('contactos-utiles.json')
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Goya a un clic.' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ofertas' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Contactos útiles' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Contactos útiles a mano' })).toBeNull()
})

/** The window that a button opens; the browser's own opening is seen in its journey. */
const windowOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('popovertarget') ?? '')!

test('a category of contacts opens its list, with numbers to tap, and closes', async () => {
  const items = [
    { name: 'Emergencias médicas', address: '-', phone: '107' },
    { name: 'Hospital', address: 'Mitre 100', phone: '' },
  ]
  const icon = '/media/00112233445566cc-icon-192.webp'
  publish({
    usefulContacts: [
      contactCategoryRecord({ items, icon }),
      contactCategoryRecord({ id: 3, title: 'Centros de salud', description: '' }),
    ],
  })
  renderApp('/')
  const row = within(await screen.findByRole('list', { name: 'Contactos útiles' }))
  const buttons = row.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Teléfonos útiles',
    'Centros de salud',
  ])
  const [first] = buttons
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('00112233445566cc')
  const opened = windowOf(first!)
  const dialog = within(opened)
  expect(dialog.getByRole('heading', { hidden: true }).textContent).toBe('Teléfonos útiles')
  expect(dialog.getByText('Emergencias y servicios públicos.')).toBeTruthy()
  expect(dialog.getByRole('link', { hidden: true }).getAttribute('href')).toBe('tel:107')
  expect(dialog.getByText('Mitre 100')).toBeTruthy()
  expect(dialog.queryByText('-')).toBeNull()
  const close = dialog.getByRole('button', { name: 'Cerrar', hidden: true })
  expect(close.getAttribute('popovertarget')).toBe(opened.id)
  expect(close.getAttribute('popovertargetaction')).toBe('hide')
})

test('the emergency numbers are in the page, in a window that needs no script', async () => {
  const call = (name: string, phone: string) => ({ name, address: '-', phone })
  publish({
    usefulContacts: [
      contactCategoryRecord({ items: [call('Bomberos', '100'), call('Agua', '3777 555503')] }),
      contactCategoryRecord({ id: 3, title: 'Salud', items: [call('Ambulancia', '107')] }),
    ],
  })
  renderApp('/')
  const numbers = windowOf(await screen.findByRole('button', { name: 'Emergencias' }))
  const links = within(numbers).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:100', 'tel:107'])
})

test('below the title the same windows open', async () => {
  publish({ usefulContacts: [contactCategoryRecord()] })
  renderApp('/')
  const line = within(await screen.findByRole('list', { name: 'Contactos útiles a mano' }))
  const opened = windowOf(line.getByRole('button', { name: 'Teléfonos útiles' }))
  const block = within(screen.getByRole('list', { name: 'Contactos útiles' }))
  expect(windowOf(block.getByRole('button', { name: 'Teléfonos útiles' }))).toBe(opened)
  expect(opened.querySelector('h2')?.textContent).toBe('Teléfonos útiles')
})

test('merchants are invited to write to the product, in a new tab', async () => {
  publish()
  renderApp('/')
  const call = within(await screen.findByRole('region', { name: 'Sumate a nosotros' }))
  expect(call.getByText('Tenés un comercio o prestás un servicio?')).toBeTruthy()
  expect(call.getByText('Formá parte gratis y conecta con más clientes!')).toBeTruthy()
  const send = call.getByRole('link', { name: 'ENVIAR MENSAJE' })
  expect(send.getAttribute('target')).toBe('_blank')
  const chat = new URL(send.getAttribute('href') ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/5493777555000')
  expect(chat.searchParams.get('text')).toBe(
    'Hola! Estoy interesado en sumar mi comercio o servicio a la plataforma.',
  )
})

test('without a number there is no message to send', async () => {
  publish({ site: siteRecord({ phone: '' }) })
  renderApp('/')
  expect(await screen.findByRole('region', { name: 'Sumate a nosotros' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ENVIAR MENSAJE' })).toBeNull()
})

test('the river answers what is asked now: open stores, pharmacies, the meal of the hour, emergencies', async () => {
  publish({
    stores: [
      storeRecord({ id: 1, name: 'Abierta', hours: { miércoles: ['08:00 - 12:00'] } }),
      storeRecord({ id: 2, name: 'Cerrada', hours: { martes: ['08:00 - 12:00'] } }),
      storeRecord({
        id: 3,
        name: 'Apagada',
        isActive: false,
        hours: { miércoles: ['08:00 - 12:00'] },
      }),
    ],
  })
  renderApp('/')
  const answers = within(await screen.findByRole('list', { name: 'Ahora en la ciudad' }))
  const open = await answers.findByRole('link', { name: 'Abierto ahora (1)' }, { timeout: 4_000 })
  expect(open.getAttribute('href')).toBe('/tienda?abierto=1')
  const texts = answers
    .getAllByRole('link')
    .slice(1)
    .map(({ textContent }) => textContent?.trim())
  expect(texts).toEqual(['Farmacia de turno', 'Desayunar', 'Emergencias'])
})
