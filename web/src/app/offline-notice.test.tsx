import { KEPT_HEADER } from '@guia/contract'
import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { liveRelease } from '../api/public-file.ts'
import { server } from '../testing/server.ts'
import { OfflineNotice } from './offline-notice.tsx'

function loseTheSignal(isLost: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isLost)
  act(() => void window.dispatchEvent(new Event(isLost ? 'offline' : 'online')))
}

test('without a signal it says of when the data is, and goes when the signal is back', async () => {
  const time = new Date(2026, 10, 25, 18, 4).toISOString()
  server.use(http.get('/publicacion.json', () => HttpResponse.json({ content: 'una', time })))
  render(<OfflineNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  loseTheSignal(true)
  expect(await screen.findByText('Sin señal: datos del 25 de noviembre, 18:04')).toBeTruthy()
  loseTheSignal(false)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('where nothing tells of when they are, it says that there is no signal', async () => {
  server.use(http.get('/publicacion.json', () => HttpResponse.error()))
  render(<OfflineNotice />)
  loseTheSignal(true)
  expect(await screen.findByText('Sin señal')).toBeTruthy()
})

test('what a device had kept is told of, whatever the device says of its network', async () => {
  const body = { content: 'una', time: new Date(2026, 10, 25, 18, 4).toISOString() }
  server.use(
    http.get('/publicacion.json', () =>
      HttpResponse.json(body, { headers: { [KEPT_HEADER]: '' } }),
    ),
  )
  render(<OfflineNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => void (await liveRelease()))
  expect(screen.getByRole('status').textContent).toMatch(/^Sin señal: datos del 25/)
})
