import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdBack } from '../testing/end-requests.ts'
import { professionalCategoryRecord, professionalRecord } from '../testing/professional-records.ts'
import { siteRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish } from '../testing/server.ts'
import { expectTitle } from '../testing/expect-title.ts'

const site = siteRecord({ professionalCategories: [professionalCategoryRecord('Médicos')] })
const ana = professionalRecord({
  hours: { miércoles: ['08:00 - 12:00'] },
  redes: { instagram: 'https://www.instagram.com/ana.example' },
  gallery: ['/media/consultorio.webp'],
})
const main = () => within(screen.getByRole('main'))
const href = (name: string) => main().getByRole('link', { name }).getAttribute('href')
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

const CATEGORIES = [
  { name: 'Médicos', icon: '', route: 'medicos', color: '#0b6b70' },
  { name: 'Plomeros', icon: '', route: 'plomeros', color: '#0b6b70' },
]

test('a category lists its professionals with specialty, licence and opening', async () => {
  const lawyer = professionalRecord({ id: 2, name: 'Otro', category: 'abogados' })
  publish({ site, professionals: [ana, lawyer] })
  renderApp('/profesionales/medicos')
  const list = within(await screen.findByRole('list', { name: 'Profesionales' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profesionales/medicos/dra-ana-sosa',
    'tel:3777555301',
    'https://wa.me/5493777555301',
  ])
  expect(list.getByText('Clínica médica')).toBeTruthy()
  expect(list.getByText('Matrícula: M.P. 1234')).toBeTruthy()
  expect(list.getByText('Abierto')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Médicos' })).toBeTruthy()
  await expectTitle('Médicos | Goya a un clic')
})

test('a category without professionals says so', async () => {
  publish({ professionals: [ana] })
  renderApp('/profesionales/ingenieros')
  expect(
    await screen.findByText('No se encontraron profesionales para la categoría "ingenieros"'),
  ).toBeTruthy()
  expect(robots()).toBe('noindex')
})

test.each(['/profesionales/medicos', '/profesionales/medicos/dra-ana-sosa'])(
  'when %s cannot be loaded it says why, and can be tried again',
  async (address) => {
    publish({ professionals: [ana] })
    breakFile('profesionales.json')
    const { user } = renderApp(address)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error: el sitio no responde bien en este momento.',
    )
    publish({ professionals: [ana] })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Clínica médica')).toBeTruthy()
  },
)

test('a profile shows licence, specialty and every way of contact', async () => {
  publish({ site, professionals: [ana] })
  renderApp('/profesionales/medicos/dra-ana-sosa')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dra. Ana Sosa' })).toBeTruthy()
  expect(main().getByText('Matrícula: M.P. 1234')).toBeTruthy()
  expect(main().getByText('Clínica médica')).toBeTruthy()
  expect(main().getByText('Cierra 12:00')).toBeTruthy()
  expect(href('Médicos')).toBe('/profesionales/medicos')
  expect(href('WhatsApp')).toBe('https://wa.me/5493777555301')
  expect(href('Llamar')).toBe('tel:3777555301')
  expect(href('Mail')).toBe('mailto:ana@salud.example')
  expect(href('Cómo llegar')).toContain('destination=-29.141,-59.262')
  expect(href('Instagram')).toBe('https://www.instagram.com/ana.example')
  expect(main().getByText('Colón 500, Goya')).toBeTruthy()
  expect(main().getByRole('region', { name: 'Horarios' }).textContent).toContain('8:00 a 12:00')
  expect(main().getByRole('button', { name: 'Compartir' })).toBeTruthy()
  expect(href('Guardar en Contactos')).toBe('/profesionales/medicos/dra-ana-sosa/dra-ana-sosa.vcf')
  expect(main().getByRole('list', { name: 'Fotos de Dra. Ana Sosa' })).toBeTruthy()
  await expectTitle('Dra. Ana Sosa · Médicos | Goya a un clic')
})

test('a profile that knows little shows no empty parts', async () => {
  const bare = { whatsapp: '', phone: '', email: '', address: '', location: null }
  publish({ professionals: [professionalRecord({ ...bare, license: '', description: '' })] })
  renderApp('/profesionales/medicos/dra-ana-sosa')
  await screen.findByRole('heading', { level: 1, name: 'Dra. Ana Sosa' })
  for (const name of ['WhatsApp', 'Llamar', 'Mail', 'Cómo llegar']) {
    expect(main().queryByRole('link', { name })).toBeNull()
  }
  expect(main().queryByText(/Matrícula/)).toBeNull()
  expect(main().queryByText('Cerrado')).toBeNull()
  expect(main().queryByRole('region', { name: 'Horarios' })).toBeNull()
  expect(main().getByText('Ubicación no disponible')).toBeTruthy()
})

test('an unknown professional is not found and stays out of indexes', async () => {
  publish({ professionals: [ana] })
  renderApp('/profesionales/medicos/nadie')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Profesional no encontrado' }),
  ).toBeTruthy()
  expect(robots()).toBe('noindex')
})

test('without native sharing the link of a profile is copied, and an alert says so', async () => {
  publish({ site, professionals: [ana] })
  const { user } = renderApp('/profesionales/medicos/dra-ana-sosa')
  await user.click(await screen.findByRole('button', { name: 'Compartir' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Enlace copiado al portapapeles')
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost:3000/profesionales/medicos/dra-ana-sosa',
  )
})

test('a professional without WhatsApp cannot be saved and says so', async () => {
  publish({ site, professionals: [{ ...ana, whatsapp: '' }] })
  const { user } = renderApp('/profesionales/medicos/dra-ana-sosa')
  await user.click(await screen.findByRole('button', { name: 'Guardar en Contactos' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Este profesional no tiene número de WhatsApp',
  )
})

test('a profile on its way shows a spinner', async () => {
  publish()
  const asked = holdBack('profesionales.json')
  renderApp('/profesionales/medicos/dra-ana-sosa')
  await asked
  expect(main().getByRole('status').textContent).toBe('Cargando…')
})

test('all professions and trades are a page of their own, each with its way', async () => {
  publish({ site: siteRecord({ professionalCategories: CATEGORIES }) })
  renderApp('/profesionales')
  const links = within(
    await screen.findByRole('list', { name: 'Categorías de profesionales' }),
  ).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profesionales/medicos',
    '/profesionales/plomeros',
  ])
  await expectTitle('Profesionales y oficios | Goya a un clic')
})

test('an unknown profession leads to all of them', async () => {
  publish()
  renderApp('/profesionales/astronautas')
  const way = await screen.findByRole('link', { name: 'Ver todas las profesiones' })
  expect(way.getAttribute('href')).toBe('/profesionales')
})
