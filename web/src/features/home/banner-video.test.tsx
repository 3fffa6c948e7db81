import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { BannerVideo } from './banner-video.tsx'

let whenIdle: (() => void)[] = []

beforeEach(() => {
  whenIdle = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => whenIdle.push(task))
  vi.stubGlobal('cancelIdleCallback', () => {})
})

/** A browser that has come to rest, which `connection` describes. */
function show(props: { video?: string; poster?: string } = {}, connection: object = {}) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const shown = render(<BannerVideo video="" poster="" {...props} />)
  const before = screen.queryByLabelText('Video de portada')
  act(() => whenIdle.forEach((task) => task()))
  Reflect.deleteProperty(navigator, 'connection')
  return { ...shown, before, video: screen.queryByLabelText<HTMLVideoElement>('Video de portada') }
}

const sourcesOf = (video: HTMLVideoElement | null) =>
  [...(video?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'))

test('the video plays silently, endlessly, and can be paused and played', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { video } = show({ video: '/media/rio.mp4', poster: '/media/rio.webp' })
  if (!video) throw new Error('no video')
  expect(sourcesOf(video)).toEqual(['/media/rio.mp4'])
  expect([video.muted, video.loop, video.autoplay]).toEqual([true, true, true])
  expect(video.textContent).toBe('Tu navegador no admite videos.')
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.playing(video)
  await userEvent.click(screen.getByRole('button', { name: 'Pausar video' }))
  expect(pause.mock.contexts).toEqual([video])
  fireEvent.pause(video)
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir video' }))
  expect(play.mock.contexts).toEqual([video])
})

test('without one of the staff it is the river, by day and by night, once the browser is idle', () => {
  const { video, before, container } = show()
  expect(before).toBeNull()
  expect(sourcesOf(video).map((src) => /(night|day)\.\w+$/.exec(src ?? '')?.[0])).toEqual([
    'night.webm',
    'night.mp4',
    'day.webm',
    'day.mp4',
  ])
  expect(container.querySelector('img')?.getAttribute('src')).toContain('day.svg')
})

test('under reduced motion only the poster is loaded', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { video, container } = show({ poster: '/media/rio.webp' })
  expect(video).toBeNull()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/rio.webp')
})

test.each([
  { saveData: true },
  { effectiveType: '3g' },
  { effectiveType: 'slow-2g' },
  { type: 'cellular', effectiveType: '4g' },
])(
  'under data saver, on mobile data and on a slow connection only the poster is loaded: %j',
  (connection) => {
    expect(show({}, connection).video).toBeNull()
    cleanup()
    whenIdle = []
    const onWifi = { saveData: false, effectiveType: '4g', type: 'wifi' }
    expect(show({}, onWifi).video).toBeTruthy()
  },
)
