import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { offerRecord } from '../testing/offer-records.ts'
import { professionalRecord } from '../testing/professional-records.ts'
import { categoryRecord, siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish, server } from '../testing/server.ts'

const stores = [
  storeRecord({ id: 1, name: 'Pan Apagado', isActive: false }),
  storeRecord({ id: 2, name: 'Panadería Don Juan' }),
  storeRecord({ id: 3, name: 'Ferretería Sur', description: 'Tornillos' }),
]

const BOMBEROS = { name: 'Bomberos', address: '-', phone: '100' }
/** In these tests the browser is idle late. */
const IDLE = { timeout: 4_000 }

const box = () => screen.findByRole('searchbox', { name: 'Buscar en Goya a un clic' })

test('Enter runs the search, leaves the box and shows active stores first', async () => {
  publish({ stores })
  const { user, router } = renderApp('/')
  const input = await box()
  await user.type(input, '  PANADERIA  ')
  // The code of the search is there.
  await screen.findByRole('link', { name: /^Panadería Don Juan/ })
  await user.keyboard('{Enter}')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Resultados para “PANADERIA”' }),
  ).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/prueba', search: '?q=PANADERIA' })
  expect(router.state.location.state).toEqual({ results: [2] })
  expect(document.activeElement).not.toBe(input)
})

