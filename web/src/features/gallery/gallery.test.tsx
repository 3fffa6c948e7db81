import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Photo } from '../../catalog/photo.ts'
import { Gallery } from './gallery.tsx'

const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `/media/00000000000000${index + 10}-photo-1280.webp`,
    caption: index === 2 ? 'Vidriera de la calle Colón' : '',
  }))

const tiles = () => within(screen.getByRole('list', { name: 'Fotos de Sur' })).getAllByRole('link')

async function openAt(place: number, count = 9) {
  const user = userEvent.setup()
  render(<Gallery photos={photos(count)} name="Sur" />)
  const tile = tiles()[place - 1]
  if (!tile) throw new Error(`There is no photo ${place}`)
  await user.click(tile)
  const viewer = within(screen.getByRole('dialog', { name: 'Fotos de Sur' }))
  const index = () => viewer.getByRole('status').textContent
  const photo = () => viewer.getByRole('button', { name: /^Foto \d+ de Sur$/ })
  return { user, viewer, index, photo }
}

function swipe(element: HTMLElement, x: number, y = 0) {
  fireEvent.pointerDown(element, { clientX: 200, clientY: 300 })
  fireEvent.pointerUp(element, { clientX: 200 + x, clientY: 300 + y })
}

test('five of nine photographs are shown, the fifth offers them all', () => {
  render(<Gallery photos={photos(9)} name="Sur" />)
  expect(tiles()).toHaveLength(5)
  expect(
    tiles().map(({ textContent }) => textContent?.includes('Mostrar todas las fotos')),
  ).toEqual([false, false, false, false, true])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('five photographs or fewer carry no overlay', () => {
  render(<Gallery photos={photos(5)} name="Sur" />)
  expect(tiles()).toHaveLength(5)
  expect(screen.queryByText('Mostrar todas las fotos')).toBeNull()
})

test('what a photograph shows is its name, in the row and in the viewer', async () => {
  const { viewer } = await openAt(3)
  expect(tiles()[2]?.querySelector('img')?.alt).toBe('Vidriera de la calle Colón')
  expect(tiles()[3]?.querySelector('img')?.alt).toBe('Foto 4 de Sur')
  expect(viewer.getByRole('button', { name: 'Vidriera de la calle Colón' })).toBeTruthy()
  expect(viewer.getByText('Vidriera de la calle Colón')).toBeTruthy()
})

test('without the app, and in another tab, a photograph is an address of its own', () => {
  render(<Gallery photos={photos(2)} name="Sur" />)
  expect(tiles()[1]?.getAttribute('href')).toBe('/media/0000000000000011-photo-1280.webp')
  fireEvent.click(tiles()[1]!, { ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a photograph opens the viewer at its place, the close button closes it', async () => {
  const { user, viewer, index } = await openAt(2)
  expect(index()).toBe('2 / 9')
  await user.click(viewer.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a tap shows the next photograph, after the last the first', async () => {
  const { user, index, photo } = await openAt(5, 6)
  await user.click(photo())
  expect(index()).toBe('6 / 6')
  await user.click(photo())
  expect(index()).toBe('1 / 6')
})

test('a swipe of 50 px to the left shows the next photograph, to the right the one before', async () => {
  const { index, photo } = await openAt(1)
  swipe(photo(), -50)
  expect(index()).toBe('2 / 9')
  swipe(photo(), 50)
  swipe(photo(), 50)
  expect(index()).toBe('9 / 9')
})

test('a shorter or an upright way is no swipe', async () => {
  const { index, photo } = await openAt(1)
  swipe(photo(), -49)
  swipe(photo(), -60, 90)
  expect(index()).toBe('1 / 9')
})

test('the click at the end of a mouse swipe moves no further', async () => {
  const { index, photo } = await openAt(1)
  swipe(photo(), -80)
  fireEvent.click(photo())
  expect(index()).toBe('2 / 9')
})

test('the arrow keys move in both directions', async () => {
  const { user, index, photo } = await openAt(1)
  photo().focus()
  await user.keyboard('{ArrowLeft}')
  expect(index()).toBe('9 / 9')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(index()).toBe('2 / 9')
})

test('what the browser closes on Escape stays closed', async () => {
  await openAt(3)
  const viewer = screen.getByRole('dialog')
  viewer.removeAttribute('open')
  fireEvent(viewer, new Event('close'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
