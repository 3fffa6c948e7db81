import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BannerVideo } from './banner-video.tsx'

const show = () => render(<BannerVideo video="/media/rio.mp4" poster="/media/rio.webp" />)

test('the video plays silently, endlessly, and can be paused and played', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  show()
  const video = screen.getByLabelText<HTMLVideoElement>('Video de portada')
  expect([video.muted, video.loop, video.autoplay]).toEqual([true, true, true])
  expect(video.textContent).toBe('Tu navegador no admite videos.')
  await userEvent.click(screen.getByRole('button', { name: 'Pausar video' }))
  expect(pause.mock.contexts).toEqual([video])
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir video' }))
  expect(play.mock.contexts).toEqual([video])
})

test('under reduced motion only the poster is loaded', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { container } = show()
  expect(screen.queryByLabelText('Video de portada')).toBeNull()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/rio.webp')
})

test('under data saver only the poster is loaded', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  show()
  expect(screen.queryByLabelText('Video de portada')).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})
