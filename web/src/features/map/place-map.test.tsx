import { TILE_ORIGINS } from '@guia/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Map as LeafletMap, PosAnimation } from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlaceMap } from './place-map.tsx'

const PLACE = { lat: -29.14, lng: -59.26 }
const TOUCH_DRAG = 'leaflet-touch-drag'
const TOUCH_ZOOM = 'leaflet-touch-zoom'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(350)
})

/** The map of a device whose main pointer is a finger, or of a visitor who prefers less motion. */
function showOn({ isMobile = false, isStill = false }) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query.includes('reduced-motion') ? isStill : isMobile
    return { matches } as MediaQueryList
  })
  const { container } = render(
    <PlaceMap location={PLACE} name="Sur" address="" state={null} directions="" />,
  )
  const map = container.querySelector<HTMLElement>('.leaflet-container')
  if (!map) throw new Error('There is no map')
  return map
}

test('the map begins at zoom 15', () => {
  const tiles = [...showOn({ isMobile: false }).querySelectorAll('img.leaflet-tile')]
  expect(tiles.length).toBeGreaterThan(0)
  for (const tile of tiles) {
    const { origin, pathname } = new URL(tile.getAttribute('src') ?? '')
    expect(TILE_ORIGINS).toContain(origin)
    expect(pathname).toMatch(/^\/15\/\d+\/\d+/)
  }
})

test('on a phone a finger neither drags nor zooms the map', () => {
  const { classList } = showOn({ isMobile: true })
  expect([classList.contains(TOUCH_DRAG), classList.contains(TOUCH_ZOOM)]).toEqual([false, false])
})

test('elsewhere the map can be dragged', () => {
  expect(showOn({ isMobile: false }).classList.contains(TOUCH_DRAG)).toBe(true)
})

test.each([
  ['moves at once', { isStill: true }, 0],
  ['glides', { isStill: false }, 1],
])('the map %s for a visitor with %o', (_, visitor, times) => {
  const map = showOn(visitor)
  const glide = vi.spyOn(PosAnimation.prototype, 'run')
  const moved = vi.spyOn(LeafletMap.prototype, 'fire')
  fireEvent.focus(map)
  fireEvent.keyDown(map, { keyCode: 39 })
  expect(moved.mock.calls.map(([event]) => event)).toContain('movestart')
  expect(glide).toHaveBeenCalledTimes(times)
})

test('the wheel scrolls the page, not the map', () => {
  // What the map takes for itself, it keeps from the page.
  expect(fireEvent.wheel(showOn({ isMobile: false }), { deltaY: 100 })).toBe(true)
})

test('the marker opens a popup with name and address that leads to directions', async () => {
  render(
    <PlaceMap
      location={{ lat: -29.14, lng: -59.26 }}
      name="La Casa <b>"
      address="Colón 100"
      state="Abierto"
      directions="https://www.google.com/maps/dir/?api=1&destination=-29.14,-59.26"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Marcador de La Casa <b>' }))
  const popup = await screen.findByRole('link', { name: /La Casa <b>.*Colón 100.*Abierto/ })
  expect(popup.getAttribute('href')).toContain('destination=-29.14,-59.26')
  expect(popup.getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toBeTruthy()
})
