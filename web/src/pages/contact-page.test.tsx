import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { siteRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { breakFile, publish, server } from '../testing/server.ts'
import { expectTitle } from '../testing/expect-title.ts'

const lead = { Nombre: 'Ana Sosa', Email: 'ana@correo.example', Teléfono: '3777 55-5101' }
const OUTSIDE = 'https://script.example/macros/exec'

interface Received {
  type: string | null
  key: string | null
  body: URLSearchParams
}

/** Takes what is sent and answers with each status in turn, the last one ever after. */
function receiveLeads(statuses: number[], address = '/api/leads') {
  const received: Received[] = []
  server.use(
    http.post(address, async ({ request }) => {
      received.push({
        type: request.headers.get('Content-Type'),
        key: request.headers.get('Idempotency-Key'),
        body: new URLSearchParams(await request.text()),
      })
      const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200
      return new HttpResponse(null, { status })
    }),
  )
  return received
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const texts = () => Object.keys(lead).map((name) => field(name).value)

async function openForm(site = siteRecord()) {
  publish({ site })
  const app = renderApp('/contacto')
  await screen.findByRole('heading', { name: 'CONTACTANOS' })
  return app
}

async function fillIn(user: UserEvent, texts: Partial<typeof lead> = lead) {
  for (const [name, text] of Object.entries(texts)) await user.type(field(name), text)
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar' }))

function expectLogged() {
  expect(console.error).toHaveBeenCalledWith('The lead form could not be sent', expect.any(Error))
  const logged = vi.mocked(console.error).mock.calls.map(String).join()
  for (const text of Object.values(lead)) expect(logged).not.toContain(text)
  vi.mocked(console.error).mockClear()
}

const quietLog = () => vi.mocked(console.error).mockImplementation(() => {})

test('the page has its title, the way home and a form for nombre, email and teléfono', async () => {
  await openForm()
  expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Volver al inicio' })
  expect(back.getAttribute('href')).toBe('/')
  await expectTitle('Contacto | Goya a un clic')
  const attributes = Object.keys(lead).map((name) => {
    const { type, autocomplete, required } = field(name)
    return [type, autocomplete, required]
  })
  expect(attributes).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['tel', 'tel', true],
  ])
  const privacy = screen.getByRole('link', { name: 'Cómo cuidamos tus datos' })
  expect(privacy.getAttribute('href')).toBe('/privacidad')
})

test('who thinks of joining is told that it is free, shown an example and answered by WhatsApp', async () => {
  await openForm()
  expect(screen.getByText(/Sumate gratis: dejanos tus datos/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver un ejemplo' }).getAttribute('href')).toBe('/ejemplo')
  const chat = screen.getByRole('link', { name: 'Consultá por WhatsApp' }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/5493777555000\?text=/)
})

test('who reads how data are cared for and comes back finds what was written', async () => {
  const { user, router } = await openForm()
  await user.type(field('Nombre'), 'Ana')
  await user.click(screen.getByRole('link', { name: 'Cómo cuidamos tus datos' }))
  await screen.findByRole('heading', { level: 1, name: /Privacidad|datos/ })
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'Contacto' })
  expect(field('Nombre').value).toBe('Ana')
})

test('without a number of the product nobody is sent to a chat', async () => {
  await openForm(siteRecord({ phone: '' }))
  expect(screen.queryByRole('link', { name: 'Consultá por WhatsApp' })).toBeNull()
})

test('a sent form is form-encoded, named by a key, and thanked for after a 2xx', async () => {
  const received = receiveLeads([201])
  const { user } = await openForm()
  await fillIn(user)
  await send(user)
  const dialog = await screen.findByRole('dialog', { name: '¡Formulario enviado!' })
  expect(within(dialog).getByText('Gracias por tu interés, te contactaremos pronto.')).toBeTruthy()
  expect(dialog.querySelectorAll('svg')).toHaveLength(1)
  expect(received).toHaveLength(1)
  expect(received[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
  expect(received[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect([...(received[0]?.body ?? [])]).toEqual([
    ['nombre', 'Ana Sosa'],
    ['email', 'ana@correo.example'],
    ['telefono', '3777 55-5101'],
    ['sitio_web', ''],
  ])
  expect(texts()).toEqual(['', '', ''])
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([400, 403, 413, 429, 500, 503])('a %d is a failure, not a success', async (status) => {
  receiveLeads([status])
  const { user } = await openForm()
  quietLog()
  await fillIn(user)
  await send(user)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Hubo un error al enviar el formulario.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(texts()).toEqual(['', '', ''])
  const chat = screen.getByRole('link', { name: 'Escribinos por WhatsApp' })
  expect(chat.getAttribute('href')).toContain('https://wa.me/5493777555000?text=')
  expectLogged()
})

test('an endpoint without answer is a failure', async () => {
  server.use(http.post('/api/leads', () => HttpResponse.error()))
  const { user } = await openForm()
  quietLog()
  await fillIn(user)
  await send(user)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expectLogged()
})

test('a retry sends the same lead under the same key, and the focus stays in the form', async () => {
  const received = receiveLeads([503, 201])
  const { user } = await openForm()
  quietLog()
  await fillIn(user)
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('dialog', { name: '¡Formulario enviado!' })
  expect(received.map(({ body }) => body.get('nombre'))).toEqual(['Ana Sosa', 'Ana Sosa'])
  expect(received[1]?.key).toBe(received[0]?.key)
  // What the thanks give it back to when they close.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expectLogged()
})

test('the same written again keeps its key, something else gets another', async () => {
  const received = receiveLeads([503, 503, 201])
  const { user } = await openForm()
  quietLog()
  for (const nombre of ['Ana Sosa', 'Ana Sosa', 'Ana Paz']) {
    const before = received.length
    await fillIn(user, { ...lead, Nombre: nombre })
    await send(user)
    await waitFor(() => expect(received.length).toBe(before + 1))
    await waitFor(() => expect(texts()).toEqual(['', '', '']))
  }
  expect(received[1]?.key).toBe(received[0]?.key)
  expect(received[2]?.key).not.toBe(received[0]?.key)
  expectLogged()
})

test('a double click sends once', async () => {
  const received: string[] = []
  server.use(
    http.post('/api/leads', async ({ request }) => {
      received.push(await request.text())
      await delay(50)
      return new HttpResponse(null, { status: 201 })
    }),
  )
  const { user } = await openForm()
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Enviar' }))
  await screen.findByRole('dialog')
  expect(received).toHaveLength(1)
})

test('what is missing or cannot be is told with its field, and nothing is sent', async () => {
  const received = receiveLeads([201])
  const { user } = await openForm()
  await fillIn(user, { Nombre: 'Ana Sosa', Email: 'ana@' })
  await send(user)
  expect(field('Nombre').getAttribute('aria-invalid')).toBe('false')
  const described = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(described('Email')).toContain('Ese email no parece completo.')
  expect(described('Teléfono')).toBe('Escribí tu teléfono.')
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Nombre').value).toBe('Ana Sosa')
  expect(received).toEqual([])
  await user.type(field('Email'), 'correo.example')
  expect(field('Email').getAttribute('aria-invalid')).toBe('false')
})

test('the trap is out of reach for people and sent along for the endpoint', async () => {
  const received = receiveLeads([201])
  const { user } = await openForm()
  const trap = document.querySelector<HTMLInputElement>('input[name="sitio_web"]')
  if (!trap) throw new Error('The form has no trap')
  expect(trap.tabIndex).toBe(-1)
  expect(screen.queryByRole('textbox', { name: 'No completar' })).toBeNull()
  await fillIn(user)
  trap.value = 'https://robot.example'
  await send(user)
  await screen.findByRole('dialog')
  expect(received[0]?.body.get('sitio_web')).toBe('https://robot.example')
})

test('to an outside script only the three fields go, and its answer is not read', async () => {
  const received = receiveLeads([500], OUTSIDE)
  const { user } = await openForm(siteRecord({ leadEndpoint: OUTSIDE }))
  await fillIn(user)
  await send(user)
  await screen.findByRole('dialog', { name: '¡Formulario enviado!' })
  expect([...(received[0]?.body.keys() ?? [])]).toEqual(['nombre', 'email', 'telefono'])
})

test('an outside script that cannot be reached is a failure', async () => {
  server.use(http.post(OUTSIDE, () => HttpResponse.error()))
  const { user } = await openForm(siteRecord({ leadEndpoint: OUTSIDE }))
  quietLog()
  await fillIn(user)
  await send(user)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expectLogged()
})

test('the form is there even when the configuration cannot be loaded', async () => {
  const received = receiveLeads([201])
  publish()
  breakFile('sitio.json')
  const { user } = renderApp('/contacto')
  await screen.findByRole('heading', { name: 'CONTACTANOS' })
  await fillIn(user)
  await send(user)
  await screen.findByRole('dialog')
  expect(received).toHaveLength(1)
})