test('inactive stores are found, after active ones that fit as well', async () => {
  publish({ stores })
  const { user } = renderApp('/prueba?q=facturas')
  const list = await screen.findByRole('list', { name: 'Tiendas' })
  const names = within(list).getAllByRole('heading')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Panadería Don Juan', 'Pan Apagado'])
  expect(screen.getByText('2 resultados')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Verificado' }))
  expect(screen.getByText('1 de 2 resultados')).toBeTruthy()
})

test('a search that may mean professionals leads to them as well', async () => {
  const lawyers = { name: 'Abogados', icon: '', route: 'abogados', color: '#0b6b70' }
  publish({ stores, site: siteRecord({ professionalCategories: [lawyers] }) })
  renderApp('/prueba?q=abogada')
  const link = await screen.findByRole('link', { name: 'Abogados' })
  expect(link.getAttribute('href')).toBe('/profesionales/abogados')
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
})

const ITATI = professionalRecord({ name: 'Dra. Itatí Fleitas', slug: 'fleitas' })
const EMERGENCIES = { id: 1, icon: '', title: 'Emergencias', description: '', items: [BOMBEROS] }
const OTHERS = { professionals: [ITATI], usefulContacts: [EMERGENCIES] }

test.each(['/prueba', '/busquedas'])(
  '%s without stores to list begins with the professionals and useful contacts of the name',
  async (page) => {
    publish({ stores, ...OTHERS })
    const { router } = renderApp(`${page}?q=fleitas`)
    const link = await screen.findByRole('link', { name: 'Dra. Itatí Fleitas' })
    expect(link.getAttribute('href')).toBe('/profesionales/medicos/fleitas')
    expect(screen.getByRole('link', { name: 'Llamar a Dra. Itatí Fleitas' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'WhatsApp de Dra. Itatí Fleitas' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Contactos útiles' })).toBeNull()
    expect(screen.queryByText('No se encontraron resultados')).toBeNull()
    await act(() => router.navigate(`${page}?q=bombero`))
    expect(await screen.findByRole('link', { name: /Llamar a Bomberos/ })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Profesionales' })).toBeNull()
    await act(() => router.navigate(page))
    expect(screen.queryByRole('heading', { name: 'Contactos útiles' })).toBeNull()
  },
)

test('professionals and useful contacts of the name come after the stores', async () => {
  const fireShop = storeRecord({ id: 4, name: 'Todo para bomberos' })
  publish({ stores: [...stores, fireShop], ...OTHERS })
  renderApp('/prueba?q=bomberos')
  const list = await screen.findByRole('list', { name: 'Tiendas' })
  const call = await screen.findByRole('link', { name: /Llamar a Bomberos/ }, IDLE)
  expect(list.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a search that finds a store does without files that cannot be had', async () => {
  publish({ stores })
  breakFile('profesionales.json')
  breakFile('contactos-utiles.json')
  renderApp('/prueba?q=tornillos')
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a very long text does not push its results off the screen', async () => {
  publish({ stores })
  renderApp(`/prueba?q=${'panadería '.repeat(120)}`)
  const heading = await screen.findByRole('heading', { level: 1, name: /^Resultados para/ })
  expect(heading.textContent?.length).toBeLessThan(110)
})

test('a word of a category leads to the whole of it', async () => {
  publish({ stores, site: siteRecord({ categories: [categoryRecord('Hogar y Deco')] }) })
  renderApp('/prueba?q=hogar')
  const main = within(await screen.findByRole('main'))
  const link = await main.findByRole('link', { name: 'Hogar y Deco' })
  expect(link.getAttribute('href')).toBe('/category/hogar-y-deco')
})

test('what is being typed stays in the box until Enter', async () => {
  publish({ stores })
  const { user, router } = renderApp('/')
  const input = (await box()) as HTMLInputElement
  await user.type(input, 'pan')
  expect(input.value).toBe('pan')
  expect(router.state.location).toMatchObject({ pathname: '/', search: '', state: null })
})

test('Enter with blank text does nothing', async () => {
  publish({ stores })
  const { user, router } = renderApp('/categories')
  const input = await box()
  await user.type(input, '   {Enter}')
  expect(router.state.location.pathname).toBe('/categories')
  expect(document.activeElement).toBe(input)
})

test('an Enter that comes before the catalogue leads to where it is waited for', async () => {
  publish({ stores })
  let arrive = () => {}
  const published = new Promise<void>((resolve) => (arrive = resolve))
  server.use(http.get('/busquedas.json', () => published.then(() => Response.json(stores))))
  const { user, router } = renderApp('/categories')
  await user.type(await box(), 'sur{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/prueba'))
  arrive()
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
})

test('what a search on /busquedas takes away leaves the focus on the heading', async () => {
  publish({ stores })
  const { user, router } = renderApp('/busquedas')
  const main = within(await screen.findByRole('main'))
  await user.type(await main.findByRole('searchbox'), 'sur{Enter}')
  expect(await main.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  const heading = main.getByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(heading)
  await user.click(main.getByRole('link', { name: 'Quitar búsqueda y filtros' }))
  await waitFor(() => expect(main.queryByText('Quitar búsqueda y filtros')).toBeNull())
  expect(document.activeElement).toBe(heading)
  const boxes = screen.getAllByRole<HTMLInputElement>('searchbox')
  expect(boxes.map(({ value }) => value)).toEqual(['', ''])
  // It may have been a slip of the finger.
  await router.navigate(-1)
  expect(await main.findByText('Quitar búsqueda y filtros')).toBeTruthy()
  expect(router.state.location.search).toBe('?q=sur')
})

test('back on /busquedas leads to the search before, filters are no steps of it', async () => {
  publish({ stores })
  const { user, router } = renderApp('/busquedas')
  const main = within(await screen.findByRole('main'))
  const searchFor = async (text: string) => {
    const input = await main.findByRole('searchbox')
    await user.clear(input)
    await user.type(input, `${text}{Enter}`)
  }
  await searchFor('sur')
  await searchFor('sur')
  await user.click(await main.findByRole('button', { name: 'Verificado' }))
  await searchFor('don')
  expect(await main.findByRole('link', { name: 'Panadería Don Juan' })).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?q=sur&verificado=1')
  expect(await main.findByDisplayValue('sur')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
})

test('«Abierto ahora» leaves out the offers of shops that are closed, and does not count them', async () => {
  const seller = (id: number, name: string, isOpen: boolean) => ({
    ...storeRecord({ id, name, hours: isOpen ? { miércoles: ['00:00 - 24:00'] } : {} }),
    ofertas: [offerRecord({ id, tiendaId: id, nombre: `Torta de ${name}` })],
  })
  publish({ stores: [seller(1, 'Ana', true), seller(2, 'Berta', false)] })
  renderApp('/prueba?q=torta&abierto=1')
  const offers = within(await screen.findByRole('region', { name: 'Ofertas' }))
  expect(await offers.findByText('Torta de Ana')).toBeTruthy()
  expect(offers.queryByText('Torta de Berta')).toBeNull()
  expect(screen.getByText('1 de 2 resultados')).toBeTruthy()
})

test('where filters leave no store, others that were found do not stand below «no results»', async () => {
  const fireShop = storeRecord({ id: 4, name: 'Todo para bomberos', isActive: false })
  publish({ stores: [...stores, fireShop], ...OTHERS })
  const { user } = renderApp('/prueba?q=bomberos&verificado=1')
  expect(await screen.findByRole('link', { name: /Llamar a Bomberos/ }, IDLE)).toBeTruthy()
  expect(screen.getByText('Ninguna tienda de estas pasa los filtros.')).toBeTruthy()
  expect(screen.queryByText('No se encontraron resultados')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(await screen.findByRole('link', { name: 'Todo para bomberos' })).toBeTruthy()
})

test('a chosen rubro leaves the offers of its stores, and nobody who has no rubro', async () => {
  const seller = (id: number, category: string) => ({
    ...storeRecord({ id, name: `Casa ${category}`, categories: [category] }),
    ofertas: [offerRecord({ id, tiendaId: id, nombre: `Bomberos de ${category}` })],
  })
  publish({ stores: [seller(1, 'Bazar'), seller(2, 'Librerías')], ...OTHERS })
  const { router } = renderApp('/busquedas?q=bomberos&categoria=bazar')
  const offers = within(await screen.findByRole('region', { name: 'Ofertas' }))
  expect(await offers.findByText('Bomberos de Bazar')).toBeTruthy()
  expect(offers.queryByText('Bomberos de Librerías')).toBeNull()
  expect(screen.queryByRole('link', { name: /Llamar a Bomberos/ })).toBeNull()
  await act(() => router.navigate('/busquedas?q=bomberos&categoria=ferreterias'))
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
})

test('of a long group all can be reached', async () => {
  const items = Array.from({ length: 14 }, (_, at) => ({ ...BOMBEROS, name: `Bomberos ${at}` }))
  publish({ stores, usefulContacts: [{ ...EMERGENCIES, items }] })
  const { user } = renderApp('/prueba?q=bomberos')
  const calls = () => screen.getAllByRole('link', { name: /^Llamar a Bomberos/ })
  await screen.findByRole('link', { name: /^Llamar a Bomberos 0/ }, IDLE)
  expect(calls()).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'Mostrar más' }))
  expect(calls()).toHaveLength(14)
  expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull()
})

test('who asks for what is near is told how to see it', async () => {
  publish({ stores })
  renderApp('/prueba?q=ferreteria+cerca')
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  expect(screen.getByText('Para ver primero lo más cercano, tocá «Cerca mío».')).toBeTruthy()
})

test('once the catalogue is there, a search needs no request', async () => {
  publish({ stores })
  const { user } = renderApp('/category/alimentos')
  await screen.findByRole('list', { name: 'Tiendas' })
  const asked: string[] = []
  server.use(
    http.all('*', ({ request }) => {
      asked.push(request.url)
      return new HttpResponse(null, { status: 503 })
    }),
  )
  await user.type(await box(), 'sur{Enter}')
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  const isOther = (url: string) => /(profesionales|contactos-utiles|sinonimos)\.json$/.test(url)
  expect(asked.filter((url) => !isOther(url))).toEqual([])
})

test('the results of the navigation state are shown as they came', async () => {
  publish({ stores })
  renderApp({ pathname: '/prueba', state: { results: [3, 99] } })
  const list = await screen.findByRole('list', { name: 'Tiendas' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ferretería Sur'])
})

test('a slip of the finger finds what was meant, and says by which word', async () => {
  publish({ stores })
  const { user } = renderApp('/prueba?q=ferreterai')
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  expect(screen.getByText(/También buscamos/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'ferretería' }))
  expect(await screen.findByDisplayValue('ferretería')).toBe(await box())
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
})

test.each(['/prueba', '/prueba?q=xyzxyzxyz'])(
  '%s has nothing to list and ways on',
  async (address) => {
    publish({ stores })
    renderApp(address)
    expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    const way = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(way('Ver categorías')).toBe('/categories')
    expect(way('Ver todas las tiendas')).toBe('/tienda')
  },
)

test('the box of /busquedas stays on its own page, even when the browser sends it', async () => {
  publish({ stores })
  renderApp('/busquedas')
  const own = await screen.findByRole<HTMLInputElement>('searchbox', { name: /Qué estás/ })
  expect([own.name, new URL(own.form?.action ?? '').pathname]).toEqual(['q', '/busquedas'])
})

test('a search whose catalogue cannot be loaded says so', async () => {
  publish({ stores })
  breakFile('busquedas.json', 503)
  const { user } = renderApp('/categories')
  await user.type(await box(), 'pan{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al cargar los datos.')
})

test('a search that might find somebody in a list that cannot be had asks to try again', async () => {
  const content = {
    stores,
    professionals: [professionalRecord({ name: 'Ana Paz', category: 'abogados' })],
  }
  publish(content)
  breakFile('profesionales.json', 503)
  const { user } = renderApp('/prueba?q=abogado')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al cargar los datos.')
  expect(screen.queryByText('No se encontraron resultados')).toBeNull()
  publish(content)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Ana Paz')).toBeTruthy()
})

test('other words of the same thing find it, and a wall leads to whom to tell', async () => {
  const site = siteRecord({ phone: '5493777555000' })
  publish({ stores, site, synonyms: [{ word: 'clavo', means: 'ferretería' }] })
  const { router } = renderApp('/prueba?q=clavos')
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  await act(() => router.navigate('/prueba?q=submarino'))
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
  const tell = screen.getByRole('link', { name: /Avisanos/ })
  expect(new URL(tell.getAttribute('href') ?? '').searchParams.get('text')).toContain('«submarino»')
})

test('a search that is sent before other words are known finds by them once they are', async () => {
  publish({ stores, synonyms: [{ word: 'clavo', means: 'ferretería' }] })
  let arrive = () => {}
  const published = new Promise<void>((resolve) => (arrive = resolve))
  server.use(
    http.get('/sinonimos.json', () =>
      published.then(() => Response.json([{ word: 'clavo', means: 'ferretería' }])),
    ),
  )
  const { user, router } = renderApp('/category/alimentos')
  await screen.findByRole('list', { name: 'Tiendas' })
  await user.type(await box(), 'clavos{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/prueba'))
  arrive()
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
})

test('of professionals that have some of the words only it is said as well', async () => {
  publish({ stores, professionals: [ITATI] })
  renderApp('/prueba?q=fleitas%20penalista')
  expect(await screen.findByRole('link', { name: 'Dra. Itatí Fleitas' })).toBeTruthy()
  expect(screen.getAllByText(/Nada tiene todo lo que escribiste/)).toHaveLength(1)
})

test('what has some of the words only is said to be so; a page without search says nothing', async () => {
  publish({ stores })
  const note = /Nada tiene todo lo que escribiste/
  const { router } = renderApp('/prueba?q=tornillos%20facturas')
  expect(await screen.findByText(note)).toBeTruthy()
  await act(() => router.navigate('/busquedas'))
  expect(await screen.findByRole('link', { name: 'Ferretería Sur' })).toBeTruthy()
  expect(screen.queryByText(note)).toBeNull()
  await act(() => router.navigate('/prueba?q=tornillos'))
  expect(await screen.findByText('1 resultado')).toBeTruthy()
  expect(screen.queryByText(note)).toBeNull()
})
