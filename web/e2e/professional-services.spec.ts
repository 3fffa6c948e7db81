import { expect, test } from './support/test.ts'

test('the grid of professional services opens by click and by Enter', async ({
  visitor,
  catalogue,
}) => {
  await visitor.goto('/')
  const banner = visitor.getByRole('button', { name: 'Servicios Profesionales' })
  const grid = visitor.getByRole('list', { name: 'Categorías de profesionales' })
  await expect(banner).toHaveAttribute('aria-expanded', 'false')
  await expect(grid).toHaveCount(0)

  await banner.click()
  await expect(banner).toHaveAttribute('aria-expanded', 'true')
  await expect(grid.getByRole('link')).toHaveCount(10)
  const labels = await grid
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  expect(labels).toEqual(
    catalogue.site.professionalCategories.slice(0, 10).map(({ name }) => `Ir a categoría ${name}`),
  )
  await expect(grid.getByText('Ver profesionales')).toHaveCount(10)
  await banner.click()
  await expect(grid).toHaveCount(0)

  await banner.press('Enter')
  await expect(grid.getByRole('link')).toHaveCount(10)
  await visitor.getByRole('button', { name: 'VER MENOS' }).click()
  await expect(grid).toHaveCount(0)
  await expect(banner).toBeInViewport()
  await expect(banner).toBeFocused()
})

test('Enter on a card leads to the professionals of its category', async ({
  visitor,
  catalogue,
}) => {
  const [, category] = catalogue.site.professionalCategories
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Servicios Profesionales' }).click()
  await visitor.getByRole('link', { name: `Ir a categoría ${category?.name}` }).press('Enter')
  await expect(visitor).toHaveURL(`/profesionales/${category?.route}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(category?.name ?? '')
})
