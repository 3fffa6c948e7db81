import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Menu } from './menu.tsx'

test('a menu opened again at once stays open when the browser tells of its closing', () => {
  render(<Menu links={[]} />, { wrapper: MemoryRouter })
  const opener = screen.getByRole('button', { name: 'Abrir menú' })
  fireEvent.click(opener)
  const menu = screen.getByRole('dialog', { name: 'Menú' })

  // Escape: the browser asks, closes, and tells of it in a task of its own.
  fireEvent(menu, new Event('cancel'))
  menu.removeAttribute('open')
  fireEvent.click(opener)
  fireEvent(menu, new Event('close'))
  expect(menu.hasAttribute('open')).toBe(true)
})
