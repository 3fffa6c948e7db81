import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PlaceMap } from './place-map.tsx'

test('the marker opens a popup with name and address that leads to directions', async () => {
  render(
    <PlaceMap
      location={{ lat: -29.14, lng: -59.26 }}
      name="La Casa <b>"
      address="Colón 100"
      directions="https://www.google.com/maps/dir/?api=1&destination=-29.14,-59.26"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Marcador de La Casa <b>' }))
  const popup = await screen.findByRole('link', { name: /La Casa <b>.*Colón 100/ })
  expect(popup.getAttribute('href')).toContain('destination=-29.14,-59.26')
  expect(popup.getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toBeTruthy()
})
