import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { professionalRecord } from '../testing/professional-records.ts'
import { storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish, server } from '../testing/server.ts'

beforeEach(function beIdleAtOnce() {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => window.setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', (id: number) => window.clearTimeout(id))
})

const stores = [
  storeRecord({ id: 2, name: 'Panadería Don Juan' }),
  storeRecord({ id: 3, name: 'Ferretería Romero', description: 'Tornillos' }),
]

interface Told {
  body: string
  headers: string[]
  referrer: string
  credentials: string
}

/** What the site is told of searches, of which it takes none when `status` says so. */
function listen(status = 204): Told[] {
  const told: Told[] = []
  server.use(
    http.post('/api/missed-searches', async ({ request }) => {
      const { headers, referrer, credentials } = request
      told.push({ body: await request.text(), headers: [...headers.keys()], referrer, credentials })
      return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status })
    }),
  )
  return told
}

const bodies = (told: readonly Told[]) => told.map(({ body }) => body)

/** The page after everything that was due has been done. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('a search that finds nothing is told by its folded words, once, without anything of the visitor', async () => {
  publish({ stores })
  localStorage.setItem('secreto', 'del visitante')
  const told = listen()
  const { router } = renderApp('/prueba?q=%20Sub-MARINO%20')
  await waitFor(() => expect(bodies(told)).toEqual(['palabras=sub+marino']))
  expect(told[0]).toMatchObject({ credentials: 'omit' })
  expect(told[0]?.headers).toEqual(['content-type'])
  expect(told[0]?.referrer).not.toContain('prueba')
  await act(() => router.navigate('/busquedas?q=sub+marino'))
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
  await settle()
  expect(told).toHaveLength(1)
})

test('so is one that is answered by some of its words, or by another spelling', async () => {
  publish({ stores })
  const told = listen()
  const { router } = renderApp('/prueba?q=tornillos%20violetas')
  await waitFor(() => expect(bodies(told)).toEqual(['palabras=tornillos+violetas']))
  await act(() => router.navigate('/prueba?q=tornilols'))
  await waitFor(() => expect(bodies(told)).toContain('palabras=tornilols'))
})

test('what is found is nobody’s concern: a store, a person, another word that staff keep', async () => {
  publish({
    stores,
    professionals: [professionalRecord({ name: 'Dra. Itatí Fleitas' })],
    synonyms: [{ word: 'clavo', means: 'ferretería' }],
  })
  const told = listen()
  const { router } = renderApp('/prueba?q=tornillos')
  for (const found of ['fleitas', 'clavos', 'panaderías']) {
    await settle()
    await act(() => router.navigate(`/prueba?q=${found}`))
    await waitFor(() => expect(screen.queryByText('No se encontraron resultados')).toBeNull())
  }
  await settle()
  expect(told).toEqual([])
})

test.each(['4410%2088-1199', 'zulma%40casilla.zz', ''])(
  'a text that may lead to a person, or none, is not told: %s',
  async (query) => {
    publish({ stores })
    const told = listen()
    renderApp(`/prueba?q=${query}`)
    expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
    await settle()
    expect(told).toEqual([])
  },
)

test('where a list cannot be had, or the device is offline, nothing is told', async () => {
  publish({ stores })
  const told = listen()
  breakFile('profesionales.json')
  renderApp('/prueba?q=mirador')
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
  await settle()
  cleanup()
  publish({ stores })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderApp('/prueba?q=mirador')
  expect(await screen.findByText('No se encontraron resultados')).toBeTruthy()
  await settle()
  expect(told).toEqual([])
})

test.each([
  ['no answer', 'astronave', 0],
  ['a refusal', 'catamaran', 403],
  ['no CMS', 'submarinista', 503],
])('the visitor sees nothing of it when there is %s', async (_, query, status) => {
  publish({ stores })
  const told = listen(status)
  renderApp(`/prueba?q=${query}`)
  await waitFor(() => expect(told).toHaveLength(1))
  await settle()
  expect(screen.getByText('No se encontraron resultados')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
