import type { DutyRecord } from '@guia/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contactCategoryRecord } from '../testing/contact-records.ts'
import { holdBack } from '../testing/end-requests.ts'
import { expectTitle } from '../testing/expect-title.ts'
import { siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'

const pharmacy = (nombre: string, over = {}) => ({
  nombre,
  direccion: 'Colón 480',
  telefono: '3777 55-5521',
  whatsapp: '',
  location: null,
  slug: '',
  ...over,
})
const duties: DutyRecord[] = [
  { fecha: '2026-03-31', farmacias: [pharmacy('Ceibo', { slug: 'farmacia-ceibo' })] },
  { fecha: '2026-04-01', farmacias: [pharmacy('Madrugada'), pharmacy('Del Puente')] },
  { fecha: '2026-04-03', farmacias: [pharmacy('Nueve Lunas')] },
]
const pharmacies = contactCategoryRecord({
  title: 'Farmacias',
  items: [{ name: 'Farmacia Buen Alivio', address: 'Colón 480', phone: '3777 55-5521' }],
})
/** A moment in Goya. */
const inGoya = (text: string) => new Date(`2026-${text}:00-03:00`)

test('the one on duty stands first, with its call and the way there', async () => {
  publish({ duties, usefulContacts: [pharmacies] })
  renderApp('/farmacias', inGoya('04-01T07:59'))
  const now = within(await screen.findByRole('list', { name: 'De turno ahora' }))
  expect(now.getByText(/hasta las 8:00/)).toBeTruthy()
  expect(now.getByRole('link', { name: 'Ceibo' }).getAttribute('href')).toBe(
    '/store/farmacia-ceibo',
  )
  expect(now.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe('tel:3777555521')
  // A computer does not call: the number can be read as well.
  expect(now.getByText('3777 55-5521')).toBeTruthy()
  expect(now.getByRole('link', { name: 'Cómo llegar' })).toBeTruthy()
  expect(await screen.findByText('Farmacia Buen Alivio')).toBeTruthy()
  await expectTitle('Farmacias de turno en Goya | Goya a un clic')
})

test('of one that nothing is known of, that is said', async () => {
  const unknown = { direccion: '', telefono: '', location: null }
  publish({ duties: [{ fecha: '2026-04-01', farmacias: [pharmacy('San Jorge', unknown)] }] })
  renderApp('/farmacias', inGoya('04-01T12:00'))
  const now = within(await screen.findByRole('list', { name: 'De turno ahora' }))
  expect(now.getByText(/No tenemos su teléfono/)).toBeTruthy()
})

test('at eight the next take over, for as many as there are; gaps are told', async () => {
  publish({ duties })
  renderApp('/farmacias', inGoya('04-01T08:00'))
  const now = within(await screen.findByRole('list', { name: 'De turno ahora' }))
  expect(now.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Madrugada',
    'Del Puente',
  ])
  expect(now.getAllByText(/hasta mañana a las 8:00/)).toHaveLength(2)
  const next = await screen.findByRole('region', { name: 'Próximos turnos' })
  expect(next.textContent).toContain('viernes 3/4Nueve Lunas')
})

test('the holidays that are to come stand at the end, the next ones open', async () => {
  const feriados = [
    ['2026-02-16', 'Carnaval'],
    ['2026-03-24', 'Memoria'],
    ['2026-04-02', 'Malvinas'],
    ['2026-04-03', 'Viernes Santo'],
    ['2026-05-01', 'Día del Trabajador'],
    ['2026-05-25', 'Revolución de Mayo'],
    ['2026-06-20', 'Día de la Bandera'],
  ].map(([fecha = '', nombre = '']) => ({ fecha, nombre }))
  publish({ duties, site: siteRecord({ feriados }) })
  renderApp('/farmacias', inGoya('04-02T12:00'))
  const list = within(await screen.findByRole('region', { name: 'Feriados' }))
  await waitFor(() => expect(list.queryByText('martes 24/3')).toBeNull())
  const first = list.getByText('jueves 2/4')
  expect(first.nextElementSibling?.textContent).toBe('Malvinas')
  const rest = list.getByText('Ver los demás feriados').parentElement
  expect(rest?.querySelector('dt')?.textContent).toBe('sábado 20/6')
})

test('where nobody is named it says so and shows what is open', async () => {
  const open = storeRecord({
    name: 'Farmacia Clara',
    categories: ['Farmacias'],
    hours: { jueves: ['00:00 - 23:59'] },
  })
  publish({ duties, stores: [open] })
  renderApp('/farmacias', inGoya('04-02T10:00'))
  expect(await screen.findByText(/No sabemos qué farmacia está de turno hoy/)).toBeTruthy()
  const list = within(await screen.findByRole('region', { name: 'Abiertas ahora' }))
  expect(list.getByRole('link', { name: 'Farmacia Clara' })).toBeTruthy()
})

test('who is on duty waits for nothing else: not for the stores, nor for the contacts', async () => {
  publish({ duties })
  breakFile('contactos-utiles.json')
  void holdBack('busquedas.json')
  renderApp('/farmacias', inGoya('04-01T08:00'))
  expect(await screen.findByRole('list', { name: 'De turno ahora' })).toBeTruthy()
})

test('a list that cannot be had is told, with the way to try again', async () => {
  publish()
  breakFile('turnos.json')
  renderApp('/farmacias')
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('on paper the whole month is open, and on the screen it is left as it was', async () => {
  const days = Array.from({ length: 9 }, (_, index) => `2026-04-0${index + 1}`)
  publish({ duties: days.map((fecha) => ({ fecha, farmacias: [pharmacy('Ceibo')] })) })
  renderApp('/farmacias', inGoya('03-31T12:00'))
  const rest = (await screen.findByText('Ver todo el mes')).closest('details')
  fireEvent(window, new Event('beforeprint'))
  expect(rest?.open).toBe(true)
  fireEvent(window, new Event('afterprint'))
  expect(rest?.open).toBe(false)
})

test('the home page names it, and the holiday', async () => {
  const site = siteRecord({ feriados: [{ fecha: '2026-04-01', nombre: 'Día de prueba' }] })
  publish({ duties, site })
  renderApp('/', inGoya('04-01T10:00'))
  const answer = await screen.findByRole('link', { name: /Farmacia de turno/ })
  expect(answer.textContent).toContain('Madrugada · Del Puente')
  expect(answer.getAttribute('href')).toBe('/farmacias')
  expect(screen.getByText('Hoy es feriado: Día de prueba')).toBeTruthy()
})

test('on a holiday a store without special hours sends to ask', async () => {
  const site = siteRecord({ feriados: [{ fecha: '2026-03-11', nombre: 'Día de prueba' }] })
  const hours = { miércoles: ['08:00 - 12:00'] }
  const special = { '03-11': ['09:00 - 11:00'] }
  publish({
    site,
    stores: [
      storeRecord({ id: 1, name: 'Uno', hours }),
      { ...storeRecord({ id: 2, name: 'Dos', hours }), horarios_especiales: special },
    ],
  })
  renderApp('/tienda')
  const cardOf = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('article')?.textContent
  expect(await cardOf('Uno')).toContain('Feriado: consultá el horario')
  expect(await cardOf('Dos')).toContain('Abierto Cierra 11:00')
})

test('who searches for a pharmacy is told first who is on duty', async () => {
  const store = storeRecord({ name: 'Farmacia Clara', categories: ['Farmacias'] })
  publish({ duties, stores: [store] })
  renderApp('/prueba?q=farmasia', inGoya('04-01T10:00'))
  expect(await screen.findAllByText(/De turno ahora:/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Madrugada' })).toBeTruthy()
})
