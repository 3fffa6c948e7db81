import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { holdBack } from '../testing/end-requests.ts'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'
import { expectTitle } from '../testing/expect-title.ts'

const fields = {
  id: 5,
  name: 'Parrilla El Puerto',
  categories: ['Gastronomia'],
  subcategories: ['Parrillas'],
  description: 'Asado y pescado de río.',
  whatsapp: '5493777555105',
  wholesaleWhatsapp: '5493777555205',
  menuUrl: 'https://menu.example/puerto',
  website: 'https://puerto.example',
  social: { instagram: 'https://www.instagram.com/puerto.example' },
  banner: '/media/0123456789abcdef-banner-1440.webp',
  hours: { lunes: 'cerrado', miércoles: ['09:00 - 13:00', '20:00 - 01:00'] },
  payments: [
    {
      name: 'Otros medios',
      images: [],
      methods: [{ name: 'Efectivo', image: '' }],
    },
  ],
}
const active = storeRecord(fields)
const inactive = storeRecord({
  ...fields,
  image: '/media/0123456789abcdef-logo-384.webp',
  id: 6,
  slug: 'apagada',
  name: 'Apagada',
  isActive: false,
})

const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const href = (name: string) => main().getByRole('link', { name }).getAttribute('href')

test('each of several numbers is called by itself, and a street without a city is of this one', async () => {
  const telefono = '3777 55-5101 int. 4 / 55-5102'
  publish({ stores: [{ ...active, telefono, location: null, city: '', direccion: 'España 445' }] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  expect(href('Llamar')).toBe('tel:3777555101')
  expect(href('3777 55-5101 int. 4')).toBe('tel:3777555101')
  expect(href('55-5102')).toBe('tel:555102')
  expect(href('Cómo llegar')).toContain('query=Espa%C3%B1a%20445%2C%20Goya')
})

test('what staff wrote of a photograph names it in the row and in the viewer', async () => {
  const gallery = ['a', 'b'].map((name) => `/media/0123456789abcdef-${name}-photo-1280.webp`)
  const epigrafes = { [gallery[1]!]: 'La parrilla, de noche' }
  publish({ stores: [{ ...active, gallery, epigrafes }] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  const row = within(main().getByRole('list', { name: 'Fotos de Parrilla El Puerto' }))
  expect(row.getByRole('link', { name: 'Foto 1 de Parrilla El Puerto' })).toBeTruthy()
  await userEvent.click(row.getByRole('link', { name: 'La parrilla, de noche' }))
  const viewer = within(screen.getByRole('dialog', { name: 'Fotos de Parrilla El Puerto' }))
  await userEvent.click(viewer.getByRole('button', { name: 'La parrilla, de noche' }))
  expect(viewer.getByRole('button', { name: 'Foto 1 de Parrilla El Puerto' })).toBeTruthy()
})

test('an active store shows its sections, badge and every way to reach it', async () => {
  publish({ stores: [active] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  expect(main().getByText('Abierto')).toBeTruthy()
  expect(main().getByText('Cierra 13:00')).toBeTruthy()
  expect(href('Gastronomia')).toBe('/category/gastronomia')
  expect(href('Parrillas')).toBe('/subcategory/parrillas')
  expect(href('Ver Menú')).toBe('https://menu.example/puerto')
  const chats = main().getAllByRole('link', { name: 'WhatsApp' })
  expect(chats.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('https://wa.me/5493777555105'),
  )
  expect(href('WhatsApp mayorista')).toBe('https://wa.me/5493777555205')
  expect(href('Cómo llegar')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-29.1442,-59.2651',
  )
  expect(href('Ver sitio')).toBe('https://puerto.example/')
  expect(href('Llamar')).toBe('tel:3777555101')
  expect(href('Instagram')).toBe('https://www.instagram.com/puerto.example')
  expect(main().getByText('Asado y pescado de río.')).toBeTruthy()
  expect(href('3777 55-5101')).toBe('tel:3777555101')
  expect(main().getByText('Belgrano 850, Goya')).toBeTruthy()
  expect(main().getByText('Efectivo')).toBeTruthy()
  await expectTitle('Parrilla El Puerto | Goya a un clic')
})

test.each([
  ['https://uno.example/', 'https://uno.example/tienda', 'https://uno.example/', true],
  ['', 'https://uno.example/tienda', 'https://uno.example/tienda', false],
  ['https://uno.example/', 'https://uno.example/', 'https://uno.example/', false],
])('of site %j and online shop %j the page leads to both', async (website, shop, site, isApart) => {
  publish({ stores: [{ ...active, website, url_tienda: shop }] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  expect(href('Ver sitio')).toBe(site)
  const link = main().queryByRole('link', { name: 'Tienda online' })
  expect(link?.getAttribute('href')).toBe(isApart ? shop : undefined)
})

test('a store’s offers and recommended items lead to their pages', async () => {
  const item = {
    ...{ id: 7, tiendaId: active.id, imagen: '', descripcion: '', descuento: '2X1' },
    ...{ desde: null, hasta: '2099-03-31' },
  }
  const ofertas = [{ ...item, nombre: 'Empanadas', descripcion: 'Los jueves de 19:30 a 22.' }]
  publish({ stores: [{ ...active, ofertas, recomendados: [{ ...item, id: 8, nombre: 'Flan' }] }] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  expect(main().getByRole('heading', { level: 2, name: 'Ofertas' })).toBeTruthy()
  expect(main().getByRole('heading', { level: 3, name: 'Empanadas' })).toBeTruthy()
  expect(href('Empanadas')).toBe(`/ofertas/7/${active.id}`)
  expect(href('Flan')).toBe('/recomendados/8')
  expect(main().getAllByText('2X1')).toHaveLength(2)
  expect(main().getAllByText('Hasta el 31/03/2099')).toHaveLength(2)
  // In the place of whose they are, which the page has told.
  const card = within(main().getByRole('list', { name: 'Ofertas' }))
  expect(card.getByText('Los jueves de 19:30 a 22.')).toBeTruthy()
  expect(card.queryByText(active.name)).toBeNull()
})

test('the hours mark today', async () => {
  publish({ stores: [active] })
  renderApp('/store/parrilla-el-puerto')
  const hours = within(await screen.findByRole('region', { name: 'Horarios' }))
  const today = hours.getByText('Hoy').closest('[aria-current="date"]')
  expect(today?.textContent).toBe('miércoles Hoy9:00 a 13:0020:00 a 1:00')
  expect(hours.getByText('Cerrado')).toBeTruthy()
})

test('on a phone the week is behind a line that says today', async () => {
  publish({ stores: [active] })
  renderApp('/store/parrilla-el-puerto')
  const hours = within(await screen.findByRole('region', { name: 'Horarios' }))
  const today = hours.getByRole('button', { name: 'Hoy: 9:00 a 13:00 y 20:00 a 1:00' })
  expect(today.getAttribute('aria-expanded')).toBe('false')
  const week = document.getElementById(today.getAttribute('aria-controls') ?? '')
  expect(week?.dataset).toHaveProperty('folded')
  await userEvent.click(today)
  expect(today.getAttribute('aria-expanded')).toBe('true')
  expect(week?.dataset).not.toHaveProperty('folded')
})

test('every link to another site opens a new tab that cannot reach back', async () => {
  publish({ stores: [active] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  const outside = main()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('https:'))
  expect(outside).toHaveLength(8)
  for (const link of outside) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  }
})

test('payment methods come in their groups, with their logos', async () => {
  const logo = '/media/00112233445566aa-icon-192.webp'
  const payments = [
    { name: 'Tarjeta de débito', images: [logo], methods: [{ name: 'Maestra', image: logo }] },
    { name: '', images: [], methods: [{ name: 'Cuenta semanal', image: '' }] },
  ]
  publish({ stores: [storeRecord({ ...fields, payments })] })
  renderApp('/store/parrilla-el-puerto')
  const section = within(await screen.findByRole('region', { name: 'Medios de pago' }))
  const [cards, plans] = section.getAllByRole('list')
  expect(section.getByRole('heading', { level: 3, name: 'Tarjeta de débito' })).toBeTruthy()
  expect(cards?.textContent).toBe('Maestra')
  expect(cards?.querySelector('img')?.getAttribute('src')).toContain('00112233445566aa')
  expect([plans?.textContent, plans?.querySelector('img')]).toEqual(['Cuenta semanal', null])
  expect(section.getByRole('heading', { level: 3, name: 'Otros planes' })).toBeTruthy()
})

test('every network of a store has its link', async () => {
  const social = {
    instagram: 'https://www.instagram.com/puerto.example',
    facebook: 'https://www.facebook.com/puerto.example',
    x: 'https://x.com/puerto.example',
    tiktok: 'https://www.tiktok.com/@puerto.example',
    youtube: 'https://www.youtube.com/@puerto.example',
  }
  publish({ stores: [storeRecord({ ...fields, social })] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  const names = ['Instagram', 'Facebook', 'X', 'TikTok', 'YouTube']
  expect(names.map(href)).toEqual(Object.values(social))
  for (const name of names) {
    expect(main().getByRole('link', { name }).querySelector('svg')).toBeTruthy()
  }
})

test('the promotion banner goes before the banner', async () => {
  const promotion = '/media/fedcba9876543210-banner-1440.webp'
  publish({
    stores: [
      storeRecord({
        ...fields,
        promotionBanner: promotion,
        promotionText: '2x1 los jueves',
      }),
    ],
  })
  renderApp('/store/parrilla-el-puerto')
  const banner = await screen.findByRole('img', { name: '2x1 los jueves' })
  expect(banner.getAttribute('src')).toBe('/media/fedcba9876543210-banner-960.webp')
  expect(banner.getAttribute('fetchpriority')).toBe('high')
  expect(banner.getAttribute('loading')).toBe('eager')
})

test('without a promotion the banner is shown', async () => {
  publish({ stores: [active] })
  renderApp('/store/parrilla-el-puerto')
  await heading('Parrilla El Puerto')
  const sources = [...screen.getByRole('main').querySelectorAll('img')].map((image) => image.src)
  expect(sources.join()).toContain('/media/0123456789abcdef-banner-')
})

test('an inactive store shows only image, category, name, description, phone and address, and how to claim it', async () => {
  publish({ stores: [inactive] })
  renderApp('/store/apagada')
  await heading('Apagada')
  expect(main().getByText('Gastronomia')).toBeTruthy()
  expect(main().getByText('Asado y pescado de río.')).toBeTruthy()
  expect(main().getByText('Belgrano 850, Goya')).toBeTruthy()
  const links = main().getAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual([
    'Inicio',
    '3777 55-5101',
    'Es mi comercio',
  ])
  const claim = new URL(links.at(-1)?.getAttribute('href') ?? '')
  expect(claim.pathname).toBe('/5493777555000')
  expect(claim.searchParams.get('text')).toContain('Apagada es mi comercio')
  expect(main().queryByText('Cerrado')).toBeNull()
  expect(main().queryByText('Abierto')).toBeNull()
  expect(main().queryAllByRole('region')).toEqual([])
  const buttons = main().queryAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual(['Volver'])
  const images = [...screen.getByRole('main').querySelectorAll('img')]
  expect(images.map(({ src }) => /\w+-logo/.exec(src)?.[0])).toEqual(['0123456789abcdef-logo'])
})

test('a store without number, site and menu shows no button for them', async () => {
  const bare = storeRecord({
    name: 'Bare',
    whatsapp: '',
    phone: '',
    address: '',
    location: null,
  })
  publish({ stores: [bare] })
  renderApp('/store/bare')
  await heading('Bare')
  for (const name of ['WhatsApp', 'Llamar', 'Ver sitio', 'Ver Menú', 'Cómo llegar']) {
    expect(main().queryByRole('link', { name })).toBeNull()
  }
  expect(main().getByText('Ubicación no disponible')).toBeTruthy()
})

test.each(['/store/Parrilla%20El%20Puerto', '/store/parrilla-el-puerto', '/store/5'])(
  '%s leads to the store',
  async (address) => {
    publish({ stores: [inactive, active] })
    renderApp(address)
    expect(await heading('Parrilla El Puerto')).toBeTruthy()
  },
)

test('an unknown store is not found and stays out of indexes', async () => {
  publish({ stores: [active] })
  renderApp('/store/otra')
  expect(await heading('Tienda no encontrada')).toBeTruthy()
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex',
  )
})

test('what an address that is not there says is ready to be searched', async () => {
  publish({ stores: [active] })
  renderApp('/store/parrilla-el-puer')
  await heading('Tienda no encontrada')
  const box = screen.getByRole('searchbox', { name: '¿Qué estás buscando?' })
  expect((box as HTMLInputElement).value).toBe('parrilla el puer')
})

test('a store on its way shows a spinner', async () => {
  publish()
  const asked = holdBack('busquedas.json')
  renderApp('/store/otra')
  await asked
  expect(main().getByRole('status').textContent).toBe('Cargando…')
})

test('a store is shown even when the configuration cannot be loaded', async () => {
  publish({ stores: [active] })
  breakFile('sitio.json')
  renderApp('/store/5')
  expect(await heading('Parrilla El Puerto')).toBeTruthy()
  await expectTitle('Parrilla El Puerto')
})

test('a failed load says so', async () => {
  publish()
  breakFile('busquedas.json', 500)
  renderApp('/store/otra')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al cargar los datos.')
})
