import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveBar } from './save-bar.tsx'

const FILE = '/store/la-espiga/la-espiga.vcf'
const contact = { name: 'La Espiga', whatsapp: '5493777555105', image: '', file: FILE }

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'
const IN_APP = ANDROID.replace('Pixel 8', 'Pixel 8; wv')

function withBrowser(userAgent: string, maxTouchPoints = 0) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true })
}

interface Download {
  name: string
  href: string | null
}

/** Catches the files that the page hands over; `makeBlob` is what the browser does with them. */
function catchDownloads(makeBlob: () => string = () => 'blob:card') {
  const files: Download[] = []
  URL.createObjectURL = makeBlob
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, href: this.getAttribute('href') })
  })
  return files
}

/** Presses the link; whether the browser was left to follow it. */
async function press(): Promise<boolean> {
  let follows = false
  const stop = (event: Event) => {
    follows = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stop)
  await userEvent.setup().click(screen.getByRole('link', { name: 'Guardar en Contactos' }))
  window.removeEventListener('click', stop)
  return follows
}

afterEach(() => Reflect.deleteProperty(navigator, 'maxTouchPoints'))

test.each([
  ['Android', ANDROID, 5],
  ['a Mac', MAC, 0],
])('on %s the page makes the card, named after the business', async (_, userAgent, touch) => {
  withBrowser(userAgent, touch)
  const files = catchDownloads()
  render(<SaveBar kind="store" contact={contact} phone="" />)
  expect(await press()).toBe(false)
  await waitFor(() => expect(files).toEqual([{ name: 'La Espiga.vcf', href: 'blob:card' }]))
})

test.each([
  ['an iPhone', IPHONE, 5],
  ['an iPad', MAC, 5],
  ['a browser inside another app', IN_APP, 5],
])('on %s the link leads to the file of the site', async (_, userAgent, touch) => {
  withBrowser(userAgent, touch)
  const files = catchDownloads()
  render(<SaveBar kind="store" contact={contact} phone="" />)
  expect(await press()).toBe(true)
  expect(files).toEqual([])
})

test('a browser that cannot make the file fetches it from the site', async () => {
  withBrowser(ANDROID, 5)
  const files = catchDownloads(() => {
    throw new Error('refused')
  })
  vi.mocked(console.error).mockImplementation(() => {})
  render(<SaveBar kind="store" contact={contact} phone="" />)
  expect(await press()).toBe(false)
  await waitFor(() => expect(files).toEqual([{ name: 'La Espiga.vcf', href: FILE }]))
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'The contact card is fetched from the site',
    expect.any(Error),
  )
  vi.mocked(console.error).mockClear()
})

test('without scripts the bar is a plain link to the file', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SaveBar kind="store" contact={contact} phone="" />,
  )
  const link = screen.getByRole('link', { name: 'Guardar en Contactos' })
  expect(link.getAttribute('href')).toBe(FILE)
  expect(link.getAttribute('target')).toBeNull()
  document.body.innerHTML = ''
})

test('without WhatsApp number there is no file, and an alert says so', async () => {
  const files = catchDownloads()
  render(<SaveBar kind="professional" contact={{ ...contact, whatsapp: '' }} phone="" />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Guardar en Contactos' }))
  expect(screen.getByRole('alert').textContent).toBe('Este profesional no tiene número de WhatsApp')
  expect(files).toEqual([])
})

test('who has a telephone alone is called from the bar', () => {
  render(<SaveBar kind="store" contact={{ ...contact, whatsapp: '' }} phone="3777555123" />)
  const call = screen.getByRole('link', { name: 'Llamar' })
  expect(call.getAttribute('href')).toBe('tel:3777555123')
})

test('who has WhatsApp and a telephone is written to', () => {
  render(<SaveBar kind="store" contact={contact} phone="3777555123" />)
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Llamar' })).toBeNull()
})
