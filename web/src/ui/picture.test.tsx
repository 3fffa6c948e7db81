import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const url = '/media/0123456789abcdef-logo-384.webp'

test('a published image comes in every width of both formats, when it is needed', () => {
  const { container } = render(<Picture url={url} alt="Logo" kind="logo" sizes="80px" />)
  const image = screen.getByRole('img', { name: 'Logo' })
  expect(image.getAttribute('loading')).toBe('lazy')
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(sources[0]?.srcset).toContain('/media/0123456789abcdef-logo-96.avif 96w')
})

test('a sharp screen gets two points a pixel, and all of them where it is looked at closely', () => {
  const sizesOf = (isSharp?: boolean) => {
    const sizes = '(min-width: 48rem) 30rem, 85vw'
    const image = (
      <Picture url={url} alt="" kind="logo" sizes={sizes} {...(isSharp && { isSharp })} />
    )
    return [...render(image).container.querySelectorAll('source')].map((source) => source.sizes)
  }
  const twice = '(min-resolution: 2.5dppx) calc(85vw * 2 / 3), (min-width: 48rem) 30rem, 85vw'
  expect(sizesOf()).toEqual([twice, twice])
  expect(sizesOf(true)[0]).toBe('(min-width: 48rem) 30rem, 85vw')
})

test('without address a drawing stands in, named when the picture has a name', () => {
  const { container } = render(<Picture url="" alt="" kind="logo" sizes="80px" />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  render(<Picture url="" alt="Banner" kind="banner" sizes="80px" />)
  expect(screen.getByRole('img', { name: 'Banner' })).toBeTruthy()
})

test('an image that cannot be loaded gives way to the drawing', () => {
  const { container } = render(<Picture url={url} alt="Logo" kind="logo" sizes="80px" />)
  fireEvent.error(screen.getByRole('img', { name: 'Logo' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Logo' }).tagName).toBe('svg')
})
