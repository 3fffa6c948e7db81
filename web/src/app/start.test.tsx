import { PAGE_DATA_ID, type PageData } from '@guia/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storesResource } from '../api/lists.ts'
import { COMPLETE, PUBLISHED_PAGES, STORE } from '../testing/published-pages.ts'
import { publish } from '../testing/server.ts'
import { withoutBrowser } from '../testing/without-browser.ts'
import { renderPage } from './render-page.tsx'
import { startApp } from './start.tsx'

let started: Root | null = null

afterEach(() => {
  act(() => started?.unmount())
  started = null
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

const STORE_PAGE: PageData = {
  page: '/store/la-espiga',
  site: { ...COMPLETE.site, categories: [], professionalCategories: [] },
  store: STORE,
  parts: ['site'],
}

/**
 * Opens a published page at an address, by default its own; the result is its heading. `actBefore`
 * is what the visitor does before the app is there.
 */
async function open(
  data: PageData,
  address = data.page === '*' ? '/no-existe' : data.page,
  actBefore: () => void = () => {},
) {
  const { html } = await withoutBrowser(() => renderPage(data.page, data))
  const root = document.createElement('div')
  root.innerHTML = html
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = PAGE_DATA_ID
  script.textContent = JSON.stringify(data)
  document.body.append(root, script)
  history.replaceState(history.state, '', address)
  const rendered = root.querySelector('h1')
  actBefore()
  await act(async () => {
    started = await startApp(root)
  })
  return rendered
}

const heading = () => screen.getByRole('heading', { level: 1 })

describe('the page that was rendered is taken over as it stands, without any request', () => {
  test.each(PUBLISHED_PAGES.map((one) => [one.data.page, one] as const))(
    '%s',
    async (_page, { data, heading: text }) => {
      const rendered = await open(data)
      expect(heading()).toBe(rendered)
      expect(heading().textContent).toBe(text)
    },
  )

  test.each([
    '/store/la-espiga/',
    '/store/la-espiga/index.html',
    '/store/la-espiga?utm_source=diario&fbclid=x',
    '/store/la-espiga#mapa',
  ])('%s', async (address) => {
    expect(await open(STORE_PAGE, address)).toBe(heading())
    expect(location.pathname).toBe('/store/la-espiga')
  })
})

test('what the visitor’s clock and device know is filled in afterwards', async () => {
  localStorage.setItem('favoritos', '[1]')
  await open(STORE_PAGE)
  expect(screen.getByText(/^(Abierto|Cerrado)$/)).toBeTruthy()
  expect(screen.getByText('Hoy')).toBeTruthy()
  const heart = screen.getByRole('button', { name: 'Favorito: La Espiga' })
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('the home page says what is open of the hours alone: no list of stores is read for it', async () => {
  publish({ ...COMPLETE })
  const home = PUBLISHED_PAGES.find(({ data: { page } }) => page === '/')!.data
  await open(home)
  await screen.findByRole('link', { name: /^Abierto ahora \(\d+\)$/ }, { timeout: 4_000 })
  expect(storesResource.peek()).toBeUndefined()
})

describe('what the visitor does before the app is there', () => {
  const contactPage = PUBLISHED_PAGES.find(({ data: { page } }) => page === '/contacto')!.data
  const box = () => screen.getByRole<HTMLInputElement>('searchbox')
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  test('a search goes to the results’ own address: the browser can send it', async () => {
    await open(STORE_PAGE, STORE_PAGE.page, () => {
      box().value = 'pan casero'
      const { action, method } = box().form!
      expect([new URL(action).pathname, method]).toEqual(['/prueba', 'get'])
      expect([...new FormData(box().form!)]).toEqual([['q', 'pan casero']])
    })
  })

  test('a search that was typed is run by an Enter that comes after', async () => {
    publish({ ...COMPLETE })
    await open(STORE_PAGE, STORE_PAGE.page, () => {
      box().value = 'ferreteria'
    })
    expect(box().value).toBe('ferreteria')
    await userEvent.setup().type(box(), '{Enter}')
    expect(
      await screen.findByRole('heading', { name: 'Resultados para “ferreteria”' }),
    ).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Ferretería Sosa' })).toBeTruthy()
  })

  test('what was written into the lead form stays, and can be completed', async () => {
    await open(contactPage, undefined, () => {
      field('Nombre').value = 'Ana Sosa'
      field('Email').value = 'ana@'
    })
    expect(field('Nombre').value).toBe('Ana Sosa')
    await userEvent.setup().type(field('Email'), 'correo.example')
    const texts = ['Nombre', 'Email', 'Teléfono'].map((name) => field(name).value)
    expect(texts).toEqual(['Ana Sosa', 'ana@correo.example', ''])
  })

  test('what is typed goes over to a page that its query has drawn anew, and so does the focus', async () => {
    publish({ ...COMPLETE })
    let before: Element | null = null
    await open(contactPage, '/contacto?q=1', () => {
      box().value = 'pan'
      field('Nombre').value = 'Ana Sosa'
      before = field('Email')
      field('Email').focus()
    })
    expect(field('Email')).not.toBe(before)
    expect(document.activeElement).toBe(field('Email'))
    expect([box().value, field('Nombre').value, field('Email').value]).toEqual([
      'pan',
      'Ana Sosa',
      '',
    ])
  })

  test('who came to the search box has the catalogue loaded', async () => {
    publish({ ...COMPLETE })
    await open(STORE_PAGE, STORE_PAGE.page, () => box().focus())
    await waitFor(() => expect(storesResource.peek()).toHaveLength(COMPLETE.stores.length))
  })
})

test.each(['/store/1', '/store/La%20Espiga'])(
  'the store that the site found by %s is shown without any request',
  async (address) => {
    await open(STORE_PAGE, address)
    expect(heading().textContent).toBe('La Espiga')
  },
)

test('the home page is found under its file’s name as well', async () => {
  const { data } = PUBLISHED_PAGES.find(({ data: { page } }) => page === '/')!
  expect(await open(data, '/index.html')).toBe(heading())
  expect(location.pathname).toBe('/')
})

describe('the page is drawn anew', () => {
  test('for a query that it reads', async () => {
    publish({ ...COMPLETE })
    const data = PUBLISHED_PAGES.find(({ data: { page } }) => page === '/prueba')!.data
    const rendered = await open(data, '/prueba?q=espiga')
    expect(await screen.findByRole('heading', { name: 'La Espiga' })).toBeTruthy()
    expect(rendered?.isConnected).toBe(false)
  })

  test('for a navigation state that the browser kept', async () => {
    publish({ ...COMPLETE })
    const data = PUBLISHED_PAGES.find(({ data: { page } }) => page === '/subcategory/panaderias')!
    history.replaceState({ usr: { categoryName: 'Pan' }, key: 'k' }, '')
    await open(data.data)
    expect(await screen.findByRole('heading', { level: 1, name: 'Pan' })).toBeTruthy()
  })

  test('where the page of unknown addresses stands at the address of a store', async () => {
    publish({ ...COMPLETE })
    await open({ ...STORE_PAGE, page: '*' }, '/store/nadie')
    expect(await screen.findByText('Tienda no encontrada')).toBeTruthy()
  })
})

test('a document without data is drawn from the public files', async () => {
  publish({ ...COMPLETE })
  const root = document.body.appendChild(document.createElement('div'))
  history.replaceState(null, '', '/store/la-espiga')
  await act(async () => {
    started = await startApp(root)
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'La Espiga' })).toBeTruthy()
})

test.each(['{"page":', '[]', '{"page":"/store/la-espiga","site":{}}'])(
  'data that cannot be read is as good as none: %s',
  async (text) => {
    publish({ ...COMPLETE })
    const root = document.body.appendChild(document.createElement('div'))
    const script = document.body.appendChild(document.createElement('script'))
    script.id = PAGE_DATA_ID
    script.type = 'application/json'
    script.textContent = text
    history.replaceState(null, '', '/store/la-espiga')
    await act(async () => {
      started = await startApp(root)
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'La Espiga' })).toBeTruthy()
  },
)

test('a rendered page that differs is told in the console', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => {})
  const { html } = await withoutBrowser(() => renderPage(STORE_PAGE.page, STORE_PAGE))
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html.replace('Belgrano 850', 'Otra calle')
  const script = document.body.appendChild(document.createElement('script'))
  script.id = PAGE_DATA_ID
  script.type = 'application/json'
  script.textContent = JSON.stringify(STORE_PAGE)
  history.replaceState(null, '', STORE_PAGE.page)
  await act(async () => {
    started = await startApp(root)
  })
  expect(logged.mock.calls.map(([text]) => text as string)).toContain(
    'The page was rendered in another way',
  )
  logged.mockClear()
})

test('from a page that was taken over the way goes on', async () => {
  publish({ ...COMPLETE })
  await open(STORE_PAGE)
  const user = userEvent.setup()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Alimentos' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Alimentos' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Don Quieto' })).toBeTruthy()
  expect(screen.getByRole('banner').textContent).toContain('Goya a un clic')
})
