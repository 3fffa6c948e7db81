import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePreHydrationTaps } from './layout-hooks.ts'
import './pre-hydration-taps.ts'

function App() {
  usePreHydrationTaps()
  return null
}

test('a button that is tapped before the app is there is pressed by it, once', () => {
  const press = vi.fn()
  const send = vi.fn()
  document.body.innerHTML = `
    <button type="button"><span>Menú</span></button><button type="button">Otro</button>
    <form><button>Enviar</button></form>`
  const [menu, other, submit] = screen.getAllByRole('button')
  fireEvent.click(screen.getByText('Menú'))
  fireEvent.click(screen.getByText('Menú'))
  fireEvent.click(submit!)
  for (const button of [menu, other]) button?.addEventListener('click', press)
  submit?.addEventListener('click', send)

  render(<App />)
  expect(press).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
  expect(document.querySelector('[data-tapped]')).toBeNull()

  fireEvent.click(menu!)
  expect(press).toHaveBeenCalledTimes(2)
  expect(document.querySelector('[data-tapped]')).toBeNull()
})

test('a link that the app opens on the page waits for it, another one is followed', () => {
  delete document.documentElement.dataset['takenOver']
  document.body.innerHTML = '<a href="#foto" data-pressed-later>Foto</a><a href="#otra">Otra</a>'
  const [photo, other] = screen.getAllByRole('link')
  // What fireEvent gives back: whether the browser goes on to what a click does by itself.
  expect(fireEvent.click(photo!)).toBe(false)
  expect(fireEvent.click(other!)).toBe(true)
  const press = vi.fn((event: Event) => event.preventDefault())
  photo?.addEventListener('click', press)
  render(<App />)
  expect(press).toHaveBeenCalledOnce()
})
