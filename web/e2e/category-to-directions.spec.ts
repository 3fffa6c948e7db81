import { slug } from '../src/catalog/slug.ts'
import { firstWith } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'

test('category, subcategory, store, directions', async ({ visitor, catalogue }) => {
  const store = firstWith(
    catalogue.stores,
    ({ isActive, location, subcategories }) =>
      isActive && location !== null && subcategories.length > 0,
  )
  const category = firstWith(
    catalogue.site.categories,
    ({ name, subcategories }) => store.categories.includes(name) && subcategories.length > 0,
  )
  const subcategory = firstWith(store.subcategories, () => true)

  await visitor.goto('/categories')
  await visitor.getByRole('main').getByRole('link', { name: category.name, exact: true }).click()
  await expect(visitor).toHaveURL(`/category/${category.slug}/subcategories`)
  await expect(visitor.getByRole('link', { name: 'Ver Todo' })).toBeVisible()
  await visitor.getByRole('link', { name: subcategory.name, exact: true }).click()
  await expect(visitor).toHaveURL(`/subcategory/${slug(subcategory.name)}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(subcategory.name)

  const cards = visitor.getByRole('main').getByRole('article')
  const verified = await cards
    .locator(':scope')
    .evaluateAll((found) => found.map((card) => card.textContent?.includes('Verificado')))
  expect(verified).toEqual([...verified].sort((one, other) => Number(other) - Number(one)))

  await cards.getByRole('link', { name: store.name, exact: true }).click()
  await expect(visitor).toHaveURL(`/store/${store.slug}`)
  const { lat, lng } = store.location ?? { lat: NaN, lng: NaN }
  const directions = visitor.getByRole('link', { name: 'Cómo llegar' }).first()
  await expect(directions).toHaveAttribute('href', new RegExp(`[?&]destination=${lat},${lng}$`))
  await expect(directions).toHaveAttribute('target', '_blank')
})
