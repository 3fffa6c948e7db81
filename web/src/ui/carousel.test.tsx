import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const VISIBLE = 400

/** A carousel whose content is as wide as given; the observer reports as a browser does at first. */
function show(contentWidth: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(VISIBLE)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth)
  let report: () => void = () => {}
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function observe(callback) {
    const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
    report = () => callback([], observer)
    return observer
  })
  render(
    <Carousel label="Ofertas">
      <li>Pan</li>
    </Carousel>,
    { wrapper: MemoryRouter },
  )
  act(() => report())
  const row = screen.getByRole('list', { name: 'Ofertas' })
  const scrollTo = (left: number) => {
    row.scrollLeft = left
    fireEvent.scroll(row)
  }
  return { scrollTo }
}

const buttonOf = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `${name}: Ofertas` })
const isOffered = (name: string) => buttonOf(name).ariaDisabled === 'false'
const offered = () => ['Anteriores', 'Siguientes'].filter(isOffered)

test('a row that shows all it has offers no way on', () => {
  show(VISIBLE)
  expect(offered()).toEqual([])
})

test('a longer row offers the ways in which there is more', () => {
  const { scrollTo } = show(1000)
  expect(offered()).toEqual(['Siguientes'])
  scrollTo(300)
  expect(offered()).toEqual(['Anteriores', 'Siguientes'])
  scrollTo(1000 - VISIBLE)
  expect(offered()).toEqual(['Anteriores'])
})

test('a button that brought the row to its end does nothing more, and keeps the focus', () => {
  const { scrollTo } = show(1000)
  const scrollBy = vi.fn()
  screen.getByRole('list', { name: 'Ofertas' }).scrollBy = scrollBy
  const next = buttonOf('Siguientes')
  next.focus()
  fireEvent.click(next)
  expect(scrollBy).toHaveBeenCalledOnce()
  scrollTo(1000 - VISIBLE)
  fireEvent.click(next)
  expect(scrollBy).toHaveBeenCalledOnce()
  expect(next.disabled).toBe(false)
})
