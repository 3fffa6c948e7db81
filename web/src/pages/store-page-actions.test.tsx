import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { siteRecord, storeRecord } from '../testing/records.ts'
import { renderApp } from '../testing/render-app.tsx'
import { publish, server } from '../testing/server.ts'

const LINK = 'http://localhost:3000/store/la-espiga'
const fields = { id: 5, name: 'La Espiga', whatsapp: '5493777555105' }

async function openStore(more: Parameters<typeof storeRecord>[0] = {}) {
  publish({ stores: [storeRecord({ ...fields, ...more })] })
  const app = renderApp('/store/la-espiga')
  await screen.findByRole('heading', { level: 1, name: 'La Espiga' })
  return app
}

const button = (name: string) => screen.getByRole('button', { name })

/** Gives the browser native sharing, which ends as `outcome` says. */
function withNativeSharing(outcome: () => Promise<void>) {
  const share = vi.fn<(content: ShareData) => Promise<void>>(outcome)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return share
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('Compartir opens the native sharing with name and link', async () => {
  const share = withNativeSharing(async () => {})
  const { user } = await openStore()
  await user.click(button('Compartir'))
  expect(share).toHaveBeenCalledWith({
    title: 'La Espiga',
    text: 'Mirá La Espiga en Goya a un clic',
    url: LINK,
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a visitor who gives up sharing sees nothing more', async () => {
  withNativeSharing(() => Promise.reject(new DOMException('gave up', 'AbortError')))
  const { user } = await openStore()
  await user.click(button('Compartir'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without native sharing an alert shows invitation and link, which can be copied', async () => {
  const { user } = await openStore()
  await user.click(button('Compartir'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`Mirá La Espiga en Goya a un clic: ${LINK}`)
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(LINK)
  await user.click(button('Copiar enlace'))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Enlace copiado al portapapeles'),
  )
  expect(await navigator.clipboard.readText()).toBe(LINK)
  await user.click(button('Cerrar aviso'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button('Compartir'))
  await screen.findByRole('alert')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a link that cannot be copied is shown instead', async () => {
  const { user } = await openStore()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(button('Compartir'))
  await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(`No pudimos copiar el enlace. ${LINK}`),
  )
})

test('the QR code of the link opens in a window', async () => {
  const { user } = await openStore()
  await user.click(button('Código QR'))
  const sheet = within(screen.getByRole('dialog', { name: 'Código QR' }))
  const code = await sheet.findByRole('img', { name: 'Código QR de La Espiga' })
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/)
  expect(sheet.getByText(LINK)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an error is reported to the product over WhatsApp, with store, field and link', async () => {
  const { user } = await openStore()
  await user.click(button('Informar un error'))
  const sheet = within(screen.getByRole('dialog', { name: 'Informar un error' }))
  await user.click(sheet.getByRole('radio', { name: 'Dirección o ubicación' }))
  const link = sheet.getByRole('link', { name: 'Informar por WhatsApp' })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.pathname).toBe('/5493777555000')
  expect(url.searchParams.get('text')).toBe(
    `Hola! Quiero informar un error en La Espiga.\nQué está mal: Dirección o ubicación\n${LINK}`,
  )
})

test('without a number of the product no error can be reported', async () => {
  publish({ stores: [storeRecord(fields)], site: siteRecord({ phone: '' }) })
  renderApp('/store/la-espiga')
  await screen.findByRole('button', { name: 'Código QR' })
  expect(screen.queryByRole('button', { name: 'Informar un error' })).toBeNull()
})

test('photographs are shown when there are any', async () => {
  await openStore({ gallery: ['/media/0123456789abcdef-photo-1280.webp'] })
  const photos = within(screen.getByRole('region', { name: 'Fotos' }))
  expect(photos.getByRole('link', { name: 'Foto 1 de La Espiga' })).toBeTruthy()
})

test('a store without photographs has no section for them', async () => {
  await openStore()
  expect(screen.queryByRole('region', { name: 'Fotos' })).toBeNull()
})

/** Catches the downloaded file. */
function catchDownload() {
  const files: { name: string; blob: Blob }[] = []
  let last = new Blob()
  URL.createObjectURL = (blob) => {
    last = blob as Blob
    return 'blob:card'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last })
  })
  return files
}

const OTHER = '/media/fedcba9876543210-letrero-384.webp'
const LOGO = '/media/0123456789abcdef-logo-384.webp'

test('Guardar en Contactos downloads a card with name, number and logo', async () => {
  const files = catchDownload()
  server.use(
    http.get(LOGO, () =>
      HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer, {
        headers: { 'Content-Type': 'image/webp' },
      }),
    ),
  )
  const { user } = await openStore({ image: OTHER, logo: LOGO })
  await user.click(screen.getByRole('link', { name: 'Guardar en Contactos' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('La Espiga.vcf')
  expect(files[0]?.blob.type).toBe('text/vcard;charset=utf-8')
  const lines = (await files[0]?.blob.text())?.split('\r\n')
  expect(lines).toContain('FN:La Espiga')
  expect(lines).toContain('TEL;TYPE=CELL:+5493777555105')
  expect(lines).toContain('PHOTO;ENCODING=b;TYPE=WEBP:AQID')
})

test.each([
  ['cannot be fetched', () => new HttpResponse(null, { status: 404 })],
  ['is no photograph', () => HttpResponse.html('<p>Hola</p>')],
])('a logo that %s is logged and left out', async (_, answer) => {
  const files = catchDownload()
  server.use(http.get(LOGO, answer))
  const { user } = await openStore({ image: LOGO })
  vi.mocked(console.error).mockImplementation(() => {})
  await user.click(screen.getByRole('link', { name: 'Guardar en Contactos' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]?.blob.text()
  expect(text).toContain('FN:La Espiga')
  expect(text).not.toContain('PHOTO')
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'The contact card is made without photo',
    expect.any(Error),
  )
  vi.mocked(console.error).mockClear()
})

test('a store without WhatsApp cannot be saved and says so', async () => {
  const files = catchDownload()
  const { user } = await openStore({ whatsapp: '' })
  await user.click(button('Guardar en Contactos'))
  expect(screen.getByRole('alert').textContent).toBe('Este comercio no tiene número de WhatsApp')
  expect(files).toEqual([])
})

test('an inactive store offers neither sharing nor saving', async () => {
  await openStore({ isActive: false })
  expect(screen.queryByText('Guardar en Contactos')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull()
})
